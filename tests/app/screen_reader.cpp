// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "tests/app/screen_reader.h"

#include <QDir>
#include <QStandardPaths>

#include <algorithm>
#include <atspi/atspi.h>
#include <csignal>
#include <functional>
#ifdef Q_OS_LINUX
#include <sys/prctl.h>
#endif

namespace crawlright::test {

using namespace Qt::StringLiterals;

namespace {

constexpr int patience = 20'000; // ms
constexpr std::size_t mostThings = 6'000;
constexpr int mostParts = 40; // of a long table, those at its beginning

struct Unref {
    void operator()(void* object) const { g_object_unref(object); }
};
using Accessible = std::unique_ptr<AtspiAccessible, Unref>;

QString taken(gchar* text)
{
    const QString result = QString::fromUtf8(text);
    g_free(text);
    return result;
}

QString textOf(AtspiAccessible* accessible)
{
    AtspiText* text = atspi_accessible_get_text_iface(accessible);
    if (!text)
        return {};
    const QString result = taken(atspi_text_get_text(text, 0, -1, nullptr));
    g_object_unref(text);
    return result;
}

/// These have no parts that are worth asking for: each question goes from program to program.
bool hasParts(AtspiRole role)
{
    return role != ATSPI_ROLE_TABLE_CELL && role != ATSPI_ROLE_TREE_ITEM &&
           role != ATSPI_ROLE_LIST_ITEM && role != ATSPI_ROLE_LABEL;
}

bool hasText(AtspiRole role)
{
    return role == ATSPI_ROLE_LABEL || role == ATSPI_ROLE_TEXT || role == ATSPI_ROLE_ENTRY ||
           role == ATSPI_ROLE_PARAGRAPH;
}

/// Also if the test is killed, nothing that it started stays behind.
void endWithTheTest(QProcess& process)
{
#ifdef Q_OS_LINUX
    process.setChildProcessModifier([] { ::prctl(PR_SET_PDEATHSIG, SIGKILL); });
#else
    Q_UNUSED(process)
#endif
}

/// Programs that came and went since.
void letEventsIn()
{
    while (g_main_context_iteration(nullptr, FALSE)) {
    }
}

/// Without recursion; `visit` false: enough.
void walk(const std::function<bool(AtspiAccessible*, AtspiRole)>& visit)
{
    letEventsIn();
    std::vector<Accessible> waiting;
    waiting.emplace_back(atspi_get_desktop(0));
    std::size_t count = 0;
    while (!waiting.empty() && ++count < mostThings) {
        const Accessible thing = std::move(waiting.back());
        waiting.pop_back();
        const AtspiRole role = atspi_accessible_get_role(thing.get(), nullptr);
        if (!visit(thing.get(), role))
            return;
        const int parts =
            hasParts(role)
                ? std::min(mostParts, atspi_accessible_get_child_count(thing.get(), nullptr))
                : 0;
        for (int i = 0; i < parts; ++i) {
            if (AtspiAccessible* child =
                    atspi_accessible_get_child_at_index(thing.get(), i, nullptr))
                waiting.emplace_back(child);
        }
    }
}

bool isShown(AtspiAccessible* accessible)
{
    AtspiStateSet* states = atspi_accessible_get_state_set(accessible);
    const bool result = states && atspi_state_set_contains(states, ATSPI_STATE_SHOWING);
    if (states)
        g_object_unref(states);
    return result;
}

ScreenReader::Thing thingOf(AtspiAccessible* accessible, AtspiRole role)
{
    return {.role = taken(atspi_role_get_name(role)),
            .name = taken(atspi_accessible_get_name(accessible, nullptr)),
            .text = hasText(role) ? textOf(accessible) : QString(),
            .isShown = isShown(accessible)};
}

} // namespace

AccessibleDesktop::AccessibleDesktop()
{
    if (!m_folder.isValid()) {
        m_fault = u"a folder of its own"_s;
        return;
    }
    qputenv("XDG_RUNTIME_DIR", m_folder.path().toUtf8());
    // The bus finds the services of the desktop where it looks unless it is told otherwise.
    for (const char* name :
         {"WAYLAND_DISPLAY", "AT_SPI_BUS_ADDRESS", "QT_QPA_PLATFORM", "XDG_DATA_DIRS"})
        qunsetenv(name);
    // It is there for good: it would start anew as soon as nobody is connected, and throw out who
    // comes meanwhile.
    const QString number = firstLineOf(
        m_display, u"Xvfb"_s,
        {u"-displayfd"_s, u"1"_s, u"-noreset"_s, u"-screen"_s, u"0"_s, u"1280x900x24"_s});
    if (!m_fault.isEmpty())
        return;
    qputenv("DISPLAY", QByteArray(':' + number.toUtf8()));
    const QString address =
        firstLineOf(m_bus, u"dbus-daemon"_s,
                    {u"--session"_s, u"--nofork"_s, u"--nopidfile"_s, u"--print-address=1"_s});
    if (m_fault.isEmpty())
        qputenv("DBUS_SESSION_BUS_ADDRESS", address.toUtf8());
}

AccessibleDesktop::~AccessibleDesktop()
{
    for (QProcess* process : {&m_bus, &m_display}) {
        process->terminate();
        if (!process->waitForFinished(patience))
            process->kill();
    }
}

QString AccessibleDesktop::firstLineOf(QProcess& process, const QString& program,
                                       const QStringList& arguments)
{
    if (QStandardPaths::findExecutable(program).isEmpty()) {
        m_fault = program;
        return {};
    }
    endWithTheTest(process);
    process.start(program, arguments);
    while (!process.canReadLine()) {
        if (!process.waitForReadyRead(patience)) {
            m_fault = program + u": "_s + QString::fromUtf8(process.readAllStandardError());
            return {};
        }
    }
    return QString::fromUtf8(process.readLine()).trimmed();
}

std::unique_ptr<QProcess> AccessibleDesktop::start(const QString& program,
                                                   const QStringList& arguments,
                                                   const QString& folder) const
{
    auto process = std::make_unique<QProcess>();
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"QT_LINUX_ACCESSIBILITY_ALWAYS_ON"_s, u"1"_s);
    environment.insert(u"QT_QPA_PLATFORM"_s, u"xcb"_s);
    environment.insert(u"HOME"_s, m_folder.path());
    environment.insert(u"TMPDIR"_s, m_folder.path()); // sockets too
    for (const auto name : {"XDG_CONFIG_HOME"_L1, "XDG_DATA_HOME"_L1, "XDG_STATE_HOME"_L1})
        environment.remove(name);
    process->setProcessEnvironment(environment);
    process->setProcessChannelMode(QProcess::ForwardedErrorChannel);
    if (!folder.isEmpty())
        process->setWorkingDirectory(folder);
    endWithTheTest(*process);
    process->start(program, arguments);
    return process;
}

void AccessibleDesktop::clearHome() const
{
    for (const QString& name : {u".config"_s, u".local"_s})
        QDir(m_folder.filePath(name)).removeRecursively();
}

class ScreenReader::Private {
public:
    static void hear(AtspiEvent* event, void* self)
    {
        if (event->any_data.g_type == G_TYPE_STRING || G_VALUE_HOLDS_STRING(&event->any_data)) {
            static_cast<Private*>(self)->m_announced.append(
                QString::fromUtf8(g_value_get_string(&event->any_data)));
        }
        g_boxed_free(ATSPI_TYPE_EVENT, event);
    }

    AtspiEventListener* m_listener = nullptr;
    QStringList m_announced;
};

ScreenReader::ScreenReader()
    : d(std::make_unique<Private>())
{
    atspi_init();
    atspi_set_timeout(patience / 10, patience); // a program that was killed answers no more
    d->m_listener = atspi_event_listener_new(&Private::hear, d.get(), nullptr);
    atspi_event_listener_register(d->m_listener, "object:announcement", nullptr);
}

ScreenReader::~ScreenReader()
{
    atspi_event_listener_deregister(d->m_listener, "object:announcement", nullptr);
    g_object_unref(d->m_listener);
    atspi_exit();
}

std::vector<ScreenReader::Thing> ScreenReader::everything() const
{
    std::vector<Thing> things;
    walk([&things](AtspiAccessible* accessible, AtspiRole role) {
        things.push_back(thingOf(accessible, role));
        return true;
    });
    return things;
}

bool ScreenReader::hears(const QString& part) const
{
    const auto hasPart = [&part](QString sentence) {
        sentence.removeIf([](QChar c) { return c >= u'\u2066' && c <= u'\u2069'; });
        return sentence.contains(part);
    };
    bool isHeard = false;
    walk([&](AtspiAccessible* accessible, AtspiRole role) {
        const Thing thing = thingOf(accessible, role);
        isHeard = hasPart(thing.name) || hasPart(thing.text);
        return !isHeard;
    });
    return isHeard;
}

QString ScreenReader::read(const QString& field) const
{
    QString text;
    walk([&](AtspiAccessible* accessible, AtspiRole role) {
        const bool isField =
            hasText(role) && taken(atspi_accessible_get_name(accessible, nullptr)) == field;
        if (isField)
            text = textOf(accessible);
        return !isField;
    });
    return text;
}

bool ScreenReader::press(const QString& button) const
{
    bool isPressed = false;
    walk([&](AtspiAccessible* accessible, AtspiRole role) {
        const bool isButton = role == ATSPI_ROLE_PUSH_BUTTON &&
                              taken(atspi_accessible_get_name(accessible, nullptr)) == button;
        AtspiAction* action = isButton ? atspi_accessible_get_action_iface(accessible) : nullptr;
        if (!action)
            return true;
        isPressed = atspi_action_do_action(action, 0, nullptr);
        g_object_unref(action);
        return false;
    });
    return isPressed;
}

int ScreenReader::programs() const
{
    letEventsIn();
    const Accessible desktop(atspi_get_desktop(0));
    return atspi_accessible_get_child_count(desktop.get(), nullptr);
}

bool ScreenReader::type(const QString& field, const QString& text) const
{
    bool isTyped = false;
    walk([&](AtspiAccessible* accessible, AtspiRole role) {
        const bool isField =
            hasText(role) && taken(atspi_accessible_get_name(accessible, nullptr)) == field;
        AtspiEditableText* editable =
            isField ? atspi_accessible_get_editable_text_iface(accessible) : nullptr;
        if (!editable)
            return true;
        isTyped =
            atspi_editable_text_set_text_contents(editable, text.toUtf8().constData(), nullptr);
        g_object_unref(editable);
        return false;
    });
    return isTyped;
}

QStringList ScreenReader::announced() const
{
    letEventsIn();
    return d->m_announced;
}

} // namespace crawlright::test
