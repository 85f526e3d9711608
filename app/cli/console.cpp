// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "app/cli/console.h"

#include "app/cli/text.h"

#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <unistd.h>

namespace crawlright::cli {

namespace {

/// Returns 0, or the error.
int writeAll(int descriptor, std::string_view bytes)
{
    while (!bytes.empty()) {
        const ssize_t count = ::write(descriptor, bytes.data(), bytes.size());
        if (count < 0 && errno == EINTR)
            continue;
        if (count < 0)
            return errno;
        bytes.remove_prefix(static_cast<std::size_t>(count));
    }
    return 0;
}

bool isSet(const char* variable)
{
    const char* value = std::getenv(variable); // NOLINT(concurrency-mt-unsafe): before any thread
    return value && *value;
}

bool isDumbTerminal()
{
    const char* value = std::getenv("TERM"); // NOLINT(concurrency-mt-unsafe): before any thread
    return !value || std::string_view(value) == "dumb";
}

const char* codeOf(Tint tint)
{
    switch (tint) {
    case Tint::Red:
        return "\x1b[31m";
    case Tint::Yellow:
        return "\x1b[33m";
    case Tint::Green:
        return "\x1b[32m";
    case Tint::Blue:
        return "\x1b[34m";
    case Tint::Cyan:
        return "\x1b[36m";
    case Tint::Bold:
        return "\x1b[1m";
    case Tint::Faint:
        break;
    }
    return "\x1b[2m";
}

} // namespace

Console::Console()
    : m_hasColours(::isatty(STDOUT_FILENO) == 1 && !isSet("NO_COLOR") && !isDumbTerminal())
{
    m_buffer.reserve(2 * flushSize);
}

Console::~Console() = default;

void Console::flush()
{
    if (isOpen() && !m_buffer.empty()) {
        const int error = writeAll(STDOUT_FILENO, m_buffer);
        if (error == EPIPE) {
            m_state = State::Closed;
        } else if (error != 0) {
            m_state = State::Failed;
            fault(Cli::tr("Standard output cannot be written: %1.")
                      .arg(QString::fromLocal8Bit(std::strerror(error))));
        }
    }
    m_buffer.clear();
}

void Console::fault(const QString& sentence)
{
    m_hasFault = true;
    note(sentence);
}

void Console::note(const QString& sentence)
{
    if (m_state == State::Closed)
        return;
    // Where standard error is gone there is nobody left to tell.
    (void)writeAll(STDERR_FILENO, "crawlright-cli: " + utf8(sentence) + '\n');
}

Exit Console::finish()
{
    flush();
    if (m_state == State::Closed)
        return Exit::Done;
    if (m_hasFault)
        return Exit::BadInput;
    return m_hasFinding ? Exit::Finding : Exit::Done;
}

void appendTinted(std::string& out, const Console& console, Tint tint, std::string_view text)
{
    if (!console.hasColours()) {
        out += text;
        return;
    }
    out += codeOf(tint);
    out += text;
    out += "\x1b[0m";
}

} // namespace crawlright::cli
