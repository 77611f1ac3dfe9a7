// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

namespace tributary
{

/// The version of the CANN toolkit in `root`, from the first of these that says one: ascend_toolkit_install.info
/// ("version=8.3.RC1"), version.cfg ("toolkit_running_version=[7.7.0.1:8.1.RC1]"), version.info of the toolkit or a
/// component ("version_dir=…", "Version=…"), the end of the real folder's name. Empty if none does.
QString cannVersion(const QString &root);

/// Value of the line "key=value" (blanks around both ignored, key in any case); empty if there is none.
QString propertyValue(const QByteArray &text, const QString &key);

/// The toolkit version in the text of a version.cfg.
QString versionFromConfig(const QByteArray &text);

} // namespace tributary
