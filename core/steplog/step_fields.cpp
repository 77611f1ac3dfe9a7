// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "steplog/step_line.h"

#include <algorithm>
#include <array>
#include <bit>
#include <charconv>
#include <cstring>
#include <optional>

namespace tributary
{

namespace
{

enum Field : std::uint8_t {
    Api,
    Mode,
    ModelId,
    SessionId,
    GraphId,
    Step,
    StartUs,
    EndUs,
    CostUs,
    SyncUs,
    Ret,
    SyncRet,
    FieldCount,
};

constexpr std::array<std::string_view, FieldCount> fieldNames {"api", "mode", "model_id", "session_id", "graph_id",
    "step", "start_us", "end_us", "cost_us", "sync_us", "ret", "sync_ret"};

constexpr std::uint32_t bit(std::size_t field)
{
    return 1U << field;
}

constexpr std::uint32_t identityFields = bit(ModelId) | bit(SessionId) | bit(GraphId);
constexpr std::uint32_t requiredFields = (bit(FieldCount) - 1) & ~identityFields;
constexpr std::uint32_t timeFields = bit(StartUs) | bit(EndUs) | bit(CostUs);

QString fieldName(std::size_t field)
{
    return QString::fromLatin1(fieldNames[field].data(), static_cast<qsizetype>(fieldNames[field].size()));
}

// What the user sees of a value: short, and nothing that a terminal obeys.
QString shown(std::string_view value)
{
    constexpr std::size_t maxShown = 40;
    QString out = QString::fromUtf8(value.data(), static_cast<qsizetype>(std::min(value.size(), maxShown)));
    for (QChar &c : out) {
        if (!c.isPrint())
            c = QChar::ReplacementCharacter;
    }
    return value.size() > maxShown ? out + QChar(0x2026) : out;
}

class FieldParser
{
public:
    FieldParser(std::string_view text, TextEnd end)
        : m_text(text)
        , m_end(end)
    {
    }

    tl::expected<StepLine, Text> parse()
    {
        std::size_t at = 0;
        while (at < m_text.size()) {
            if (!takeToken(at))
                return tl::unexpected(std::move(m_reason));
        }
        if (!checkPresence() || !checkIdentity() || !checkTimes() || !checkOpenFields())
            return tl::unexpected(std::move(m_reason));
        return line();
    }

private:
    bool refuse(const char *why, QStringList args)
    {
        m_reason = Text(why, std::move(args));
        return false;
    }

    [[nodiscard]] bool has(std::size_t field) const { return (m_seen & bit(field)) != 0; }

    // One word; '[' ends it too, because a line of another process may follow without a blank.
    bool takeToken(std::size_t &at)
    {
        const std::size_t begin = at;
        std::size_t equals = 0;
        for (; at < m_text.size(); ++at) {
            const char c = m_text[at];
            if (static_cast<unsigned char>(c) <= ' ' || c == '[')
                break;
            if (c == '=' && equals == 0)
                equals = at;
        }
        const bool open = at == m_text.size() ? m_end == TextEnd::Cut : m_text[at] == '[';
        const std::size_t end = at;
        ++at;
        if (equals == 0)
            return true;
        const std::size_t field = lookUp(m_text.substr(begin, equals - begin));
        return field == FieldCount || setField(field, m_text.substr(equals + 1, end - equals - 1), open);
    }

    std::size_t lookUp(std::string_view key)
    {
        // GE writes the fields in this order, so the next one is mostly the right guess.
        for (std::size_t tried = 0; tried < FieldCount; ++tried) {
            const std::size_t field = m_guess;
            m_guess = m_guess + 1 == FieldCount ? 0 : m_guess + 1;
            if (fieldNames[field] == key)
                return field;
        }
        return FieldCount;
    }

    bool setField(std::size_t field, std::string_view value, bool open)
    {
        if (has(field)) {
            if (m_raw[field] == value)
                return true;
            return refuse(
                QT_TRANSLATE_NOOP("core", "A STEP line has the field %1 twice, with different values: %2 and %3"),
                {fieldName(field), shown(m_raw[field]), shown(value)});
        }
        m_raw[field] = value;
        if (open && (value.empty() || value == "-"))
            return true; // nothing of it is there: reported as missing
        if (open)
            m_open |= bit(field);
        if (field > Mode && !setInteger(field, value))
            return refuse(QT_TRANSLATE_NOOP("core", "The field %1 of a STEP line is not an integer: \"%2\""),
                {fieldName(field), shown(value)});
        if (value.empty())
            return refuse(QT_TRANSLATE_NOOP("core", "The field %1 of a STEP line is empty"), {fieldName(field)});
        m_seen |= bit(field);
        return true;
    }

    bool setInteger(std::size_t field, std::string_view value)
    {
        const char *end = value.data() + value.size();
        const auto [stop, error] = std::from_chars(value.data(), end, m_value[field]);
        return error == std::errc() && stop == end;
    }

    bool checkPresence()
    {
        const std::uint32_t missing = requiredFields & ~m_seen;
        if (missing == 0)
            return true;
        std::size_t field = 0;
        while ((missing & bit(field)) == 0)
            ++field;
        if (m_end == TextEnd::Cut)
            return refuse(
                QT_TRANSLATE_NOOP("core", "A STEP line is cut: it ends before the field %1"), {fieldName(field)});
        return refuse(QT_TRANSLATE_NOOP("core", "A STEP line has no field %1"), {fieldName(field)});
    }

    bool checkIdentity()
    {
        const std::uint32_t identity = m_seen & identityFields;
        if (identity == bit(ModelId) || identity == (bit(SessionId) | bit(GraphId)))
            return true;
        if (has(ModelId))
            return refuse(QT_TRANSLATE_NOOP("core", "A STEP line names two execution objects: model_id and %1"),
                {fieldName(has(SessionId) ? SessionId : GraphId)});
        if (m_end == TextEnd::Cut)
            return refuse(QT_TRANSLATE_NOOP("core", "A STEP line is cut: it ends before the field %1"),
                {fieldName(has(SessionId) ? GraphId
                        : has(GraphId)    ? SessionId
                                          : ModelId)});
        if (identity == 0)
            return refuse(QT_TRANSLATE_NOOP("core",
                              "A STEP line names no execution object: neither model_id nor session_id and graph_id"),
                {});
        return refuse(QT_TRANSLATE_NOOP("core", "A STEP line has the field %1, but no field %2"),
            {fieldName(has(SessionId) ? SessionId : GraphId), fieldName(has(SessionId) ? GraphId : SessionId)});
    }

    bool checkTimes()
    {
        const std::int64_t start = m_value[StartUs];
        const std::int64_t end = m_value[EndUs];
        if (end < start)
            return refuse(QT_TRANSLATE_NOOP("core", "A STEP line ends before it starts: end_us is %1, start_us is %2"),
                {number(end), number(start)});
        std::int64_t cost = 0;
        if (__builtin_sub_overflow(end, start, &cost) || cost != m_value[CostUs])
            return refuse(QT_TRANSLATE_NOOP("core", "In a STEP line cost_us is %1, but end_us - start_us is %2 - %3"),
                {number(m_value[CostUs]), number(end), number(start)});
        return true;
    }

    // A single open time has been checked against the other two, and no integer is written as 0 and more digits.
    bool checkOpenFields()
    {
        const bool oneTime = std::has_single_bit(m_open & timeFields);
        for (std::size_t field = 0; field < FieldCount; ++field) {
            if ((m_open & bit(field)) == 0 || (oneTime && (bit(field) & timeFields) != 0) || m_raw[field] == "0")
                continue;
            return refuse(QT_TRANSLATE_NOOP("core", "A STEP line may be cut within the field %1, behind the value %2"),
                {fieldName(field), shown(m_raw[field])});
        }
        return true;
    }

    [[nodiscard]] StepLine line() const
    {
        StepLine out;
        StepRecord &record = out.record;
        if (has(ModelId))
            record.object = {ExecObject::Kind::Model, 0, m_value[ModelId]};
        else
            record.object = {ExecObject::Kind::SessionGraph, m_value[SessionId], m_value[GraphId]};
        record.step = m_value[Step];
        record.start_us = m_value[StartUs];
        record.end_us = m_value[EndUs];
        record.cost_us = m_value[CostUs];
        record.sync_us = m_value[SyncUs];
        record.ret = m_value[Ret];
        record.syncRet = m_value[SyncRet];
        out.api = m_raw[Api];
        out.mode = m_raw[Mode];
        return out;
    }

    std::string_view m_text;
    TextEnd m_end;
    std::uint32_t m_seen = 0;
    std::size_t m_guess = 0;
    std::uint32_t m_open = 0; // values that may have gone on
    std::array<std::string_view, FieldCount> m_raw;
    std::array<std::int64_t, FieldCount> m_value {};
    Text m_reason;
};

// Reads the fields exactly as GE writes them, which nearly all lines are; anything else is left to FieldParser.
class UsualLine
{
public:
    explicit UsualLine(std::string_view text)
        : m_at(text.data())
        , m_end(text.data() + text.size())
    {
    }

    std::optional<StepLine> parse()
    {
        StepLine line;
        StepRecord &r = line.record;
        const bool fits = name(" api=", line.api) && name(" mode=", line.mode) && integer(" model_id=", r.object.id)
            && integer(" step=", r.step) && integer(" start_us=", r.start_us) && integer(" end_us=", r.end_us)
            && integer(" cost_us=", r.cost_us) && integer(" sync_us=", r.sync_us) && integer(" ret=", r.ret)
            && integer(" sync_ret=", r.syncRet);
        if (!fits || (m_at != m_end && *m_at != '\r') || m_end - m_at > 1)
            return std::nullopt;
        if (r.end_us < r.start_us || r.end_us - r.start_us != r.cost_us)
            return std::nullopt;
        return line;
    }

private:
    template <std::size_t size>
    bool key(const char (&text)[size])
    {
        constexpr std::ptrdiff_t length = size - 1;
        if (m_end - m_at < length || std::memcmp(m_at, text, size - 1) != 0)
            return false;
        m_at += length;
        return true;
    }

    template <std::size_t size>
    bool name(const char (&text)[size], std::string_view &value)
    {
        if (!key(text))
            return false;
        const char *begin = m_at;
        while (m_at != m_end && static_cast<unsigned char>(*m_at) > ' ' && *m_at != '[')
            ++m_at;
        value = {begin, static_cast<std::size_t>(m_at - begin)};
        return m_at != begin;
    }

    // Up to 18 digits, which cannot overflow.
    template <std::size_t size>
    bool integer(const char (&text)[size], std::int64_t &value)
    {
        constexpr std::ptrdiff_t maxDigits = 18;
        if (!key(text))
            return false;
        const char *begin = m_at;
        std::int64_t sum = 0;
        for (; m_at != m_end && *m_at >= '0' && *m_at <= '9'; ++m_at) {
            if (m_at - begin == maxDigits)
                return false;
            sum = sum * 10 + (*m_at - '0');
        }
        value = sum;
        return m_at != begin;
    }

    const char *m_at;
    const char *m_end;
};

} // namespace

tl::expected<StepLine, Text> parseStepFields(std::string_view text, TextEnd end)
{
    if (end == TextEnd::Line) {
        if (auto line = UsualLine(text).parse())
            return *line;
    }
    return FieldParser(text, end).parse();
}

} // namespace tributary
