// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// Lets the machine shake, where it can.
struct VibrateAction: EffectAction {
    static let definition = ActionDefinition("vibrate", "Vibrate Device")

    private let input: Operand

    init(_ parameters: inout ParameterReader) { input = parameters.input() }

    func perform(_ context: inout RunContext) -> ActionStep {
        .needs(.device(.vibrate), giving: context.content(input))
    }
}
