// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "tests/support/strictness.h"
#include "tests/ui/window/window_fixture.h"
#include "ui/compare/compare_view.h"
#include "ui/find/find_bar.h"
#include "ui/urllist/url_pane.h"
#include "ui/window/compare_flow.h"
#include "ui/window/page.h"

#include <QApplication>
#include <QClipboard>
#include <QCoreApplication>
#include <QDockWidget>
#include <QGuiApplication>
#include <QList>
#include <QPlainTextEdit>
#include <QRadioButton>
#include <QSet>
#include <QString>
#include <QStringList>
#include <QTest>
#include <QWidget>

#include <algorithm>

using namespace crawlright;
using namespace Qt::StringLiterals;
using test::WindowFixture;

namespace {

using Widgets = QSet<const QWidget*>;

/// For a message: what it is and where.
QString nameOf(const QWidget& widget)
{
    QString name = QString::fromLatin1(widget.metaObject()->className());
    if (!widget.objectName().isEmpty())
        name += u" “"_s + widget.objectName() + u'”';
    if (!widget.accessibleName().isEmpty())
        name += u" ("_s + widget.accessibleName() + u')';
    return name;
}

/// Qt does not count what lies below a widget's own parts as its own.
bool isSeen(const QWidget& widget)
{
    const auto isFree = [](const QWidget* part) { return !part->visibleRegion().isEmpty(); };
    return isFree(&widget) || std::ranges::any_of(widget.findChildren<QWidget*>(), isFree);
}

/// Of the choices of a group Tab comes to one; arrow keys go on from there.
bool isChoiceOf(const QWidget& widget, const Widgets& reached)
{
    return qobject_cast<const QRadioButton*>(&widget) &&
           std::ranges::any_of(reached, [&widget](const QWidget* other) {
               return qobject_cast<const QRadioButton*>(other) &&
                      other->parentWidget() == widget.parentWidget();
           });
}

} // namespace

/// Whoever has no mouse comes to everything: Tab and Shift+Tab reach every control that is seen,
/// and none that is not. The text has a key of its own to come to it, for there Tab is a sign.
class KeyboardTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_fixture.reset(); }

    void everyPane_data();
    void everyPane();
    void findBar();
    void comparison();
    void messages();

private:
    [[nodiscard]] window::MainWindow& window() const { return m_fixture->window(); }
    [[nodiscard]] Widgets reached(QStringList& unseen) const;
    /// Empty: nothing is.
    [[nodiscard]] QString unreached() const;

    std::unique_ptr<WindowFixture> m_fixture;
};

void KeyboardTest::init()
{
    test::failOnWarnings();
    m_fixture = std::make_unique<WindowFixture>();
    window().resize(1280, 900);
    m_fixture->open(m_fixture->file(u"robots.txt"_s, "User-agent: *\nDisalow: /a\nDisallow: /b\n"));
    m_fixture->setAddress(u"https://example.com/b"_s);
    QGuiApplication::clipboard()->setText(u"/a\n/b\n"_s);
    window().findChild<urllist::UrlPane*>()->loadFromClipboard();
    QTRY_VERIFY(m_fixture->session().isComplete());
}

/// Tab and Shift+Tab from all that they come to, beginning with the address.
Widgets KeyboardTest::reached(QStringList& unseen) const
{
    constexpr int mostLinks = 100; // within one text
    m_fixture->trigger(u"Go"_s, u"Address Field"_s);
    Widgets reached{QApplication::focusWidget()};
    QList<QWidget*> next{QApplication::focusWidget()};
    while (!next.isEmpty()) {
        QWidget* from = next.takeLast();
        for (const Qt::Key key : {Qt::Key_Tab, Qt::Key_Backtab}) {
            from->setFocus();
            for (int i = 0; i < mostLinks && QApplication::focusWidget() == from; ++i)
                QTest::keyClick(from, key);
            QWidget* focus = QApplication::focusWidget();
            if (focus && focus != m_fixture->editor() && !reached.contains(focus)) {
                reached.insert(focus);
                next.append(focus);
                if (!isSeen(*focus))
                    unseen.append(u"reached, but not seen: "_s + nameOf(*focus));
            }
        }
    }
    return reached;
}

QString KeyboardTest::unreached() const
{
    QCoreApplication::processEvents();
    QStringList names;
    const Widgets reached = this->reached(names);
    for (const QWidget* widget : window().findChildren<QWidget*>()) {
        const bool isControl = widget->window() == &window() && widget->isEnabled() &&
                               (widget->focusPolicy() & Qt::TabFocus) && !widget->focusProxy() &&
                               isSeen(*widget);
        if (isControl && widget != m_fixture->editor() && !reached.contains(widget) &&
            !isChoiceOf(*widget, reached))
            names.append(nameOf(*widget));
    }
    return names.join(u"\n"_s);
}

void KeyboardTest::everyPane_data()
{
    QTest::addColumn<QString>("name");
    for (const QString& name : {u"testerDock"_s, u"referenceDock"_s, u"problemsDock"_s,
                                u"urlsDock"_s, u"fetchDock"_s, u"expectDock"_s, u"outlineDock"_s})
        QTest::addRow("%s", qPrintable(name)) << name;
}

void KeyboardTest::everyPane()
{
    QFETCH(const QString, name);
    auto* dock = window().findChild<QDockWidget*>(name);
    QVERIFY(dock);
    dock->show();
    dock->raise();
    QTRY_VERIFY(isSeen(*dock));
    QCOMPARE(unreached(), QString());
}

void KeyboardTest::findBar()
{
    window().page().findBar().replace();
    QCOMPARE(unreached(), QString());
}

void KeyboardTest::comparison()
{
    const QString other = m_fixture->file(u"other.txt"_s, "User-agent: *\nDisallow: /x\n");
    window().page().comparison().withFileAt(other);
    QTRY_VERIFY(window().page().compareView().isVisible());
    QTRY_VERIFY(window().page().compareView().isCurrent());
    QCOMPARE(unreached(), QString());
}

void KeyboardTest::messages()
{
    window().openFile(m_fixture->at(u"gone.txt"_s));
    QTRY_COMPARE(m_fixture->messages().size(), 1);
    QCOMPARE(unreached(), QString());
}

QTEST_MAIN(KeyboardTest)
#include "tst_keyboard.moc"
