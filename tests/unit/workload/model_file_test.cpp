// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model_file.h"

#include "base/files.h"

#include <QTemporaryDir>

#include <gtest/gtest.h>

using namespace tributary;
using namespace tributary::workload;

namespace
{

class ModelFileTest : public testing::Test
{
protected:
    [[nodiscard]] std::string path() const { return m_folder.filePath(QStringLiteral("m.om")).toStdString(); }
    std::string complaintAbout(const QByteArray &text)
    {
        EXPECT_TRUE(writeFileAtomically(QString::fromStdString(path()), text));
        const auto model = readModel(path());
        return model ? "accepted" : model.error();
    }

    QTemporaryDir m_folder;
};

} // namespace

TEST_F(ModelFileTest, EverythingComesBack)
{
    const Model all {"LoadBalance:4", "LoadBalance:4", {0, -1, 3}, "graph {\n  name: \"x\"\n}\n"};
    const Model least {std::nullopt, std::nullopt, {}, {}};
    for (const Model &model : {all, least}) {
        ASSERT_TRUE(writeModel(path(), model));
        const auto read = readModel(path());
        ASSERT_TRUE(read) << read.error();
        EXPECT_TRUE(*read == model);
    }
}

TEST_F(ModelFileTest, WhatIsNoModelIsNamed)
{
    EXPECT_NE(complaintAbout("\x7f"
                             "ELF")
                  .find("does not begin with"),
        std::string::npos);
    EXPECT_NE(
        complaintAbout("tributary-workload model 1\nstreams 0 x\ngraph\n").find("\"streams 0 x\""), std::string::npos);
    EXPECT_NE(complaintAbout("tributary-workload model 1\nmode cv\n").find("ends too early"), std::string::npos);
    EXPECT_NE(readModel("/nowhere/m.om").error().find("/nowhere/m.om"), std::string::npos);
}
