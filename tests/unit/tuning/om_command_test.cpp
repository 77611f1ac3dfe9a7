// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tuning/om_command.h"

#include <gtest/gtest.h>

using namespace tributary;

TEST(OmCommand, OnlyTheTwoMarksAreReplaced)
{
    const auto words =
        splitCompileCommand(QStringLiteral("atc --output={om_prefix} -o '{om}' {x} \"{om_prefix}/{om}\" ${om} {om_"));
    ASSERT_TRUE(words) << words.error().english().toStdString();
    EXPECT_EQ(compileWords(*words, QStringLiteral("/a b/model_cv")),
        (QStringList {QStringLiteral("atc"), QStringLiteral("--output=/a b/model_cv"), QStringLiteral("-o"),
            QStringLiteral("/a b/model_cv.om"), QStringLiteral("{x}"), QStringLiteral("/a b/model_cv//a b/model_cv.om"),
            QStringLiteral("$/a b/model_cv.om"), QStringLiteral("{om_")}));
}

TEST(OmCommand, WhatStandsForAMarkIsNotLookedAtAgain)
{
    const auto words = splitCompileCommand(QStringLiteral("atc {om_prefix} {om}"));
    ASSERT_TRUE(words);
    EXPECT_EQ(compileWords(*words, QStringLiteral("/{om}/m")),
        (QStringList {QStringLiteral("atc"), QStringLiteral("/{om}/m"), QStringLiteral("/{om}/m.om")}));
    EXPECT_EQ(runWords({QStringLiteral("run"), QStringLiteral("{om},{om}"), QStringLiteral("{om_prefix}")},
                  QStringLiteral("/{om}.om")),
        (QStringList {QStringLiteral("run"), QStringLiteral("/{om}.om,/{om}.om"), QStringLiteral("{om_prefix}")}));
}

TEST(OmCommand, ACommandWithoutAMarkIsRefused)
{
    for (const char *command : {"atc --output=model", "atc {om", "atc { om }", "atc {OM}"}) {
        const auto words = splitCompileCommand(QLatin1String(command));
        ASSERT_FALSE(words) << command;
        EXPECT_TRUE(words.error().english().contains(QStringLiteral("{om_prefix}")));
    }
    const auto run = splitRunCommand(QStringLiteral("infer {om_prefix}"));
    ASSERT_FALSE(run);
    EXPECT_TRUE(run.error().english().contains(QStringLiteral("{om}")));
    EXPECT_TRUE(splitRunCommand(QStringLiteral("infer '--om={om}'")));
    EXPECT_FALSE(splitCompileCommand(QStringLiteral("atc '{om}")));
}
