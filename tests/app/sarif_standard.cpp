// SPDX-FileCopyrightText: 2026 The Crawlright developers
// SPDX-License-Identifier: MIT
#include "tests/app/sarif_standard.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QUrl>

#include <array>
#include <cmath>
#include <span>

namespace crawlright::tests {

using namespace Qt::StringLiterals;

namespace {

/// A property and its type: `text`, `uri`, `base64`, `flag`, `texts` (an object of texts),
/// `int N` (an integer of at least N), `A|B` (one of these words), the name of an object, or
/// `- WHY` for one that `lint` does not write and the table does not describe further.
/// Before it `!`: required. `[]` behind it: an array of these, `[1]` of at least one, `[u]` without
/// equal ones.
struct Property {
    const char* name;
    const char* type;
};

constexpr Property log[] = {{"$schema", "uri"},
                            {"version", "!2.1.0"},
                            {"runs", "!run[]"},
                            {"inlineExternalProperties", "-"},
                            {"properties", "propertyBag"}};
constexpr Property run[] = {{"tool", "!tool"},
                            {"invocations", "invocation[]"},
                            {"conversion", "-"},
                            {"language", "text"},
                            {"versionControlProvenance", "-"},
                            {"originalUriBaseIds", "-"},
                            {"artifacts", "artifact[u]"},
                            {"logicalLocations", "-"},
                            {"graphs", "-"},
                            {"results", "result[]"},
                            {"automationDetails", "-"},
                            {"runAggregates", "-"},
                            {"baselineGuid", "text"},
                            {"redactionTokens", "text[u]"},
                            {"defaultEncoding", "text"},
                            {"defaultSourceLanguage", "text"},
                            {"newlineSequences", "text[u1]"},
                            {"columnKind", "utf16CodeUnits|unicodeCodePoints"},
                            {"externalPropertyFileReferences", "-"},
                            {"threadFlowLocations", "-"},
                            {"taxonomies", "-"},
                            {"addresses", "-"},
                            {"translations", "-"},
                            {"policies", "-"},
                            {"webRequests", "-"},
                            {"webResponses", "-"},
                            {"specialLocations", "-"},
                            {"properties", "propertyBag"}};
constexpr Property tool[] = {{"driver", "!toolComponent"},
                             {"extensions", "toolComponent[u]"},
                             {"properties", "propertyBag"}};
constexpr Property toolComponent[] = {{"guid", "text"},
                                      {"name", "!text"},
                                      {"organization", "text"},
                                      {"product", "text"},
                                      {"productSuite", "text"},
                                      {"shortDescription", "multiformatMessageString"},
                                      {"fullDescription", "multiformatMessageString"},
                                      {"fullName", "text"},
                                      {"version", "text"},
                                      {"semanticVersion", "text"},
                                      {"dottedQuadFileVersion", "text"},
                                      {"releaseDateUtc", "text"},
                                      {"downloadUri", "uri"},
                                      {"informationUri", "uri"},
                                      {"globalMessageStrings", "-"},
                                      {"notifications", "reportingDescriptor[u]"},
                                      {"rules", "reportingDescriptor[u]"},
                                      {"taxa", "-"},
                                      {"locations", "artifactLocation[]"},
                                      {"language", "text"},
                                      {"contents", "-"},
                                      {"isComprehensive", "flag"},
                                      {"localizedDataSemanticVersion", "text"},
                                      {"minimumRequiredLocalizedDataSemanticVersion", "text"},
                                      {"associatedComponent", "-"},
                                      {"translationMetadata", "-"},
                                      {"supportedTaxonomies", "-"},
                                      {"properties", "propertyBag"}};
constexpr Property reportingDescriptor[] = {{"id", "!text"},
                                            {"deprecatedIds", "text[u1]"},
                                            {"guid", "text"},
                                            {"deprecatedGuids", "text[u1]"},
                                            {"name", "text"},
                                            {"deprecatedNames", "text[u1]"},
                                            {"shortDescription", "multiformatMessageString"},
                                            {"fullDescription", "multiformatMessageString"},
                                            {"messageStrings", "-"},
                                            {"defaultConfiguration", "reportingConfiguration"},
                                            {"helpUri", "uri"},
                                            {"help", "multiformatMessageString"},
                                            {"relationships", "-"},
                                            {"properties", "propertyBag"}};
constexpr Property reportingConfiguration[] = {{"enabled", "flag"},
                                               {"level", "none|note|warning|error"},
                                               {"rank", "-"},
                                               {"parameters", "propertyBag"},
                                               {"properties", "propertyBag"}};
constexpr Property multiformatMessageString[] = {
    {"text", "!text"}, {"markdown", "text"}, {"properties", "propertyBag"}};
constexpr Property message[] = {{"text", "text"},
                                {"markdown", "text"},
                                {"id", "text"},
                                {"arguments", "text[]"},
                                {"properties", "propertyBag"}};
constexpr Property result[] = {{"ruleId", "text"},
                               {"ruleIndex", "int -1"},
                               {"rule", "-"},
                               {"kind", "notApplicable|pass|fail|review|open|informational"},
                               {"level", "none|note|warning|error"},
                               {"message", "!message"},
                               {"analysisTarget", "artifactLocation"},
                               {"locations", "location[]"},
                               {"guid", "text"},
                               {"correlationGuid", "text"},
                               {"occurrenceCount", "int 1"},
                               {"partialFingerprints", "texts"},
                               {"fingerprints", "texts"},
                               {"stacks", "-"},
                               {"codeFlows", "-"},
                               {"graphs", "-"},
                               {"graphTraversals", "-"},
                               {"relatedLocations", "location[u]"},
                               {"suppressions", "-"},
                               {"baselineState", "new|unchanged|updated|absent"},
                               {"rank", "-"},
                               {"attachments", "-"},
                               {"hostedViewerUri", "uri"},
                               {"workItemUris", "uri[u]"},
                               {"provenance", "-"},
                               {"fixes", "fix[u]"},
                               {"taxa", "-"},
                               {"webRequest", "-"},
                               {"webResponse", "-"},
                               {"properties", "propertyBag"}};
constexpr Property location[] = {{"id", "int -1"},
                                 {"physicalLocation", "physicalLocation"},
                                 {"logicalLocations", "-"},
                                 {"message", "message"},
                                 {"annotations", "region[u]"},
                                 {"relationships", "-"},
                                 {"properties", "propertyBag"}};
constexpr Property physicalLocation[] = {{"address", "-"},
                                         {"artifactLocation", "artifactLocation"},
                                         {"region", "region"},
                                         {"contextRegion", "region"},
                                         {"properties", "propertyBag"}};
constexpr Property artifactLocation[] = {{"uri", "uri"},
                                         {"uriBaseId", "text"},
                                         {"index", "int -1"},
                                         {"description", "message"},
                                         {"properties", "propertyBag"}};
constexpr Property region[] = {
    {"startLine", "int 1"},   {"startColumn", "int 1"},   {"endLine", "int 1"},
    {"endColumn", "int 1"},   {"charOffset", "int -1"},   {"charLength", "int 0"},
    {"byteOffset", "int -1"}, {"byteLength", "int 0"},    {"snippet", "artifactContent"},
    {"message", "message"},   {"sourceLanguage", "text"}, {"properties", "propertyBag"}};
constexpr Property artifactContent[] = {{"text", "text"},
                                        {"binary", "base64"},
                                        {"rendered", "multiformatMessageString"},
                                        {"properties", "propertyBag"}};
constexpr Property fix[] = {{"description", "message"},
                            {"artifactChanges", "!artifactChange[u1]"},
                            {"properties", "propertyBag"}};
constexpr Property artifactChange[] = {{"artifactLocation", "!artifactLocation"},
                                       {"replacements", "!replacement[1]"},
                                       {"properties", "propertyBag"}};
constexpr Property replacement[] = {{"deletedRegion", "!region"},
                                    {"insertedContent", "artifactContent"},
                                    {"properties", "propertyBag"}};
constexpr Property artifact[] = {
    {"description", "message"},
    {"location", "artifactLocation"},
    {"parentIndex", "int -1"},
    {"offset", "int 0"},
    {"length", "int -1"},
    {"roles", "analysisTarget|attachment|responseFile|resultFile|standardStream|tracedFile|"
              "unmodified|modified|added|deleted|renamed|uncontrolled|driver|extension|"
              "translation|taxonomy|policy|referencedOnCommandLine|memoryContents|directory|"
              "userSpecifiedConfiguration|toolSpecifiedConfiguration|debugOutputFile[u]"},
    {"mimeType", "text"},
    {"contents", "artifactContent"},
    {"encoding", "text"},
    {"sourceLanguage", "text"},
    {"hashes", "texts"},
    {"lastModifiedTimeUtc", "text"},
    {"properties", "propertyBag"}};
constexpr Property invocation[] = {{"commandLine", "text"},
                                   {"arguments", "text[]"},
                                   {"responseFiles", "artifactLocation[u]"},
                                   {"startTimeUtc", "text"},
                                   {"endTimeUtc", "text"},
                                   {"exitCode", "int -2147483648"},
                                   {"ruleConfigurationOverrides", "-"},
                                   {"notificationConfigurationOverrides", "-"},
                                   {"toolExecutionNotifications", "notification[]"},
                                   {"toolConfigurationNotifications", "notification[]"},
                                   {"exitCodeDescription", "text"},
                                   {"exitSignalName", "text"},
                                   {"exitSignalNumber", "int -2147483648"},
                                   {"processStartFailureMessage", "text"},
                                   {"executionSuccessful", "!flag"},
                                   {"machine", "text"},
                                   {"account", "text"},
                                   {"processId", "int -2147483648"},
                                   {"executableLocation", "artifactLocation"},
                                   {"workingDirectory", "artifactLocation"},
                                   {"environmentVariables", "texts"},
                                   {"stdin", "artifactLocation"},
                                   {"stdout", "artifactLocation"},
                                   {"stderr", "artifactLocation"},
                                   {"stdoutStderr", "artifactLocation"},
                                   {"properties", "propertyBag"}};
constexpr Property notification[] = {{"locations", "location[u]"},
                                     {"message", "!message"},
                                     {"level", "none|note|warning|error"},
                                     {"threadId", "int -2147483648"},
                                     {"timeUtc", "text"},
                                     {"exception", "-"},
                                     {"descriptor", "-"},
                                     {"associatedRule", "-"},
                                     {"properties", "propertyBag"}};

struct Object {
    const char* name;
    std::span<const Property> properties;
};

constexpr std::array objects = {
    Object{"sarifLog", log},
    Object{"run", run},
    Object{"tool", tool},
    Object{"toolComponent", toolComponent},
    Object{"reportingDescriptor", reportingDescriptor},
    Object{"reportingConfiguration", reportingConfiguration},
    Object{"multiformatMessageString", multiformatMessageString},
    Object{"message", message},
    Object{"result", result},
    Object{"location", location},
    Object{"physicalLocation", physicalLocation},
    Object{"artifactLocation", artifactLocation},
    Object{"region", region},
    Object{"artifactContent", artifactContent},
    Object{"fix", fix},
    Object{"artifactChange", artifactChange},
    Object{"replacement", replacement},
    Object{"artifact", artifact},
    Object{"invocation", invocation},
    Object{"notification", notification},
};

bool isBase64(const QString& text)
{
    return QByteArray::fromBase64Encoding(text.toLatin1(), QByteArray::AbortOnBase64DecodingErrors)
               .decodingStatus == QByteArray::Base64DecodingStatus::Ok;
}

bool isTexts(const QJsonValue& value)
{
    if (!value.isObject())
        return false;
    const QJsonObject object = value.toObject();
    return std::ranges::all_of(object.begin(), object.end(),
                               [](const QJsonValue& text) { return text.isString(); });
}

/// §3.8: any properties; `tags` is an array of different texts.
bool isBag(const QJsonValue& value)
{
    const QJsonValue tags = value.toObject().value("tags"_L1);
    return value.isObject() && (tags.isUndefined() || tags.isArray());
}

QStringList faultsOfValue(const QString& type, const QJsonValue& value, const QString& path,
                          QStringList& met)
{
    const QStringList wrong = {path + u" is no "_s + type};
    const auto unless = [&](bool isRight) { return isRight ? QStringList() : wrong; };
    if (type == "text"_L1)
        return unless(value.isString());
    if (type == "uri"_L1)
        return unless(value.isString() && !value.toString().contains(u' ') &&
                      QUrl(value.toString(), QUrl::StrictMode).isValid());
    if (type == "base64"_L1)
        return unless(value.isString() && isBase64(value.toString()));
    if (type == "flag"_L1)
        return unless(value.isBool());
    if (type == "texts"_L1)
        return unless(isTexts(value));
    if (type == "propertyBag"_L1)
        return unless(isBag(value));
    if (type.startsWith("int "_L1))
        return unless(value.isDouble() && std::floor(value.toDouble()) == value.toDouble() &&
                      value.toDouble() >= type.sliced(4).toDouble());
    if (type == "-"_L1)
        return {path + u" is a property that this table does not describe"_s};
    const bool isObject = std::ranges::any_of(
        objects, [&](const Object& o) { return type == QLatin1String(o.name); });
    if (isObject)
        return faultsOfSarif(type, value, path, met);
    return unless(value.isString() && type.split(u'|').contains(value.toString()));
}

QStringList faultsOfArray(const QString& type, const QString& marks, const QJsonValue& value,
                          const QString& path, QStringList& met)
{
    if (!value.isArray())
        return {path + u" is no array"_s};
    const QJsonArray items = value.toArray();
    QStringList faults;
    if (marks.contains(u'1') && items.isEmpty())
        faults += path + u" is empty"_s;
    for (qsizetype i = 0; i < items.size(); ++i) {
        faults += faultsOfValue(type, items[i], u"%1[%2]"_s.arg(path).arg(i), met);
        // Long arrays are the program's own lists of results.
        for (qsizetype j = 0; marks.contains(u'u') && items.size() < 200 && j < i; ++j)
            if (items[i] == items[j])
                faults += u"%1[%2] is there twice"_s.arg(path).arg(i);
    }
    return faults;
}

} // namespace

QStringList faultsOfSarif(const QString& object, const QJsonValue& value, const QString& path,
                          QStringList& met)
{
    if (!value.isObject())
        return {path + u" is no object"_s};
    const auto* const known = std::ranges::find_if(
        objects, [&](const Object& o) { return object == QLatin1String(o.name); });
    const QJsonObject given = value.toObject();
    QStringList faults;
    for (const QString& name : given.keys()) {
        const auto property = std::ranges::find_if(
            known->properties, [&](const Property& p) { return name == QLatin1String(p.name); });
        if (property == known->properties.end()) {
            faults += path + u'.' + name + u" is not in the standard"_s;
            continue;
        }
        met += object + u'.' + name;
        QString type = QLatin1String(property->type).toString();
        if (type.startsWith(u'!'))
            type.removeFirst();
        const qsizetype bracket = type.indexOf(u'[');
        const QString inner = path + u'.' + name;
        faults += bracket < 0 ? faultsOfValue(type, given.value(name), inner, met)
                              : faultsOfArray(type.first(bracket), type.sliced(bracket),
                                              given.value(name), inner, met);
    }
    for (const Property& property : known->properties)
        if (property.type[0] == '!' && !given.contains(QLatin1String(property.name)))
            faults += path + u" lacks "_s + QLatin1String(property.name);
    return faults;
}

} // namespace crawlright::tests
