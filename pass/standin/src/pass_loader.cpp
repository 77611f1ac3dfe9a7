// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: Apache-2.0
#include "ge_standin/pass_loader.h"

#include "registry.h"

#include <cstdlib>
#include <cstring>
#include <dirent.h>
#include <dlfcn.h>
#include <sys/stat.h>

namespace ge_standin
{

namespace
{

bool isFolder(const std::string &path)
{
    struct stat info {
    };
    return stat(path.c_str(), &info) == 0 && S_ISDIR(info.st_mode);
}

/// Names in a folder in alphabetic order, without those that start with a dot; none if it cannot be read.
std::vector<std::string> sortedNames(const std::string &folder)
{
    dirent **found = nullptr;
    const int count = scandir(folder.c_str(), &found, nullptr, alphasort);
    std::vector<std::string> names;
    for (int i = 0; i < count; ++i) {
        if (found[i]->d_name[0] != '.')
            names.emplace_back(found[i]->d_name);
        std::free(found[i]);
    }
    std::free(found);
    return names;
}

bool isLibraryName(const std::string &name)
{
    static constexpr std::string_view ending = ".so";
    return name.size() > ending.size() && name.compare(name.size() - ending.size(), ending.size(), ending) == 0;
}

Outcome loadPass(const std::string &file)
{
    registry().currentFile = file;
    dlerror();
    // Never closed: the registry holds functions of the plug-in.
    const void *handle = dlopen(file.c_str(), RTLD_NOW | RTLD_LOCAL);
    registry().currentFile.clear();
    if (handle != nullptr)
        return {};
    const char *reason = dlerror();
    return {"E13029: the custom pass library " + file
        + " cannot be loaded: " + (reason == nullptr ? "unknown reason" : reason)};
}

Outcome runPass(const RegistryEntry &entry, ge::GraphPtr &rootGraph)
{
    const std::string name = entry.registration.GetPassName();
    const ge::CustomPassFunc function = entry.registration.GetCustomPassFn();
    if (!function)
        return {"E13028: the custom pass " + name + " has registered no function"};
    ge::CustomPassContext context;
    context.SetPassName(name.c_str());
    const ge::Status status = function(rootGraph, context);
    if (status == ge::SUCCESS)
        return {};
    std::string error = "E13028: the custom pass " + name + " failed with status " + std::to_string(status);
    const ge::AscendString message = context.GetErrorMessage();
    if (message.GetLength() > 0)
        error += std::string(": ") + message.GetString();
    return {error};
}

} // namespace

std::string oppPath()
{
    const char *opp = std::getenv("ASCEND_OPP_PATH");
    if (opp != nullptr && *opp != '\0')
        return opp;
    const char *home = std::getenv("ASCEND_HOME_PATH");
    return home != nullptr && *home != '\0' ? std::string(home) + "/opp" : std::string();
}

std::vector<std::string> findPassFiles(const std::string &oppPath)
{
    std::vector<std::string> files;
    const std::string vendors = oppPath + "/vendors/";
    for (const std::string &vendor : sortedNames(vendors)) {
        std::string folder = vendors;
        folder.append(vendor).append("/custom_fusion_passes/");
        for (const std::string &name : sortedNames(folder)) {
            const std::string file = std::string(folder).append(name);
            if (isLibraryName(name) && !isFolder(file))
                files.push_back(file);
        }
    }
    return files;
}

Outcome loadPasses(const std::string &oppPath)
{
    for (const std::string &file : findPassFiles(oppPath)) {
        if (Outcome loaded = loadPass(file); !loaded)
            return loaded;
    }
    return {};
}

std::vector<RegisteredPass> registeredPasses()
{
    std::vector<RegisteredPass> passes;
    for (const RegistryEntry &entry : registry().entries)
        passes.push_back({entry.registration.GetPassName(), entry.file, entry.registration.GetStage()});
    return passes;
}

Outcome runPasses(ge::CustomPassStage stage, ge::GraphPtr &rootGraph)
{
    for (const RegistryEntry &entry : registry().entries) {
        if (entry.registration.GetStage() != stage)
            continue;
        if (Outcome run = runPass(entry, rootGraph); !run)
            return run;
    }
    return {};
}

} // namespace ge_standin
