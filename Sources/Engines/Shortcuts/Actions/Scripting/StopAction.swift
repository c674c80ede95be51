// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// Ends the shortcut; what it is given is what the shortcut gives.
struct StopAction: EffectAction {
    static let definition = ActionDefinition(
        "exit", "Stop This Shortcut", [ParameterDefinition("WFResult", "any content")])

    private let result: Operand

    init(_ parameters: inout ParameterReader) {
        // Before release 800 what came before was the result, where no other one is named.
        let isOld = (1..<800).contains(parameters.clientVersion)
        result = parameters.operand("WFResult") ?? (isOld ? parameters.input() : .constant(.nothing))
    }

    func perform(_ context: inout RunContext) -> ActionStep { .stop(context.wholeContent(result)) }
}
