// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ge_common/ge_api_error_codes.h"
#include "graph/ascend_string.h"

#include <cstdint>
#include <memory>

namespace ge
{

class AttrValueData;

/// The value of one attribute: a string, a whole number, a real number or a truth value. Copies share the value, and a
/// const object can be filled, both as in GE.
class AttrValue
{
public:
    AttrValue();

    graphStatus SetAttrValue(const AscendString &value) const;
    graphStatus SetAttrValue(const std::int64_t &value) const;
    graphStatus SetAttrValue(const float &value) const;
    graphStatus SetAttrValue(const bool &value) const;

    /// Failure if the value is of another type.
    graphStatus GetAttrValue(AscendString &value) const;
    graphStatus GetAttrValue(std::int64_t &value) const;
    graphStatus GetAttrValue(float &value) const;
    graphStatus GetAttrValue(bool &value) const;

private:
    friend class Graph;
    std::shared_ptr<AttrValueData> m_data;
};

} // namespace ge
