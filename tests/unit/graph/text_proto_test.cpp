// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "graph/text_proto.h"

#include <gtest/gtest.h>

#include <string>

using namespace tributary;

namespace
{

// Everything that the reader sees, in a short form: name=value, name{ … }, and at the end "." or "!line".
std::string trace(std::string_view text)
{
    TextProtoReader reader(text);
    std::string out;
    for (;;) {
        switch (reader.next()) {
        case TextProtoReader::Token::Scalar:
            out += std::string(reader.name()) + (reader.isString() ? "='" : "=") + std::string(reader.value())
                + (reader.isString() ? "' " : " ");
            break;
        case TextProtoReader::Token::Open:
            out += std::string(reader.name()) + "{ ";
            break;
        case TextProtoReader::Token::Close:
            out += "} ";
            break;
        case TextProtoReader::Token::End:
            return out + ".";
        case TextProtoReader::Token::Failed:
            return out + "!" + std::to_string(reader.line());
        }
    }
}

std::string repeat(const std::string &part, int times)
{
    std::string out;
    for (int i = 0; i < times; ++i)
        out += part;
    return out;
}

} // namespace

TEST(TextProto, ReadsOneLineAndManyLines)
{
    const std::string wanted = "op{ name='x' id=-1 a{ } } n=1.5e+3 .";
    EXPECT_EQ(trace("op { name: \"x\" id: -1 a {} } n: 1.5e+3"), wanted);
    EXPECT_EQ(trace("op: {\n  name: 'x'\r\n  id:-1,\n  a <\n>;\n};\n# end\nn\t:1.5e+3 # so"), wanted);
    EXPECT_EQ(trace(""), ".");
    EXPECT_EQ(trace("\xef\xbb\xbf# only a comment"), ".");
}

TEST(TextProto, ReadsListsOfBothKinds)
{
    EXPECT_EQ(
        trace("dim: [1, 2,\n3] x: [] op: [{ id: 1 }, { l: [] }] y: 1"), "dim=1 dim=2 dim=3 op{ id=1 } op{ } y=1 .");
    EXPECT_EQ(trace(repeat("x: [] ", 200000)), "."); // no recursion
}

TEST(TextProto, ReadsExtensionNames)
{
    EXPECT_EQ(trace("[a.b/c] { x: ENUM }"), "[a.b/c]{ x=ENUM } .");
}

TEST(TextProto, UnescapesStrings)
{
    EXPECT_EQ(trace(R"(s: "a\"b\\c" s: 'it"s' s: "\101\x42\n" s: "\u4e2d\U0001F600" s: "\q")"),
        "s='a\"b\\c' s='it\"s' s='AB\n' s='\xe4\xb8\xad\xf0\x9f\x98\x80' s='q' .");
    EXPECT_EQ(trace("s: \"a\" 'b' # c \"d\"\n \"\\145\" t: \"\""), "s='abe' t='' .");
}

TEST(TextProto, SkipsBlocksWhateverIsInThem)
{
    constexpr std::string_view text = "a { s: \"}\\\"}\" # }\n b < c { d: [ { } ] } > ' no field: } ' }\nafter: 1";
    TextProtoReader reader(text);
    ASSERT_EQ(reader.next(), TextProtoReader::Token::Open);
    ASSERT_TRUE(reader.skip());
    ASSERT_EQ(reader.next(), TextProtoReader::Token::Scalar);
    EXPECT_EQ(reader.name(), "after");
    EXPECT_EQ(reader.line(), 3);
    EXPECT_EQ(reader.next(), TextProtoReader::Token::End);
}

TEST(TextProto, SkipsOneItemOfAList)
{
    TextProtoReader reader("a: [{ x: 1 }, { y: 2 }] b: 1");
    ASSERT_EQ(reader.next(), TextProtoReader::Token::Open);
    ASSERT_TRUE(reader.skip());
    ASSERT_EQ(reader.next(), TextProtoReader::Token::Open);
    ASSERT_EQ(reader.next(), TextProtoReader::Token::Scalar);
    EXPECT_EQ(reader.name(), "y");
}

TEST(TextProto, SaysTheLineOfEveryProblem)
{
    EXPECT_EQ(trace("a: 1\n}"), "a=1 !2");
    EXPECT_EQ(trace("a {\n  b: 1\n"), "a{ b=1 !3");
    EXPECT_EQ(trace("a {\n >"), "a{ !2");
    EXPECT_EQ(trace("a 1"), "!1");
    EXPECT_EQ(trace("\n\na:"), "!3");
    EXPECT_EQ(trace("a"), "!1");
    EXPECT_EQ(trace("a: }"), "!1");
    EXPECT_EQ(trace("\na: \"never\nclosed\""), "!2");
    EXPECT_EQ(trace("a: \"b\\"), "!1");
    EXPECT_EQ(trace("a: [1,\n2"), "a=1 a=2 !2");
    EXPECT_EQ(trace("\n*"), "!2");
    EXPECT_EQ(trace(std::string_view("a: \0", 4)), "!1");
    EXPECT_EQ(trace("[x {}"), "!1");
}

TEST(TextProto, LimitsTheDepth)
{
    const std::string deep = repeat("a {", TextProtoReader::maxDepth);
    EXPECT_EQ(trace(deep + repeat("}", TextProtoReader::maxDepth)).back(), '.');
    EXPECT_EQ(trace("\n" + deep + "a {").substr(static_cast<std::size_t>(TextProtoReader::maxDepth) * 3), "!2");
    const std::string deeper = repeat("{", 100000);
    TextProtoReader reader(deeper);
    EXPECT_EQ(reader.next(), TextProtoReader::Token::Failed);
    const std::string skipped = "a {" + deeper;
    TextProtoReader skipping(skipped);
    ASSERT_EQ(skipping.next(), TextProtoReader::Token::Open);
    EXPECT_FALSE(skipping.skip());
    EXPECT_EQ(skipping.next(), TextProtoReader::Token::Failed);
    EXPECT_NE(skipping.problem(), nullptr);
}
