// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/files.h"
#include "project/damages.h"

#include <QTemporaryDir>

#include <gtest/gtest.h>

using namespace tributary;
using namespace tributary::testing;

namespace
{

class DamagedProject : public ::testing::TestWithParam<Damage>
{
};

} // namespace

TEST_P(DamagedProject, IsRefusedByNameAndLeftAlone)
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("a.tributary"));
    ASSERT_TRUE(saveProject(fullProject(folder.path()), path));
    const QByteArray damaged = GetParam().apply(*readFile(path));
    ASSERT_NE(damaged, *readFile(path));
    ASSERT_TRUE(writeFileAtomically(path, damaged));

    const auto project = loadProject(path);
    ASSERT_FALSE(project);
    const QString message = project.error().english();
    EXPECT_TRUE(message.contains(QLatin1String(GetParam().named))) << message.toStdString();
    EXPECT_TRUE(message.contains(path)) << message.toStdString();
    EXPECT_FALSE(message.contains(QLatin1Char('%'))) << message.toStdString();
    EXPECT_EQ(*readFile(path), damaged);
}

INSTANTIATE_TEST_SUITE_P(Ways, DamagedProject, ::testing::ValuesIn(projectDamages()),
    [](const auto &way) { return std::string(way.param.name); });
