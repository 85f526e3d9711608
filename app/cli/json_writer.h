// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace crawlright::cli {

/// Writes JSON in the order of the calls, indented by two blanks. Not nlohmann-json, which refuses
/// text that is not UTF-8; here bytes are kept as `appendJsonString` says.
class JsonWriter {
public:
    JsonWriter& beginObject() { return open('{'); }
    JsonWriter& endObject() { return close('}'); }
    JsonWriter& beginArray() { return open('['); }
    JsonWriter& endArray() { return close(']'); }
    /// A key of an object; its value follows.
    JsonWriter& key(std::string_view name);

    JsonWriter& value(std::string_view bytes);
    JsonWriter& value(const char* text) { return value(std::string_view(text)); }
    JsonWriter& value(const QString& text);
    JsonWriter& value(std::uint64_t number);
    JsonWriter& value(std::uint32_t number) { return value(std::uint64_t{number}); }
    JsonWriter& value(double number);
    JsonWriter& value(bool flag);
    JsonWriter& null();
    /// Null where the text is empty.
    JsonWriter& valueOrNull(std::string_view bytes)
    {
        return bytes.empty() ? null() : value(bytes);
    }

    template <typename Value>
    JsonWriter& member(std::string_view name, const Value& v)
    {
        return key(name).value(v);
    }
    template <typename List>
    JsonWriter& list(std::string_view name, const List& items)
    {
        key(name).beginArray();
        for (const auto& item : items)
            value(item);
        return endArray();
    }

    /// What was written since the last call, for output that is not to be held in memory.
    [[nodiscard]] std::string drained() { return std::exchange(m_text, {}); }
    /// The whole text, or the rest of it, with a line end.
    [[nodiscard]] std::string take();

private:
    JsonWriter& open(char bracket);
    JsonWriter& close(char bracket);
    void beforeValue();
    void newLine();

    std::string m_text;
    std::vector<bool> m_hasItems; // for each open bracket
    bool m_afterKey = false;
};

} // namespace crawlright::cli
