// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// Waits until the person comes back to the shortcut.
struct WaitToReturnAction: EffectAction {
    static let definition = ActionDefinition("waittoreturn", "Wait to Return")

    private let input: Operand

    init(_ parameters: inout ParameterReader) { input = parameters.input() }

    func perform(_ context: inout RunContext) -> ActionStep {
        .needs(.waitForPerson, giving: context.content(input))
    }
}
