// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <memory>
#include <string>

namespace ge
{

/// A string that crosses library borders without showing which std::string either side was built with.
class AscendString
{
public:
    AscendString() = default;
    AscendString(const char *text);
    AscendString(const char *text, std::size_t length);

    /// Never a null pointer.
    const char *GetString() const;
    std::size_t GetLength() const;

    bool operator==(const AscendString &other) const;
    bool operator!=(const AscendString &other) const;
    bool operator<(const AscendString &other) const;

private:
    std::shared_ptr<std::string> m_text;
};

} // namespace ge
