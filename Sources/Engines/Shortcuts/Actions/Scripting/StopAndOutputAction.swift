// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// Ends the shortcut with an output for its caller.
struct StopAndOutputAction: EffectAction {
    static let definition = ActionDefinition(
        "output", "Stop and Output",
        [
            .text("WFOutput"),
            .choice("WFNoOutputSurfaceBehavior", ["Do Nothing", "Respond", "Copy to Clipboard"]), .text("WFResponse"),
        ],
        state: .partial(
            "the choice for runs without an output is ignored"))

    private let output: Operand

    init(_ parameters: inout ParameterReader) {
        output = parameters.operand("WFOutput") ?? .constant(.nothing)
    }

    func perform(_ context: inout RunContext) -> ActionStep { .stop(context.wholeContent(output)) }
}
