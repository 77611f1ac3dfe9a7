// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tuning/om_files.h"

#include "base/file_identity.h"
#include "base/files.h"

#include <QFileInfo>
#include <QTemporaryDir>

#include <gtest/gtest.h>

using namespace tributary;

namespace
{

class OmFilesTest : public testing::Test
{
protected:
    void write(const char *name, const QByteArray &text = "model")
    {
        ASSERT_TRUE(writeFileAtomically(m_dir.filePath(QLatin1String(name)), text));
    }
    [[nodiscard]] QString prefix() const { return m_folder.prefix(m_variant); }
    [[nodiscard]] QString error(const OmStates &before) const
    {
        const auto model = newModel(prefix(), before);
        return model ? QStringLiteral("found ") + *model : model.error().english();
    }

    QTemporaryDir m_dir;
    OmFolder m_folder {m_dir.path()};
    OmVariant m_variant {{Strategy::LoadBalance, 4}, false};
};

} // namespace

TEST_F(OmFilesTest, NamesAreThoseOfTrialFolders)
{
    EXPECT_EQ(QFileInfo(prefix()).fileName(), QStringLiteral("model_LoadBalance4"));
    EXPECT_EQ(QFileInfo(m_folder.log(m_variant)).fileName(), QStringLiteral("compile_LoadBalance4.log"));
    const OmVariant control {Candidate {}, true};
    EXPECT_EQ(QFileInfo(m_folder.prefix(control)).fileName(), QStringLiteral("model_default-control"));
    EXPECT_NE(control, (OmVariant {Candidate {}, false}));
}

TEST_F(OmFilesTest, FindsEitherNameOfAModel)
{
    for (const char *name :
        {"model_LoadBalance4.om", "model_LoadBalance4_linux_x86_64.om", "model_LoadBalance4_linux_aarch64.om"}) {
        const OmStates before = modelsOf(prefix());
        write(name);
        EXPECT_EQ(newModel(prefix(), before).value_or(QString()), m_dir.filePath(QLatin1String(name)));
    }
}

TEST_F(OmFilesTest, OtherFilesAreNoModels)
{
    for (const char *name :
        {"model_LoadBalance4_original.om", "model_LoadBalance4_linux_original.om", "model_LoadBalance42.om",
            "model_LoadBalance4.om.json", "model_LoadBalance4_x.om", "xmodel_LoadBalance4.om"})
        write(name);
    EXPECT_TRUE(modelsOf(prefix()).isEmpty());
    EXPECT_TRUE(error({}).startsWith(QStringLiteral("There is no model ") + prefix() + QStringLiteral(".om")));
}

TEST_F(OmFilesTest, AnOldModelIsNotTakenForANewOne)
{
    write("model_LoadBalance4.om");
    const OmStates before = modelsOf(prefix());
    EXPECT_TRUE(error(before).contains(QStringLiteral("older than this compile")));
    write("model_LoadBalance4.om"); // the same content, written again
    EXPECT_TRUE(newModel(prefix(), before));
}

TEST_F(OmFilesTest, AnEmptyModelIsNone)
{
    write("model_LoadBalance4.om", {});
    EXPECT_TRUE(error({}).contains(QStringLiteral("is empty"))) << error({}).toStdString();
}

TEST_F(OmFilesTest, TwoNewModelsAreOneTooMany)
{
    write("model_LoadBalance4.om");
    write("model_LoadBalance4_linux_x86_64.om");
    EXPECT_TRUE(error({}).contains(QStringLiteral("2 models instead of one")));
    EXPECT_TRUE(error({}).contains(QStringLiteral("model_LoadBalance4_linux_x86_64.om")));
}

TEST_F(OmFilesTest, AFolderThatConfusesAtcIsNamed)
{
    const auto model = newModel(QStringLiteral("/tmp/my.omega/model_cv"), {});
    ASSERT_FALSE(model);
    EXPECT_TRUE(model.error().english().contains(QStringLiteral("--om-dir")));
}

TEST_F(OmFilesTest, AModelIsReusedUnderTheSameKeyWhileItIsUnchanged)
{
    const auto reusable = [this](const char *key) {
        return reusableModel(m_folder, m_variant, QLatin1String(key), CancelToken());
    };
    EXPECT_FALSE(reusable("k")) << "there is none";
    write("model_LoadBalance4.om");
    const QString path = m_dir.filePath(QStringLiteral("model_LoadBalance4.om"));
    ASSERT_TRUE(writeOmRecord(m_folder, {m_variant, path, fileHash(path), false}, QStringLiteral("k")));
    const auto model = reusable("k");
    ASSERT_TRUE(model);
    EXPECT_EQ(model->path, path);
    EXPECT_EQ(model->sha256, fileHash(path));
    EXPECT_TRUE(model->isReused);
    EXPECT_FALSE(reusable("other"));
    write("model_LoadBalance4.om", "changed");
    EXPECT_FALSE(reusable("k"));
    ASSERT_TRUE(writeFileAtomically(m_folder.record(m_variant), "{"));
    EXPECT_FALSE(reusable("k")) << "a damaged record";
}
