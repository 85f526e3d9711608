// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT

// resources/syntax/robots.xml as other programs meet it: installed, and with the files that
// KSyntaxHighlighting's own tests keep of every definition (the names of formats around the text,
// and the marks of what folds).
#include "ui/editor/highlighting.h"

#include <KSyntaxHighlighting/AbstractHighlighter>
#include <KSyntaxHighlighting/FoldingRegion>
#include <KSyntaxHighlighting/Format>
#include <KSyntaxHighlighting/Repository>
#include <KSyntaxHighlighting/State>
#include <QByteArray>
#include <QCryptographicHash>
#include <QFile>
#include <QIODevice>
#include <QList>
#include <QMap>
#include <QProcess>
#include <QProcessEnvironment>
#include <QString>
#include <QStringList>
#include <QStringLiteral>
#include <QTemporaryDir>
#include <QTest>

#include <map>

using namespace crawlright;
using namespace Qt::StringLiterals;

namespace {

QString definitionPath()
{
    return QStringLiteral(CRAWLRIGHT_SOURCE_DIR "/resources/syntax/robots.xml");
}

QString dataPath(const QString& name)
{
    return QStringLiteral(CRAWLRIGHT_TEST_DATA "/syntax/") + name;
}

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

class Marker final : public KSyntaxHighlighting::AbstractHighlighter {
public:
    explicit Marker(const KSyntaxHighlighting::Definition& definition)
    {
        setDefinition(definition);
        const QString text = QString::fromUtf8(contentOf(dataPath(u"input/robots.txt"_s)));
        KSyntaxHighlighting::State state;
        for (const QString& line : text.split(u'\n')) {
            m_line = line;
            m_folds.clear();
            state = highlightLine(line, state);
            m_reference += "<br/>\n";
            writeFolds();
        }
    }

    [[nodiscard]] const QByteArray& reference() const { return m_reference; }
    [[nodiscard]] const QByteArray& folding() const { return m_folding; }

private:
    void applyFormat(int offset, int length, const KSyntaxHighlighting::Format& format) override
    {
        const QByteArray name = format.name().isEmpty() ? "dsNormal" : format.name().toUtf8();
        m_reference += '<' + name + '>' + m_line.mid(offset, length).toUtf8() + "</" + name + '>';
    }

    void applyFolding(int offset, int length, KSyntaxHighlighting::FoldingRegion region) override
    {
        const bool begins = region.type() == KSyntaxHighlighting::FoldingRegion::Begin;
        const QString mark =
            (begins ? u"beginfold id='%1'>"_s : u"endfold id='%1'>"_s).arg(region.id());
        m_folds[offset] = {length, mark};
    }

    void writeFolds()
    {
        qsizetype from = 0;
        for (const auto& [offset, fold] : m_folds) {
            const auto& [length, mark] = fold;
            m_folding += (m_line.mid(from, offset - from) + u'<' + mark +
                          m_line.mid(offset, length) + u"</"_s + mark)
                             .toUtf8();
            from = offset + length;
        }
        m_folding += m_line.mid(from).toUtf8() + '\n';
    }

    QString m_line;
    std::map<qsizetype, std::pair<qsizetype, QString>> m_folds;
    QByteArray m_reference;
    QByteArray m_folding;
};

// Line by line, so that a failure shows the line.
void compareGolden(const QString& name, const QByteArray& actual)
{
    const QString path = dataPath(name);
    if (qEnvironmentVariableIsSet("CRAWLRIGHT_UPDATE_GOLDEN")) {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(actual) == actual.size());
    }
    const QList<QByteArray> expected = contentOf(path).split('\n');
    const QList<QByteArray> lines = actual.split('\n');
    for (qsizetype i = 0; i < std::min(expected.size(), lines.size()); ++i)
        QCOMPARE(lines[i], expected[i]);
    QCOMPARE(lines.size(), expected.size());
}

struct Run {
    int exitCode = -1;
    QString output;
    QString errors;
};

Run run(const QString& program, const QStringList& arguments,
        const QMap<QString, QString>& variables = {})
{
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const auto& [name, value] : variables.asKeyValueRange())
        environment.insert(name, value);
    process.setProcessEnvironment(environment);
    process.start(program, arguments);
    if (!process.waitForFinished(60'000) || process.exitStatus() != QProcess::NormalExit)
        return {.exitCode = -1, .output = {}, .errors = process.errorString()};
    return {process.exitCode(), QString::fromUtf8(process.readAllStandardOutput()),
            QString::fromUtf8(process.readAllStandardError())};
}

} // namespace

class SyntaxFilesTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(); }
    void reference();
    void folding();
    void versionRisesWithEveryChange();
    void isInstalledWhereOthersLook();
};

void SyntaxFilesTest::reference()
{
    const KSyntaxHighlighting::Repository repository;
    const Marker marker(editor::definitionIn(repository));
    compareGolden(u"reference/robots.txt.ref"_s, marker.reference());
    // Every format is met in it.
    for (const KSyntaxHighlighting::Format& format : editor::definitionIn(repository).formats()) {
        const QByteArray tag = '<' + format.name().toUtf8() + '>';
        QVERIFY2(marker.reference().contains(tag), tag.constData());
    }
}

void SyntaxFilesTest::folding()
{
    const KSyntaxHighlighting::Repository repository;
    compareGolden(u"folding/robots.txt.fold"_s, Marker(editor::definitionIn(repository)).folding());
}

// An installed copy of the same version goes before ours, so that a change which kept the version
// would not be seen. Of each version there is one text; a new one is a new line.
void SyntaxFilesTest::versionRisesWithEveryChange()
{
    const KSyntaxHighlighting::Repository repository;
    const QByteArray digest =
        QCryptographicHash::hash(contentOf(definitionPath()), QCryptographicHash::Sha256).toHex();
    const QByteArray line =
        QByteArray::number(editor::definitionIn(repository).version()) + ' ' + digest;
    const QList<QByteArray> lines = contentOf(dataPath(u"versions.txt"_s)).trimmed().split('\n');
    QCOMPARE(lines.last(), line);
    int before = 0;
    for (const QByteArray& known : lines) {
        const int version = known.left(known.indexOf(' ')).toInt();
        QVERIFY2(version > before, known.constData());
        before = version;
    }
}

void SyntaxFilesTest::isInstalledWhereOthersLook()
{
    const QString highlighter = QStringLiteral(CRAWLRIGHT_KSYNTAXHIGHLIGHTER);
    if (highlighter.endsWith("NOTFOUND"_L1))
        QSKIP("ksyntaxhighlighter6 is not installed.");
    const QTemporaryDir folder;
    const Run installed = run(QStringLiteral(CRAWLRIGHT_CMAKE),
                              {u"--install"_s, QStringLiteral(CRAWLRIGHT_BUILD_DIR), u"--prefix"_s,
                               folder.path(), u"--component"_s, u"syntax"_s});
    QVERIFY2(installed.exitCode == 0, qPrintable(installed.errors));
    const QString share = folder.filePath(QStringLiteral(CRAWLRIGHT_DATA_DIR));
    QCOMPARE(contentOf(share + u"/org.kde.syntax-highlighting/syntax/robots.xml"_s),
             contentOf(definitionPath()));

    // By the file's name, and without a word of complaint.
    const Run shown = run(highlighter, {dataPath(u"input/robots.txt"_s)},
                          {{u"XDG_DATA_DIRS"_s, share},
                           {u"QT_LOGGING_RULES"_s, u"*=true"_s},
                           {u"QT_QPA_PLATFORM"_s, u"offscreen"_s}});
    QCOMPARE(shown.exitCode, 0);
    const auto complaints = shown.errors.split(u'\n').filter(u"yntax"_s);
    QVERIFY2(complaints.isEmpty(), qPrintable(complaints.join(u'\n')));
    QVERIFY2(shown.output.contains("<span style=\""_L1), qPrintable(shown.output.left(1000)));
    QVERIFY(shown.output.contains(">Disallow</span>"_L1));

    const Run absent = run(highlighter, {dataPath(u"input/robots.txt"_s)},
                           {{u"XDG_DATA_DIRS"_s, folder.filePath(u"nothing"_s)}});
    QVERIFY(!absent.output.contains(">Disallow</span>"_L1)); // it was the installed one
}

QTEST_GUILESS_MAIN(SyntaxFilesTest)
#include "tst_syntax_files.moc"
