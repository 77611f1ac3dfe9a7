// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "model_file.h"

#include "base/files.h"

#include <sstream>

namespace tributary::workload
{

namespace
{

constexpr const char *firstLine = "tributary-workload model 1";

tl::unexpected<std::string> noModel(const std::string &path, const std::string &why)
{
    return tl::unexpected(path + " is no model that this program compiled: " + why);
}

/// The rest of a line that begins with "name " or is "name" alone; nothing if it begins otherwise.
std::optional<std::string> valueOf(const std::string &line, const std::string &name)
{
    if (line == name)
        return std::string();
    const std::string head = name + " ";
    return line.starts_with(head) ? std::optional(line.substr(head.size())) : std::nullopt;
}

bool readStreams(const std::string &text, std::vector<int> &streams)
{
    std::istringstream numbers(text);
    for (int stream = 0; numbers >> stream;)
        streams.push_back(stream);
    return numbers.eof();
}

} // namespace

tl::expected<void, std::string> writeModel(const std::string &path, const Model &model)
{
    std::string text = std::string(firstLine) + "\n";
    if (model.mode)
        text += "mode " + *model.mode + "\n";
    if (model.tuningMode)
        text += "tuning-mode " + *model.tuningMode + "\n";
    text += "streams";
    for (const int stream : model.streams)
        (text += ' ') += std::to_string(stream);
    text += "\ngraph\n" + model.dump;
    const auto written = writeFileAtomically(QString::fromStdString(path), QByteArray::fromStdString(text));
    if (!written)
        return tl::unexpected(written.error().english().toStdString());
    return {};
}

tl::expected<Model, std::string> readModel(const std::string &path)
{
    const auto bytes = readFile(QString::fromStdString(path));
    if (!bytes)
        return tl::unexpected(bytes.error().english().toStdString());
    std::istringstream text(bytes->toStdString());
    std::string line;
    if (!std::getline(text, line) || line != firstLine)
        return noModel(path, "it does not begin with \"" + std::string(firstLine) + "\"");
    Model model;
    while (std::getline(text, line) && line != "graph") {
        if (const auto mode = valueOf(line, "mode"))
            model.mode = mode;
        else if (const auto tuningMode = valueOf(line, "tuning-mode"))
            model.tuningMode = tuningMode;
        else if (const auto streams = valueOf(line, "streams"); !streams || !readStreams(*streams, model.streams))
            return noModel(path, "the line \"" + line + "\" has no meaning");
    }
    if (line != "graph")
        return noModel(path, "it ends too early");
    model.dump.assign(std::istreambuf_iterator<char>(text), {});
    return model;
}

} // namespace tributary::workload
