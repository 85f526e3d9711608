// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "core/text/ascii.h"
#include "core/urls/json_strings.h"
#include "core/urls/line_cutter.h"
#include "core/urls/row_sink.h"

#include <algorithm>

/// The formats that have a row a line.
namespace crawlright::urls {

namespace {

/// What a line of a log tells.
struct Hit {
    std::string target;
    std::string agent; ///< empty: not told
};

/// Cuts lines and hands those that can be read to a derived reader.
class LineReader : public FormatReader {
public:
    void feed(std::string_view chunk, RowSink& sink) final
    {
        m_cutter.feed(chunk, [&](const CutLine& line) { take(line, sink); });
    }
    void finish(RowSink& sink) final
    {
        m_cutter.finish([&](const CutLine& line) { take(line, sink); });
    }

protected:
    virtual void read(const CutLine& line, RowSink& sink) = 0;

private:
    void take(const CutLine& line, RowSink& sink)
    {
        if (line.isTooLong)
            sink.addBad(Fault::TooLong, line.number);
        else if (line.text.find_first_not_of(" \t") == std::string_view::npos)
            sink.addBlank();
        else
            read(line, sink);
    }

    LineCutter m_cutter;
};

class PlainReader final : public LineReader {
    void read(const CutLine& line, RowSink& sink) override { sink.add(line.text, line.number); }
};

/// The target of `GET /path HTTP/1.1`; empty where there is none that names a page.
std::string_view targetOf(std::string_view request)
{
    const std::size_t blank = request.find(' ');
    if (blank == 0 || blank == std::string_view::npos)
        return {};
    const std::string_view method = request.substr(0, blank);
    if (!std::ranges::all_of(method, text::isTokenChar) ||
        text::equalsIgnoringCase(method, "CONNECT"))
        return {};
    std::string_view target = request.substr(blank + 1);
    const std::size_t last = target.rfind(' ');
    if (last != std::string_view::npos &&
        text::startsWithIgnoringCase(target.substr(last + 1), "HTTP"))
        target = target.substr(0, last);
    const bool isPage = target.starts_with('/') || target.contains("://");
    return isPage ? target : std::string_view();
}

/// Takes a quoted string off the front of `rest`; Apache and nginx write `\"`, `\\` and `\xHH`.
/// nullopt where none begins or it does not end.
std::optional<std::string> takeQuoted(std::string_view& rest)
{
    if (!rest.starts_with('"'))
        return std::nullopt;
    std::string out;
    for (std::size_t i = 1; i < rest.size(); ++i) {
        if (rest[i] == '"') {
            rest.remove_prefix(i + 1);
            return out;
        }
        if (rest[i] != '\\' || i + 1 == rest.size()) {
            out += rest[i];
            continue;
        }
        const char c = rest[++i];
        if (c == 'x' && i + 2 < rest.size() && text::isHex(rest[i + 1]) &&
            text::isHex(rest[i + 2])) {
            out +=
                static_cast<char>(text::hexValue(rest[i + 1]) * 16 + text::hexValue(rest[i + 2]));
            i += 2;
        } else {
            out += c;
        }
    }
    return std::nullopt;
}

/// `host ident user [date] "request" status bytes`, then maybe `"referer" "user agent"`.
std::optional<Hit> hitOf(std::string_view line)
{
    const std::size_t date = line.find("] \"");
    const std::size_t quote = date == std::string_view::npos ? line.find('"') : date + 2;
    if (quote == std::string_view::npos)
        return std::nullopt;
    std::string_view rest = line.substr(quote);
    const std::optional<std::string> request = takeQuoted(rest);
    if (!request)
        return std::nullopt;
    Hit hit{std::string(targetOf(*request)), {}};
    if (hit.target.empty())
        return std::nullopt;
    for (int n = 0; n < 2; ++n) {
        rest.remove_prefix(std::min(rest.find('"'), rest.size()));
        const std::optional<std::string> text = takeQuoted(rest);
        if (n == 1 && text && *text != "-")
            hit.agent = *text;
    }
    return hit;
}

class AccessLogReader final : public LineReader {
    void read(const CutLine& line, RowSink& sink) override
    {
        const std::optional<Hit> hit = hitOf(line.text);
        if (hit)
            sink.addHit(hit->target, hit->agent, line.number);
        else
            sink.addBad(Fault::NoLogLine, line.number);
    }
};

/// A key without regard to case, `-` and `_`.
std::string plainKey(std::string_view key)
{
    std::string out;
    for (const char c : key)
        if (c != '-' && c != '_' && c != '.')
            out += text::toLower(c);
    return out;
}

/// Keys that web servers and their collectors write the target under, the best first.
constexpr std::array<std::string_view, 9> targetKeys{"requesturi", "requesturl", "url",
                                                     "uri",        "request",    "requestline",
                                                     "path",       "target",     "csuristem"};
constexpr std::array<std::string_view, 6> agentKeys{
    "httpuseragent", "useragent", "requestuseragent", "csuseragent", "agent", "ua"};

template <std::size_t N>
std::size_t placeIn(const std::array<std::string_view, N>& keys, std::string_view key)
{
    return static_cast<std::size_t>(std::ranges::find(keys, key) - keys.begin());
}

class JsonLinesReader final : public LineReader {
    void read(const CutLine& line, RowSink& sink) override
    {
        Hit hit;
        std::size_t bestTarget = targetKeys.size();
        std::size_t bestAgent = agentKeys.size();
        const bool isJson =
            forJsonStrings(line.text, [&](const std::string& key, const std::string& value) {
                const std::string plain = plainKey(key);
                if (const std::size_t place = placeIn(targetKeys, plain); place < bestTarget) {
                    // Some logs have the whole request line under the same name.
                    const std::string_view target = targetOf(value);
                    const bool isPage = value.starts_with('/') || value.contains("://");
                    if (target.empty() && !isPage)
                        return;
                    bestTarget = place;
                    hit.target = target.empty() ? value : std::string(target);
                }
                if (const std::size_t place = placeIn(agentKeys, plain); place < bestAgent) {
                    bestAgent = place;
                    hit.agent = value == "-" ? "" : value;
                }
            });
        if (!isJson)
            sink.addBad(Fault::NoJson, line.number);
        else if (hit.target.empty())
            sink.addBad(Fault::NoUrl, line.number);
        else
            sink.addHit(hit.target, hit.agent, line.number);
    }
};

} // namespace

std::unique_ptr<FormatReader> makeLinesReader()
{
    return std::make_unique<PlainReader>();
}

std::unique_ptr<FormatReader> makeAccessLogReader()
{
    return std::make_unique<AccessLogReader>();
}

std::unique_ptr<FormatReader> makeJsonLinesReader()
{
    return std::make_unique<JsonLinesReader>();
}

} // namespace crawlright::urls
