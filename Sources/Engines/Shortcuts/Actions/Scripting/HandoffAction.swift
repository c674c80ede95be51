// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// Goes on in the app of shortcuts, or on another machine; here a shortcut goes on where it is.
struct HandoffAction: ValueAction {
    static let definition = ActionDefinition(
        "handoff", "Continue Shortcut in App", [],
        state: .partial("a shortcut continues where it started: it cannot move to another app"))

    private let input: Operand

    init(_ parameters: inout ParameterReader) { input = parameters.input() }

    func value(_ context: inout RunContext) -> Content { context.content(input) }
}
