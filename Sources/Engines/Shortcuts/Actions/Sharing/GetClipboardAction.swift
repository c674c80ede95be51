// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// Gives what is on the clipboard.
struct GetClipboardAction: EffectAction {
    static let reaches: Set<ActionReach> = [.clipboard]
    static let definition = ActionDefinition("getclipboard", "Get Clipboard")

    init(_ parameters: inout ParameterReader) {}

    func perform(_ context: inout RunContext) -> ActionStep { .needs(.readClipboard) }
}
