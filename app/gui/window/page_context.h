// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace tributary::gui
{

class Document;
class MessageBar;
class RunController;
class RunStore;
class Selection;
class TargetDesk;

/// What the pages share: the runs, what goes on, and what the user has picked. Lives as long as the window.
struct PageContext {
    RunStore &runs;
    RunController &controller;
    Document &document;
    Selection &selection;
    MessageBar &messages;
    TargetDesk &targets;
};

} // namespace tributary::gui
