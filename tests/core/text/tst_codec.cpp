// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/text/codec.h"

#include <QByteArray>
#include <QDir>
#include <QFile>
#include <QIODevice>
#include <QString>
#include <QStringList>
#include <QStringLiteral>
#include <QStringView>
#include <QTest>

#include <random>

using namespace crawlright::text;
using namespace std::string_literals;

namespace {

constexpr std::array<LineEnding, 3> allEndings{LineEnding::Lf, LineEnding::Cr, LineEnding::CrLf};

// QString::fromStdU16String would drop a U+FEFF at the start.
QString toQString(std::u16string_view text)
{
    return QStringView(text).toString();
}

// Inputs on heap blocks of exactly their size, so that a sanitizer sees an over-read.
struct Exact {
    explicit Exact(std::string_view bytes)
        : size(bytes.size())
        , data(new char[bytes.size()])
    {
        std::ranges::copy(bytes, data.get());
    }
    [[nodiscard]] std::string_view view() const { return {data.get(), size}; }
    std::size_t size;
    std::unique_ptr<char[]> data;
};

// One of many shapes of file: each is made of pieces that meet each other in the codec.
std::string randomBytes(std::mt19937& random)
{
    static const std::array<std::vector<std::string>, 8> shapes{{
        {"\r", "\n", "\r\n", "a"},
        {"\n", "a", "Disallow: /", "\xC2\xA0", "\xE2\x80\xA8", "\xE2\x80\xA9", "\xEF\xB7\x90",
         "\xEF\xB7\x91"},
        {"\xC2", "\xA0", "\xE2", "\x80", "\xA8", "\xF0", "\x9F", "\x98", "\xED", "\n", "\r"},
        {"\xED\xA0\xBD", "\xED\xB8\x80", "\xED\xB0\x8A", "\xED\xB4\x80", "\n", "x"},
        {"\xEF\xBB\xBF", "\0"s, "\n", "User-agent: *", "\x7F", "\x1F"},
        {std::string(300, 'a'), "\xF0\x9F\x98\x80", "\xC3\xA9", std::string(511, 'b'), "\n", "\r\n",
         "\xFF"},
        {"\xF4\x90\x80\x80", "\xF4\x8F\xBF\xBF", "\xC0\xAF", "\xE0\x80\x80", "\xEF\xBF\xBD", "\n"},
        {"\xF0\x9F\x90\x8A", "\xF0\x9F\x94\x80", "\r", "\n", "\xDC", "\x0A"},
    }};
    std::string bytes;
    const std::size_t pieces = random() % 24;
    if (random() % 3 == 0) {
        for (std::size_t i = 0; i < pieces; ++i)
            bytes += static_cast<char>(random());
        return bytes;
    }
    const auto& shape = shapes[random() % shapes.size()];
    for (std::size_t i = 0; i < pieces; ++i)
        bytes += shape[random() % shape.size()];
    return bytes;
}

std::u16string randomText(std::mt19937& random)
{
    static const std::u16string units = u"\n\nab\u00A0\u2028\u2029\uFDD0\uFDD1\uFEFF\u00E9\r\0"s +
                                        char16_t(0xD83D) + char16_t(0xDE00) + char16_t(0xDC0A) +
                                        char16_t(0xDC0D) + char16_t(0xDCC3) + char16_t(0xDCA9) +
                                        char16_t(0xDD00) + char16_t(0xDFFF);
    std::u16string text;
    for (std::size_t i = random() % 20; i > 0; --i)
        text += units[random() % units.size()];
    return text;
}

std::vector<std::u16string> blocksOf(const std::u16string& text)
{
    std::vector<std::u16string> blocks(1);
    for (const char16_t c : text) {
        if (c == blockSeparator)
            blocks.emplace_back();
        else
            blocks.back() += c;
    }
    return blocks;
}

// Nothing that QTextDocument changes.
bool isKeptByQt(const std::u16string& text)
{
    return text.find_first_of(u"\r\u00A0\u2028\u2029\uFDD0\uFDD1") == std::u16string::npos;
}

} // namespace

class CodecTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void mainLineEnding_data();
    void mainLineEnding();
    void projection_data();
    void projection();
    void longLines();
    void losslessOnRandomBytes();
    void slicesMakeTheSameText();
    void totalOnRandomText();
    void offsetsAndPositions();
    void tidyKeepsTheBytes();
    void typed_data();
    void typed();
    void losslessOnCorpus();
};

void CodecTest::mainLineEnding_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<int>("expected");
    const auto row = [](const char* name, const char* bytes, LineEnding ending) {
        QTest::newRow(name) << QByteArray(bytes) << static_cast<int>(ending);
    };
    row("empty file", "", LineEnding::Lf);
    row("no line end", "User-agent: *", LineEnding::Lf);
    row("one CR", "a\r", LineEnding::Cr);
    row("CRLF most", "a\r\nb\r\nc\n", LineEnding::CrLf);
    row("tie: the first, CR", "a\rb\nc", LineEnding::Cr);
    row("tie: the first, LF", "a\nb\rc\r\n", LineEnding::Lf);
    row("tie: the first, CRLF", "a\r\nb\nc", LineEnding::CrLf);
    row("CR CR LF is CR and CRLF", "\r\r\n", LineEnding::Cr);
}

void CodecTest::mainLineEnding()
{
    QFETCH(QByteArray, bytes);
    QFETCH(int, expected);
    QCOMPARE(static_cast<int>(crawlright::text::mainLineEnding(bytes.toStdString())), expected);
}

void CodecTest::projection_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<int>("main");
    QTest::addColumn<QString>("text");
    const auto row = [](const char* name, const std::string& bytes, LineEnding main,
                        const std::u16string& text) {
        QTest::newRow(name) << QByteArray::fromStdString(bytes) << static_cast<int>(main)
                            << toQString(text);
    };
    const auto mark = [](int byte) { return std::u16string(1, char16_t(0xDC00 + byte)); };
    row("text", "a\xC3\xA9\xF0\x9F\x98\x80\n", LineEnding::Lf, u"a\u00E9\U0001F600\n");
    row("bad byte", "a\xFFz", LineEnding::Lf, u"a" + mark(0xFF) + u"z");
    row("cut sequence", "\xE2\x82", LineEnding::Lf, mark(0xE2) + mark(0x82));
    row("surrogate in UTF-8", "\xED\xA0\x80", LineEnding::Lf, mark(0xED) + mark(0xA0) + mark(0x80));
    row("overlong", "\xC0\xAF", LineEnding::Lf, mark(0xC0) + mark(0xAF));
    row("no-break space", "\xC2\xA0", LineEnding::Lf, mark(0xC2) + mark(0xA0));
    row("line separator", "\xE2\x80\xA8", LineEnding::Lf, mark(0xE2) + mark(0x80) + mark(0xA8));
    row("BOM stays", "\xEF\xBB\xBFx", LineEnding::Lf, u"\uFEFFx");
    row("NUL stays", "\0x"s, LineEnding::Lf, u"\0x"s);
    row("main CRLF", "a\r\nb", LineEnding::CrLf, u"a\nb");
    row("CRLF under LF", "a\r\nb", LineEnding::Lf, u"a" + mark(13) + mark(10) + u"\nb");
    row("CR under LF", "a\rb", LineEnding::Lf, u"a" + mark(13) + u"\nb");
    row("LF under CRLF", "a\nb", LineEnding::CrLf, u"a" + mark(10) + u"\nb");
    row("LF under CR", "a\n\nb", LineEnding::Cr, u"a" + mark(10) + u"\n" + mark(10) + u"\nb");
}

void CodecTest::projection()
{
    QFETCH(QByteArray, bytes);
    QFETCH(int, main);
    QFETCH(QString, text);
    const auto ending = static_cast<LineEnding>(main);
    QCOMPARE(toQString(project(bytes.toStdString(), ending)), text);
    QCOMPARE(QByteArray::fromStdString(unproject(text.toStdU16String(), ending)), bytes);
}

void CodecTest::longLines()
{
    const std::string face = "\xF0\x9F\x98\x80";
    QCOMPARE(project(std::string(512, 'a'), LineEnding::Lf), std::u16string(512, u'a'));
    QCOMPARE(project(std::string(512, 'a') + "\r", LineEnding::Lf),
             std::u16string(512, u'a') + u"\xDC0D\n");
    QCOMPARE(project(std::string(513, 'a'), LineEnding::Lf),
             std::u16string(512, u'a') + continuationMark + u"\na");
    // A pair that would straddle the limit goes to the next block whole.
    QCOMPARE(project(std::string(511, 'a') + face, LineEnding::Lf),
             std::u16string(511, u'a') + continuationMark + u"\n\U0001F600");
    const std::string line(500'000, 'x');
    const auto blocks = blocksOf(project(line, LineEnding::Lf));
    QCOMPARE(blocks.size(), std::size_t{977});
    for (const auto& block : blocks)
        QVERIFY(block.size() <= blockLimit + 1);
}

void CodecTest::losslessOnRandomBytes()
{
    std::mt19937 random(20260401);
    for (int i = 0; i < 150'000; ++i) {
        const std::string bytes = randomBytes(random);
        const Exact exact(bytes);
        const LineEnding main = i % 2 == 0 ? crawlright::text::mainLineEnding(exact.view())
                                           : allEndings[random() % allEndings.size()];
        const std::u16string text = project(exact.view(), main);
        if (unproject(text, main) != bytes || !isKeptByQt(text))
            QFAIL(QByteArray::fromStdString(bytes).toHex(' ').constData());
        const auto blocks = blocksOf(text);
        for (std::size_t b = 0; b < blocks.size(); ++b)
            if (blocks[b].size() > blockLimit + 2 ||
                !isTidy(blocks[b], main, b + 1 == blocks.size()))
                QFAIL(QByteArray::fromStdString(bytes).toHex(' ').constData());
    }
}

void CodecTest::slicesMakeTheSameText()
{
    std::mt19937 random(7);
    for (int i = 0; i < 2'000; ++i) {
        const std::string bytes = randomBytes(random) + randomBytes(random);
        const LineEnding main = allEndings[random() % allEndings.size()];
        std::u16string text;
        for (std::size_t at = 0; at < bytes.size();)
            at = projectBlocks(bytes, at, main, 1 + random() % 3, text);
        QCOMPARE(text, project(bytes, main));
    }
}

void CodecTest::totalOnRandomText()
{
    std::mt19937 random(8);
    for (int i = 0; i < 50'000; ++i) {
        const std::u16string text = randomText(random);
        const LineEnding main = allEndings[random() % allEndings.size()];
        const std::string bytes = unproject(text, main);
        QCOMPARE(unproject(project(bytes, main), main), bytes);
        std::string byBlocks;
        for (const auto& block : blocksOf(text)) {
            appendBytesOfBlock(byBlocks, block);
            byBlocks += blockEndOf(block) == BlockEnd::Main ? bytesOf(main) : "";
        }
        if (blockEndOf(blocksOf(text).back()) == BlockEnd::Main)
            byBlocks.resize(byBlocks.size() - bytesOf(main).size());
        QCOMPARE(byBlocks, bytes);
    }
}

void CodecTest::offsetsAndPositions()
{
    std::mt19937 random(9);
    for (int i = 0; i < 50'000; ++i) {
        const std::u16string block = blocksOf(randomText(random)).front();
        std::string bytes;
        appendBytesOfBlock(bytes, block);
        QCOMPARE(byteOffsetIn(block, block.size()), bytes.size());
        std::size_t last = 0;
        for (std::size_t at = 0; at <= block.size(); ++at) {
            const std::size_t offset = byteOffsetIn(block, at);
            QVERIFY(offset >= last && offset <= bytes.size());
            last = offset;
        }
        for (std::size_t offset = 0; offset < bytes.size(); ++offset) {
            const std::size_t at = positionIn(block, offset);
            QVERIFY(at < block.size());
            QVERIFY(byteOffsetIn(block, at) <= offset);
        }
        const std::size_t end = positionIn(block, bytes.size());
        QCOMPARE(byteOffsetIn(block, end), bytes.size());
        QVERIFY(end == block.size() || block[end] == continuationMark);
    }
    const std::u16string sample = u"a\u00E9\U0001F600" + std::u16string(1, continuationMark);
    QCOMPARE(byteOffsetIn(sample, 3), std::size_t{3}); // inside the pair
    QCOMPARE(positionIn(sample, 5), std::size_t{2});   // inside its bytes
    QCOMPARE(positionIn(sample, 7), std::size_t{4});   // before the continuation mark
}

void CodecTest::tidyKeepsTheBytes()
{
    std::mt19937 random(10);
    int untidy = 0;
    for (int i = 0; i < 50'000; ++i) {
        std::u16string block = blocksOf(randomText(random)).back();
        if (random() % 50 == 0)
            block.insert(block.size() / 2, looseBlockLimit, u'x');
        const LineEnding main = allEndings[random() % allEndings.size()];
        for (const bool isLast : {false, true}) {
            const std::u16string tidy = tidied(block, main, isLast);
            QCOMPARE(isTidy(block, main, isLast), tidy == block);
            untidy += tidy != block;
            // With the same block after them, both stand for the same bytes.
            const std::u16string rest = isLast ? u"" : u"\nz";
            QCOMPARE(unproject(tidy + rest, main), unproject(block + rest, main));
            const auto blocks = blocksOf(tidy);
            for (std::size_t b = 0; b < blocks.size(); ++b)
                QVERIFY(isTidy(blocks[b], main, isLast && b + 1 == blocks.size()));
        }
    }
    QVERIFY(untidy > 1000);
}

void CodecTest::typed_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<int>("main");
    QTest::addColumn<QByteArray>("bytes");
    const auto row = [](const char* name, const std::u16string& typed, LineEnding main,
                        const std::string& bytes) {
        QTest::newRow(name) << toQString(typed) << static_cast<int>(main)
                            << QByteArray::fromStdString(bytes);
    };
    row("line ends become the main one", u"a\rb\r\nc\nd", LineEnding::CrLf, "a\r\nb\r\nc\r\nd");
    row("line ends become LF", u"a\r\rb", LineEnding::Lf, "a\n\nb");
    row("paragraph separator is a character", u"a\u2029b\u2028", LineEnding::Lf,
        "a\xE2\x80\xA9"
        "b\xE2\x80\xA8");
    row("no-break space", u"\u00A0", LineEnding::Lf, "\xC2\xA0");
    row("lone high surrogate", std::u16string{0xD800, u'a'}, LineEnding::Lf, "\xEF\xBF\xBD"s + "a");
    row("lone low surrogate of no byte", std::u16string{0xDEAD}, LineEnding::Lf, "\xEF\xBF\xBD");
    row("marks stay bytes", std::u16string{u'a', 0xDCFF, 0xDC0D}, LineEnding::Lf, "a\xFF\r");
    row("marks that make a character", std::u16string{0xDCC3, 0xDCA9}, LineEnding::Lf, "\xC3\xA9");
    row("noncharacters", u"\uFFFE\uFFFF\uFDD0", LineEnding::Lf,
        "\xEF\xBF\xBE\xEF\xBF\xBF\xEF\xB7\x90");
}

void CodecTest::typed()
{
    QFETCH(QString, typed);
    QFETCH(int, main);
    QFETCH(QByteArray, bytes);
    const auto ending = static_cast<LineEnding>(main);
    const std::u16string text = projectTyped(typed.toStdU16String(), ending);
    QCOMPARE(QByteArray::fromStdString(unproject(text, ending)), bytes);
    QCOMPARE(text, project(bytes.toStdString(), ending));
}

void CodecTest::losslessOnCorpus()
{
    const QDir corpus(qEnvironmentVariable(
        "CRAWLRIGHT_CORPUS", QStringLiteral(CRAWLRIGHT_SOURCE_DIR "/../shared/corpus/real")));
    const QStringList names = corpus.entryList(QDir::Files);
    if (names.isEmpty())
        QSKIP("The corpus is not here; set CRAWLRIGHT_CORPUS to its folder.");
    for (const QString& name : names) {
        QFile file(corpus.filePath(name));
        QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(file.errorString()));
        const std::string bytes = file.readAll().toStdString();
        const LineEnding main = crawlright::text::mainLineEnding(bytes);
        QVERIFY2(unproject(project(bytes, main), main) == bytes, qPrintable(name));
    }
}

QTEST_APPLESS_MAIN(CodecTest)
#include "tst_codec.moc"
