// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences
import ShortcutDocument

/// Gives all shortcuts.
struct ListShortcutsAction: EffectAction {
    static let reaches: Set<ActionReach> = [.shortcuts]
    static let definition = ActionDefinition(
        "getmyworkflows", "Get My Shortcuts", [ParameterDefinition("Folder", "folder of shortcuts")],
        state: .partial("there are no shortcut folders: returns all shortcuts, even if the file names a folder"))

    init(_ parameters: inout ParameterReader) {}

    func perform(_ context: inout RunContext) -> ActionStep { .needs(.listShortcuts) }
}
