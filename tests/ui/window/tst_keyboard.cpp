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
#include <QLineEdit>
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

/// Whoever has no mouse comes to everything: Tab and Shift+Tab from the address reach every control
/// that is seen, but for the text, whose key is Tab itself.
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
    [[nodiscard]] Widgets walked(Qt::Key key) const;
    [[nodiscard]] QStringList unreached() const;

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

/// From the address until the text, or the address again.
Widgets KeyboardTest::walked(Qt::Key key) const
{
    constexpr int most = 400;
    auto* start = window().findChild<QLineEdit*>(u"address"_s);
    if (!start)
        return {};
    start->setFocus();
    Widgets reached{start};
    for (int i = 0; i < most; ++i) {
        QWidget* focus = QApplication::focusWidget();
        if (!focus || focus == m_fixture->editor())
            break;
        QTest::keyClick(focus, key);
        focus = QApplication::focusWidget();
        if (focus == start)
            break;
        reached.insert(focus);
    }
    return reached;
}

QStringList KeyboardTest::unreached() const
{
    QCoreApplication::processEvents();
    const Widgets reached = walked(Qt::Key_Tab) + walked(Qt::Key_Backtab);
    QStringList names;
    for (const QWidget* widget : window().findChildren<QWidget*>()) {
        const bool isControl = widget->window() == &window() && widget->isEnabled() &&
                               (widget->focusPolicy() & Qt::TabFocus) && !widget->focusProxy() &&
                               !widget->visibleRegion().isEmpty();
        if (isControl && widget != m_fixture->editor() && !reached.contains(widget) &&
            !isChoiceOf(*widget, reached))
            names.append(nameOf(*widget));
    }
    if (reached.size() < 5)
        names.append(u"nearly everything"_s);
    return names;
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
    QTRY_VERIFY(!dock->visibleRegion().isEmpty());
    QCOMPARE(unreached(), QStringList());
}

void KeyboardTest::findBar()
{
    window().page().findBar().replace();
    QCOMPARE(unreached(), QStringList());
}

void KeyboardTest::comparison()
{
    const QString other = m_fixture->file(u"other.txt"_s, "User-agent: *\nDisallow: /x\n");
    window().page().comparison().withFileAt(other);
    QTRY_VERIFY(window().page().compareView().isVisible());
    QTRY_VERIFY(window().page().compareView().isCurrent());
    QCOMPARE(unreached(), QStringList());
}

void KeyboardTest::messages()
{
    window().openFile(m_fixture->at(u"gone.txt"_s));
    QTRY_COMPARE(m_fixture->messages().size(), 1);
    QCOMPARE(unreached(), QStringList());
}

QTEST_MAIN(KeyboardTest)
#include "tst_keyboard.moc"
