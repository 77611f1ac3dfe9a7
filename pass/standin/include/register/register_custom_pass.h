// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "ge_common/ge_api_error_codes.h"
#include "graph/graph.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <string>

namespace ge
{

class CustomPassContext;
class CustomPassContextData;
class PassRegistrationRecord;

using CustomPassFunc = std::function<Status(GraphPtr &, CustomPassContext &)>;

/// When a pass runs.
enum class CustomPassStage : std::uint32_t {
    kBeforeInferShape = 0,
    kAfterInferShape = 1,
    kAfterAssignLogicStream = 2, ///< in GE for stream passes only; the stand-in has none
    kAfterBuiltinFusionPass = 3,
    kAfterOriginGraphOptimize = 4,
    kCompatibleInherited = 5,
    kInvalid
};

/// What a plug-in says about its pass.
class PassRegistrationData
{
public:
    PassRegistrationData() = default;
    PassRegistrationData(std::string name);

    PassRegistrationData &CustomPassFn(const CustomPassFunc &function);
    PassRegistrationData &Stage(const CustomPassStage stage);

    std::string GetPassName() const;
    CustomPassFunc GetCustomPassFn() const;
    CustomPassStage GetStage() const;

private:
    std::shared_ptr<PassRegistrationRecord> m_record;
};

/// Hands a pass to the registry when the plug-in is loaded.
class PassReceiver
{
public:
    PassReceiver(PassRegistrationData &registration);
};

/// What a pass may ask and say while it runs.
class CustomPassContext
{
public:
    CustomPassContext();
    virtual ~CustomPassContext();
    CustomPassContext(const CustomPassContext &) = delete;
    CustomPassContext &operator=(const CustomPassContext &) = delete;

    void SetErrorMessage(const AscendString &message);
    AscendString GetErrorMessage() const;
    void SetPassName(const AscendString &name);
    AscendString GetPassName() const;
    /// The stand-in knows no options: always a failure.
    graphStatus GetOptionValue(const AscendString &key, AscendString &value) const;

private:
    std::unique_ptr<CustomPassContextData> m_data;
};

} // namespace ge

#define GE_STANDIN_JOIN_AGAIN(a, b) a##b
#define GE_STANDIN_JOIN(a, b) GE_STANDIN_JOIN_AGAIN(a, b)
/// REGISTER_CUSTOM_PASS("name").CustomPassFn(function).Stage(stage);
#define REGISTER_CUSTOM_PASS(name)                                                                                     \
    static ::ge::PassReceiver GE_STANDIN_JOIN(geCustomPass, __COUNTER__) [[maybe_unused]] =                            \
        ::ge::PassRegistrationData(name)
