// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "app/cli/input.h"

#include "app/cli/text.h"

#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>

namespace crawlright::cli {

namespace {

QString nameOf(const std::string& path)
{
    return path == standardInput ? Cli::tr("standard input") : shown(path);
}

QString cannotRead(const std::string& path, int error)
{
    if (error == EISDIR)
        return Cli::tr("%1 is a directory, not a file.").arg(nameOf(path));
    return Cli::tr("%1 cannot be read: %2.")
        .arg(nameOf(path), QString::fromLocal8Bit(std::strerror(error)));
}

QString tooLarge(const std::string& path)
{
    return Cli::tr("%1 is larger than 64 MiB, which no robots.txt is; it was not read.")
        .arg(nameOf(path));
}

} // namespace

std::expected<Input, QString> Input::open(const std::string& path)
{
    const bool isStandard = path == standardInput;
    const int descriptor = isStandard ? STDIN_FILENO : ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
    if (descriptor < 0)
        return std::unexpected(cannotRead(path, errno));
    struct stat status = {};
    const bool isKnown = ::fstat(descriptor, &status) == 0;
    const bool isFile = isKnown && S_ISREG(status.st_mode);
    Input input(descriptor, path, isFile ? status.st_size : -1);
    if (isKnown && S_ISDIR(status.st_mode))
        return std::unexpected(cannotRead(path, EISDIR));
    return input;
}

Input::Input(int descriptor, std::string path, std::int64_t size)
    : m_descriptor(descriptor)
    , m_path(std::move(path))
    , m_size(size)
{
}

Input::Input(Input&& other) noexcept
    : m_descriptor(std::exchange(other.m_descriptor, -1))
    , m_path(std::move(other.m_path))
    , m_size(other.m_size)
{
}

Input::~Input()
{
    if (m_descriptor >= 0 && m_descriptor != STDIN_FILENO)
        ::close(m_descriptor);
}

std::expected<std::size_t, QString> Input::read(char* to, std::size_t size)
{
    for (;;) {
        const ssize_t count = ::read(m_descriptor, to, size);
        if (count >= 0)
            return static_cast<std::size_t>(count);
        if (errno != EINTR)
            return std::unexpected(cannotRead(m_path, errno));
    }
}

QString Input::name() const
{
    return nameOf(m_path);
}

std::expected<std::string, QString> readWhole(const std::string& path)
{
    std::expected<Input, QString> input = Input::open(path);
    if (!input)
        return std::unexpected(input.error());
    if (input->size() > static_cast<std::int64_t>(largestFile))
        return std::unexpected(tooLarge(path));
    constexpr std::size_t step = std::size_t{256} * 1024;
    std::string bytes;
    for (;;) {
        const std::size_t had = bytes.size();
        bytes.resize(had + step);
        const auto count = input->read(bytes.data() + had, step);
        if (!count)
            return std::unexpected(count.error());
        bytes.resize(had + *count);
        if (*count == 0)
            return bytes;
        if (bytes.size() > largestFile)
            return std::unexpected(tooLarge(path));
    }
}

BlockReader::BlockReader(Input input)
    : m_input(std::move(input))
    , m_buffer(blockSize, '\0')
{
}

std::string_view BlockReader::next()
{
    for (;;) {
        const std::string_view fresh(m_buffer.data() + m_looked, m_end - m_looked);
        const std::size_t lineEnd = m_isDropping ? fresh.find('\n') : fresh.rfind('\n');
        if (m_isDropping && lineEnd != std::string_view::npos) {
            m_isDropping = false;
            m_begin = m_looked = m_looked + lineEnd + 1;
            continue;
        }
        if (lineEnd != std::string_view::npos) {
            const std::size_t from = m_begin;
            m_begin = m_looked = m_looked + lineEnd + 1;
            return {m_buffer.data() + from, m_begin - from};
        }
        m_looked = m_end;
        if (m_isAtEnd) {
            const std::size_t from = std::exchange(m_begin, m_end);
            return m_isDropping ? std::string_view()
                                : std::string_view(m_buffer.data() + from, m_end - from);
        }
        fill();
    }
}

/// Reads once, behind what is left of the last block.
void BlockReader::fill()
{
    if (m_isDropping || m_end - m_begin >= longestLine)
        dropLine();
    std::memmove(m_buffer.data(), m_buffer.data() + m_begin, m_end - m_begin);
    m_end -= m_begin;
    m_looked -= m_begin;
    m_begin = 0;
    if (m_end == m_buffer.size())
        m_buffer.resize(2 * m_buffer.size());
    const auto count = m_input.read(m_buffer.data() + m_end, m_buffer.size() - m_end);
    if (!count)
        m_error = count.error();
    m_isAtEnd = !count || *count == 0;
    m_end += count.value_or(0);
}

void BlockReader::dropLine()
{
    if (!m_isDropping)
        ++m_droppedLines;
    m_isDropping = true;
    m_begin = m_looked = m_end;
}

} // namespace crawlright::cli
