// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// Waits for some seconds.
struct DelayAction: EffectAction {
    static let definition = ActionDefinition("delay", "Wait", [.number("WFDelayTime")])

    /// A day: who waits for longer wants an automation.
    private static let longest = 86_400.0

    private let input: Operand
    private let seconds: Operand?

    init(_ parameters: inout ParameterReader) {
        input = parameters.input()
        seconds = parameters.operand("WFDelayTime")
    }

    func perform(_ context: inout RunContext) throws(ShortcutFailure) -> ActionStep {
        let seconds = context.number(seconds, default: 1)
        guard seconds <= Self.longest else {
            throw ShortcutFailure(
                "\(Number(seconds).text) seconds is longer than a day", remedy: "wait at most a day", kind: .tooMuch)
        }
        return .needs(.wait(seconds: max(seconds, 0)), giving: context.content(input))
    }
}
