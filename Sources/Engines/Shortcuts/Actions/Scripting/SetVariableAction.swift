// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// Keeps a content under a name.
struct SetVariableAction: LoopAction {
    static let definition = ActionDefinition("setvariable", "Set Variable", [.input, .text("WFVariableName")])

    private let input: Operand
    private let place: Int?

    init(_ parameters: inout ParameterReader) {
        input = parameters.input()
        place = parameters.variable("WFVariableName")
    }

    func quickWork(_ pieces: inout TextPieces) -> QuickStep.Work? {
        guard let place, let value = QuickStep.Value(input) else { return nil }
        return .set(variable: place, to: value)
    }

    func value(_ context: inout RunContext) -> Content {
        let content = context.content(input)
        if let place { context.set(place, to: content) }
        return content
    }
}
