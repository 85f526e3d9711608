// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <cstdint>
#include <string>
#include <string_view>

namespace crawlright::cli {

/// The exit codes of the program, a contract.
enum class Exit : std::uint8_t {
    Done = 0,
    Finding = 1,  ///< a finding, a verdict other than expected
    BadInput = 2, ///< bad usage, or input that cannot be read
};

/// Standard output, buffered, and standard error. After a closed pipe or a full disk writing has no
/// effect, and `isOpen` says so.
class Console {
public:
    Console();
    ~Console();
    Console(const Console&) = delete;
    Console& operator=(const Console&) = delete;

    /// What commands append to; flushed by `commit` once it is large.
    [[nodiscard]] std::string& out() { return m_buffer; }
    void write(std::string_view bytes)
    {
        m_buffer += bytes;
        commit();
    }
    void commit()
    {
        if (m_buffer.size() >= flushSize)
            flush();
    }
    void flush();
    [[nodiscard]] bool isOpen() const { return m_state == State::Open; }

    /// Whether standard output is a terminal that shows colours, and the user did not forbid them.
    [[nodiscard]] bool hasColours() const { return m_hasColours; }

    /// A line on standard error; the program will end with Exit::BadInput.
    void fault(const QString& sentence);
    /// A line on standard error that does not change how the program ends. After a closed pipe
    /// neither of the two says anything.
    void note(const QString& sentence);
    /// The program will end with Exit::Finding, unless there was a fault.
    void setFound() { m_hasFinding = true; }

    /// Flushes. A closed pipe ends quietly.
    [[nodiscard]] Exit finish();

private:
    enum class State : std::uint8_t { Open, Closed, Failed };
    static constexpr std::size_t flushSize = std::size_t{256} * 1024;

    std::string m_buffer;
    State m_state = State::Open;
    bool m_hasColours = false;
    bool m_hasFault = false;
    bool m_hasFinding = false;
};

/// `text` in a terminal's colour; as it is where the console has none.
enum class Tint : std::uint8_t { Red, Yellow, Green, Blue, Cyan, Bold, Faint };
void appendTinted(std::string& out, const Console& console, Tint tint, std::string_view text);

} // namespace crawlright::cli
