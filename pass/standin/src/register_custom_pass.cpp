// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: Apache-2.0
#include "register/register_custom_pass.h"

#include "registry.h"

#include <utility>

namespace ge_standin
{

Registry &registry()
{
    // Never destroyed: it holds functions of plug-ins, and the order in which libraries end is not ours.
    static auto *instance = new Registry;
    return *instance;
}

} // namespace ge_standin

namespace ge
{

class PassRegistrationRecord
{
public:
    std::string name;
    CustomPassFunc function;
    CustomPassStage stage = CustomPassStage::kBeforeInferShape;
};

class CustomPassContextData
{
public:
    AscendString message;
    AscendString passName;
};

PassRegistrationData::PassRegistrationData(std::string name)
    : m_record(std::make_shared<PassRegistrationRecord>())
{
    m_record->name = std::move(name);
}

PassRegistrationData &PassRegistrationData::CustomPassFn(const CustomPassFunc &function)
{
    if (m_record)
        m_record->function = function;
    return *this;
}

PassRegistrationData &PassRegistrationData::Stage(const CustomPassStage stage)
{
    if (m_record)
        m_record->stage = stage;
    return *this;
}

std::string PassRegistrationData::GetPassName() const
{
    return m_record ? m_record->name : std::string();
}

CustomPassFunc PassRegistrationData::GetCustomPassFn() const
{
    return m_record ? m_record->function : CustomPassFunc();
}

CustomPassStage PassRegistrationData::GetStage() const
{
    return m_record ? m_record->stage : CustomPassStage::kInvalid;
}

PassReceiver::PassReceiver(PassRegistrationData &registration)
{
    ge_standin::Registry &registry = ge_standin::registry();
    registry.entries.push_back({registration, registry.currentFile});
}

CustomPassContext::CustomPassContext()
    : m_data(std::make_unique<CustomPassContextData>())
{
}

CustomPassContext::~CustomPassContext() = default;

void CustomPassContext::SetErrorMessage(const AscendString &message)
{
    m_data->message = message;
}

AscendString CustomPassContext::GetErrorMessage() const
{
    return m_data->message;
}

void CustomPassContext::SetPassName(const AscendString &name)
{
    m_data->passName = name;
}

AscendString CustomPassContext::GetPassName() const
{
    return m_data->passName;
}

graphStatus CustomPassContext::GetOptionValue(const AscendString & /*key*/, AscendString & /*value*/) const
{
    return GRAPH_FAILED;
}

} // namespace ge
