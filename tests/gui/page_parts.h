// SPDX-FileCopyrightText: 2026 The Tributary authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "document/document.h"
#include "run/run_controller.h"
#include "run/run_store.h"
#include "targets/target_desk.h"
#include "window/message_bar.h"
#include "window/page_context.h"
#include "window/selection.h"

namespace tributary::gui::test
{

/// What a page needs around it, without the window.
struct PageParts {
    RunStore runs;
    RunController controller;
    Document document;
    Selection selection;
    MessageBar messages;
    TargetDesk targets;
    PageContext context {runs, controller, document, selection, messages, targets};
};

} // namespace tributary::gui::test
