// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/edits/effect.h"
#include "core/edits/format.h"
#include "core/edits/simplify.h"
#include "tests/core/checks/fixtures.h"

#include <QElapsedTimer>
#include <QFileInfo>
#include <QTest>

#include <array>

using namespace crawlright;
using dialects::Dialect;
using edits::Effect;

namespace {

/// The file with one of its rules changed, one in the middle; empty where it has none.
std::string withOneRuleChanged(const std::string& file)
{
    const syntax::Document document = syntax::parse(file);
    const auto lines = document.lines();
    for (std::size_t i = lines.size() / 2; i < lines.size(); ++i) {
        if (!syntax::isRule(lines[i].name.field) || lines[i].value().size() < 2)
            continue;
        std::string changed = file;
        changed.insert(lines[i].valueBegin + 1, "x");
        return changed;
    }
    return {};
}

/// How often something was decided, and the time it took.
struct Tally {
    std::array<std::size_t, 3> kinds{};
    qint64 total = 0;
    qint64 most = 0;
    QString slowest;

    void add(Effect::Kind kind, qint64 microseconds, const QString& name)
    {
        ++kinds[static_cast<std::size_t>(kind)];
        total += microseconds;
        if (microseconds > most) {
            most = microseconds;
            slowest = name;
        }
    }

    void print(const char* what) const
    {
        qInfo("%s: keeps %zu, changes %zu, undecided %zu; %lld ms in all, at most %.1f ms (%s)",
              what, kinds[0], kinds[1], kinds[2], total / 1000, static_cast<double>(most) / 1000,
              qPrintable(slowest));
    }
};

Tally effects(const std::string& before, const std::string& after, const QString& name, Tally tally)
{
    const syntax::Document old = syntax::parse(before);
    const syntax::Document now = syntax::parse(after);
    for (const Dialect& dialect : dialects::all()) {
        QElapsedTimer timer;
        timer.start();
        const Effect effect = edits::effectOf(old, now, dialect.id);
        tally.add(effect.kind, timer.nsecsElapsed() / 1000,
                  name + u' ' +
                      QString::fromLatin1(dialect.name.data(), qsizetype(dialect.name.size())));
    }
    return tally;
}

} // namespace

/// Rewrites of real files: how many of them are decided, and how fast.
class TestRewritesCorpus final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        m_files = tests::corpusFiles();
        if (m_files.isEmpty())
            QSKIP("no corpus of real files (CRAWLRIGHT_CORPUS): SKIP ALL");
    }

    void formatsAll()
    {
        Tally tally;
        for (const QString& path : std::as_const(m_files)) {
            const std::string file = tests::readFile(path);
            const auto rewrite = edits::format(syntax::parse(file));
            const std::string after = edits::applied(file, rewrite.edits);
            QVERIFY2(edits::format(syntax::parse(after)).edits.empty(), qPrintable(path));
            tally = effects(file, after, QFileInfo(path).fileName(), tally);
        }
        tally.print("formatted");
        QVERIFY(tally.kinds[2] * 100 < tally.kinds[0] + tally.kinds[1]);
    }

    void decidesOneChangedRule()
    {
        Tally tally;
        for (const QString& path : std::as_const(m_files)) {
            const std::string file = tests::readFile(path);
            const std::string after = withOneRuleChanged(file);
            if (!after.empty())
                tally = effects(file, after, QFileInfo(path).fileName(), tally);
        }
        tally.print("one rule changed");
        QVERIFY(tally.kinds[1] > 0);
        QVERIFY(tally.kinds[2] * 100 < tally.kinds[0] + tally.kinds[1]);
    }

    void simplifiesForGoogle()
    {
        constexpr qint64 most = 16 * 1024;
        const checks::Readers google = checks::only(dialects::Id::Google);
        std::size_t tried = 0;
        std::size_t shorter = 0;
        for (const QString& path : std::as_const(m_files)) {
            if (QFileInfo(path).size() > most)
                continue;
            const std::string file = tests::readFile(path);
            const auto rewrite = edits::simplify(syntax::parse(file), google);
            const std::string after = edits::applied(file, rewrite.edits);
            QVERIFY2((rewrite.keeps & google) != 0, qPrintable(path));
            QVERIFY2(edits::simplify(syntax::parse(after), google).edits.empty(), qPrintable(path));
            ++tried;
            shorter += rewrite.edits.empty() ? 0 : 1;
        }
        qInfo("simplified for Google: %zu of %zu files of at most %lld bytes", shorter, tried,
              most);
        QVERIFY(shorter > 0);
    }

private:
    QStringList m_files;
};

QTEST_APPLESS_MAIN(TestRewritesCorpus)
#include "tst_rewrites_corpus.moc"
