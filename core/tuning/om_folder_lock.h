// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/error.h"

#include <memory>

class QLockFile;

namespace tributary
{

class OmFolder;

/// Keeps other runs out of a folder with models as long as it lives: two that compile into the same one would measure
/// each other's models. One of a process that is gone, killed ones too, does not count.
class OmFolderLock
{
public:
    /// Makes the folder if need be. One that may not be written needs no lock. Errors: another run has it (its process
    /// is named); it cannot be made; the disk is full.
    static Result<OmFolderLock> acquire(const OmFolder &folder);
    OmFolderLock(OmFolderLock &&) noexcept;
    OmFolderLock &operator=(OmFolderLock &&) noexcept;
    ~OmFolderLock();

private:
    explicit OmFolderLock(std::unique_ptr<QLockFile> lock);

    std::unique_ptr<QLockFile> m_lock;
};

} // namespace tributary
