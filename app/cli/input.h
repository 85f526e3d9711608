// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <cstdint>
#include <expected>
#include <string>
#include <string_view>

namespace crawlright::cli {

/// `-` stands for standard input.
inline constexpr std::string_view standardInput = "-";

/// A file or standard input, open for reading.
class Input {
public:
    /// A sentence for the user where the file cannot be opened, or is a directory.
    [[nodiscard]] static std::expected<Input, QString> open(const std::string& path);
    ~Input();
    Input(Input&& other) noexcept;
    Input& operator=(Input&&) = delete;
    Input(const Input&) = delete;
    Input& operator=(const Input&) = delete;

    /// Reads at most `size` bytes; 0 at the end; a sentence for the user on an error.
    [[nodiscard]] std::expected<std::size_t, QString> read(char* to, std::size_t size);
    /// For sentences.
    [[nodiscard]] QString name() const;
    /// Bytes of a regular file; -1 for a pipe, a terminal and the like.
    [[nodiscard]] std::int64_t size() const { return m_size; }

private:
    Input(int descriptor, std::string path, std::int64_t size);

    int m_descriptor = -1;
    std::string m_path;
    std::int64_t m_size = -1;
};

/// A whole file or standard input; a sentence for the user where it cannot be read, or is larger
/// than any robots.txt.
[[nodiscard]] std::expected<std::string, QString> readWhole(const std::string& path);
inline constexpr std::size_t largestFile = std::size_t{64} * 1024 * 1024;

/// Lines in large blocks, in constant memory.
class BlockReader {
public:
    explicit BlockReader(Input input);

    /// The next whole lines with their line ends; the last one of the input may have none. Empty
    /// at the end and on an error.
    [[nodiscard]] std::string_view next();
    /// A sentence for the user; empty where all went well.
    [[nodiscard]] const QString& error() const { return m_error; }
    /// Lines that were dropped because no URL is so long.
    [[nodiscard]] std::uint64_t droppedLines() const { return m_droppedLines; }
    [[nodiscard]] QString name() const { return m_input.name(); }
    /// Bytes of a regular file; -1 for a pipe, a terminal and the like.
    [[nodiscard]] std::int64_t size() const { return m_input.size(); }
    /// Whether reading may wait for somebody, so that output should not.
    [[nodiscard]] bool mayWait() const { return m_input.size() < 0; }

    static constexpr std::size_t blockSize = std::size_t{1024} * 1024;
    static constexpr std::size_t longestLine = std::size_t{16} * 1024 * 1024;

private:
    void fill();
    void dropLine();

    Input m_input;
    std::string m_buffer;
    std::size_t m_begin = 0;  // bytes before it were given out
    std::size_t m_end = 0;    // bytes after it are free
    std::size_t m_looked = 0; // no line end between m_begin and it
    bool m_isDropping = false;
    bool m_isAtEnd = false;
    std::uint64_t m_droppedLines = 0;
    QString m_error;
};

} // namespace crawlright::cli
