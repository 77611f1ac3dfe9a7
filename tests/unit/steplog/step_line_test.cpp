// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "step_text.h"
#include "steplog/step_line.h"

#include <gtest/gtest.h>

using namespace tributary;
using namespace tributary::test;

namespace
{

std::string_view view(const QByteArray &bytes)
{
    return {bytes.constData(), static_cast<std::size_t>(bytes.size())};
}

// The reason why the fields are no record; "record" if they are.
std::string reason(const QByteArray &fields, TextEnd end = TextEnd::Line)
{
    const auto line = parseStepFields(view(fields), end);
    return line ? std::string("record") : line.error().english().toStdString();
}

QByteArray fieldsWith(const QByteArray &old, const QByteArray &replacement)
{
    QByteArray fields = StepText().fields();
    EXPECT_TRUE(fields.contains(old)) << old.constData();
    return fields.replace(old, replacement);
}

void expectUsual(const StepRecord &record)
{
    EXPECT_EQ(record.object, (ExecObject {ExecObject::Kind::Model, 0, 7}));
    EXPECT_EQ(record.step, 3);
    EXPECT_EQ(record.start_us, 1000);
    EXPECT_EQ(record.end_us, 1850);
    EXPECT_EQ(record.cost_us, 850);
    EXPECT_EQ(record.sync_us, 790);
    EXPECT_EQ(record.ret, 0);
    EXPECT_EQ(record.syncRet, 0);
}

} // namespace

TEST(StepFields, UsualLine)
{
    const QByteArray fields = StepText().fields();
    const auto line = parseStepFields(view(fields), TextEnd::Line);
    ASSERT_TRUE(line);
    expectUsual(line->record);
    EXPECT_EQ(line->api, "NnExecute");
    EXPECT_EQ(line->mode, "LoadBalance:4");
    EXPECT_EQ(line->record.pid, StepRecord::unknownProcess);
}

TEST(StepFields, AnyOrderUnknownFieldsAndText)
{
    const QByteArray fields =
        " sync_ret=0 extra=9 ret=0\tsync_us=790 cost_us=850 end_us=1850 hello start_us=1000 step=3 "
        "model_id=7 mode=LoadBalance:4 api=NnExecute and more text, =, a=b=c\r";
    const auto line = parseStepFields(view(fields), TextEnd::Line);
    ASSERT_TRUE(line);
    expectUsual(line->record);
    EXPECT_EQ(line->api, "NnExecute");
    EXPECT_EQ(line->mode, "LoadBalance:4");
}

TEST(StepFields, SessionAndGraph)
{
    const QByteArray fields = fieldsWith("model_id=7", "session_id=2 graph_id=5");
    const auto line = parseStepFields(view(fields), TextEnd::Line);
    ASSERT_TRUE(line);
    EXPECT_EQ(line->record.object, (ExecObject {ExecObject::Kind::SessionGraph, 2, 5}));
}

TEST(StepFields, LargeValues)
{
    const QByteArray fields = fieldsWith(" ret=0 sync_ret=0", " ret=4294967295 sync_ret=-1");
    const auto line = parseStepFields(view(fields), TextEnd::Line);
    ASSERT_TRUE(line);
    EXPECT_EQ(line->record.ret, 4294967295);
    EXPECT_EQ(line->record.syncRet, -1);
    EXPECT_EQ(reason(fieldsWith("step=3", "step=9223372036854775807")), "record");
    EXPECT_EQ(reason(fieldsWith("step=3", "step=9223372036854775808")),
        "The field step of a STEP line is not an integer: \"9223372036854775808\"");
    EXPECT_EQ(reason(fieldsWith("start_us=1000 end_us=1850 cost_us=850",
                  "start_us=-9223372036854775808 end_us=1 cost_us=-9223372036854775807")),
        "In a STEP line cost_us is -9223372036854775807, but end_us - start_us is 1 - -9223372036854775808");
}

TEST(StepFields, MissingFieldsAreNamed)
{
    for (const char *field : {"api=NnExecute", "mode=LoadBalance:4", "step=3", "start_us=1000", "end_us=1850",
             "cost_us=850", "sync_us=790", " ret=0", "sync_ret=0"}) {
        const QByteArray name = QByteArray(field).trimmed().split('=').first();
        EXPECT_EQ(reason(fieldsWith(field, " ")), "A STEP line has no field " + name.toStdString());
        EXPECT_EQ(reason(fieldsWith(field, " "), TextEnd::Cut),
            "A STEP line is cut: it ends before the field " + name.toStdString());
    }
    EXPECT_EQ(reason({}), "A STEP line has no field api");
}

TEST(StepFields, ValuesThatAreNoIntegers)
{
    for (const char *value : {"", "x", "3x", "0x3", "3.0", "+3", "1e3", "--3", "99999999999999999999", "\xff\xfe"}) {
        const std::string text = reason(fieldsWith(" step=3", QByteArray(" step=") + value));
        EXPECT_EQ(text.find("The field step of a STEP line is not an integer: "), 0U) << value << ": " << text;
    }
    EXPECT_EQ(reason(fieldsWith("mode=LoadBalance:4", "mode=")), "The field mode of a STEP line is empty");
}

TEST(StepFields, TimesMustAgree)
{
    EXPECT_EQ(reason(fieldsWith("cost_us=850", "cost_us=849")),
        "In a STEP line cost_us is 849, but end_us - start_us is 1850 - 1000");
    EXPECT_EQ(reason(fieldsWith("end_us=1850 cost_us=850", "end_us=999 cost_us=0")),
        "A STEP line ends before it starts: end_us is 999, start_us is 1000");
    EXPECT_EQ(reason(fieldsWith("end_us=1850 cost_us=850", "end_us=1000 cost_us=0")), "record");
}

TEST(StepFields, ExactlyOneIdentity)
{
    EXPECT_EQ(reason(fieldsWith("model_id=7 ", "")),
        "A STEP line names no execution object: neither model_id nor session_id and graph_id");
    EXPECT_EQ(reason(fieldsWith("model_id=7", "model_id=7 session_id=0 graph_id=1")),
        "A STEP line names two execution objects: model_id and session_id");
    EXPECT_EQ(reason(fieldsWith("model_id=7", "graph_id=1 model_id=7")),
        "A STEP line names two execution objects: model_id and graph_id");
    EXPECT_EQ(reason(fieldsWith("model_id=7", "session_id=1")),
        "A STEP line has the field session_id, but no field graph_id");
    EXPECT_EQ(
        reason(fieldsWith("model_id=7", "graph_id=1")), "A STEP line has the field graph_id, but no field session_id");
}

TEST(StepFields, AFieldTwice)
{
    EXPECT_EQ(reason(StepText().fields() + " step=3"), "record");
    EXPECT_EQ(reason(StepText().fields() + " step=4"),
        "A STEP line has the field step twice, with different values: 3 and 4");
    EXPECT_EQ(reason(StepText().fields() + " mode=cv"),
        "A STEP line has the field mode twice, with different values: LoadBalance:4 and cv");
}

TEST(StepFields, AValueThatMayHaveGoneOnIsRefused)
{
    EXPECT_EQ(reason(StepText().fields(), TextEnd::Cut), "record");
    EXPECT_EQ(reason(fieldsWith("sync_ret=0", "sync_ret=42"), TextEnd::Cut),
        "A STEP line may be cut within the field sync_ret, behind the value 42");
    EXPECT_EQ(reason(fieldsWith("sync_ret=0", "sync_ret=42 "), TextEnd::Cut), "record");
    EXPECT_EQ(reason(fieldsWith("mode=LoadBalance:4", "") + " mode=LoadBalance:4", TextEnd::Cut),
        "A STEP line may be cut within the field mode, behind the value LoadBalance:4");
    // A cut time would not agree with the other two.
    EXPECT_EQ(reason(fieldsWith("cost_us=850", "") + " cost_us=850", TextEnd::Cut), "record");
}

TEST(StepFields, ValuesAreShownSafely)
{
    const std::string text = reason(fieldsWith("step=3", "step=\x1b]0;x" + QByteArray(100, 'y')));
    EXPECT_EQ(text.find('\x1b'), std::string::npos);
    EXPECT_LT(text.size(), 120U);
}

TEST(StepMarker, IsFoundWithColours)
{
    for (const QByteArray &text : {QByteArray("abc[GE_MS_TUNE][STEP]def"),
             QByteArray("abc[\x1b[1mGE_MS_TUNE\x1b[0m]\x1b[36m[\x1b[1mSTEP\x1b[0m]def")}) {
        const auto marker = findStepMarker(view(text), 0, view(text).size());
        ASSERT_TRUE(marker) << text.constData();
        EXPECT_EQ(marker->begin, 3U);
        EXPECT_EQ(marker->end, view(text).size() - 3);
    }
}

TEST(StepMarker, LookalikesAreNone)
{
    for (const char *text : {"GE_MS_TUNE][STEP]", "[GE_MS_TUNE] [STEP]", "[GE_MS_TUNE][STEPS]", "[GE_MS_TUNE]",
             "[GE_MS_TUNE", "[GE_MS_TUNE][STEP", "[ge_ms_tune][step]", "[GE_MS_TUNE_][STEP]"})
        EXPECT_FALSE(findStepMarker(text, 0, std::string_view(text).size())) << text;
    const QByteArray endless = "[GE_MS_TUNE" + QByteArray("\x1b[0m").repeated(40) + "][STEP]";
    EXPECT_FALSE(findStepMarker(view(endless), 0, view(endless).size()));
}

TEST(LogPrefix, AllGenerations)
{
    const auto pid = [](std::string_view text) {
        const auto prefix = findLastLogPrefix(text);
        return prefix ? prefix->pid : StepRecord::unknownProcess;
    };
    EXPECT_EQ(pid("[EVENT] GE(39944,ssd_demo):2021-11-18-01:09:39.549.688 [a.cc:1]39944 Record:"), 39944);
    EXPECT_EQ(pid("[EVENT] GE(12,proc): "), 12);
    EXPECT_EQ(pid("GE(12,proc): "), 12);
    EXPECT_EQ(pid("[INFO] GE(45311,python):2024-05-24-21:17:48.149.137 [a.cc:2008][EVENT]45311 Record:"), 45311);
    EXPECT_EQ(pid("[ERROR] AMCT(757013,atc.bin):2023-03-14-14:15:54[model_process.cpp:299]"), 757013);
    EXPECT_EQ(pid("[INFO] 77(8,a b(c),d):x]:2024-05-24-21:17:48.149.137 [a.cc:1]8 Record:"), 8);
    EXPECT_EQ(pid("[INFO] GE(1,a):x [INFO] GE(2,b):y (3,c): f(4,d): "), 2);
    EXPECT_EQ(pid("[INFO] GE(99999999999999999999,a): "), StepRecord::unknownProcess);
    EXPECT_EQ(pid("[INFO] GE(12,a "), StepRecord::unknownProcess);
    EXPECT_EQ(pid("plain text (1,2): "), StepRecord::unknownProcess);
    EXPECT_EQ(pid(""), StepRecord::unknownProcess);
    EXPECT_EQ(findLastLogPrefix("ab [INFO] GE(1,a):")->begin, 3U);
    EXPECT_EQ(findFirstLogPrefix("ab [INFO] GE(1,a): [INFO] GE(2,b):")->pid, 1);
}

TEST(LogPrefix, ProcessOfFileName)
{
    const auto pid = [](const char *path) { return processOfFileName(QString::fromLatin1(path)); };
    EXPECT_EQ(pid("/a/run/plog/plog-370_20230713074109952.log"), 370);
    EXPECT_EQ(pid("plog-370_20230713074109952.log.1"), 370);
    EXPECT_EQ(pid("run/device-0/device-12_20230713074109952.log"), 12);
    EXPECT_EQ(pid("stdout.log"), StepRecord::unknownProcess);
    EXPECT_EQ(pid("plog-_1.log"), StepRecord::unknownProcess);
    EXPECT_EQ(pid("plog-12x_1.log"), StepRecord::unknownProcess);
    EXPECT_EQ(pid("plog-370_1/other.log"), StepRecord::unknownProcess);
}

TEST(Colours, AreTakenOut)
{
    std::string storage;
    EXPECT_EQ(withoutColours("plain", storage), "plain");
    EXPECT_EQ(withoutColours("\x1b[1;32ma\x1b[0mb\x1b[K", storage), "ab");
    EXPECT_EQ(withoutColours("a\x1b[3", storage), "a");
    EXPECT_EQ(withoutColours("a\x1b", storage), "a");
}
