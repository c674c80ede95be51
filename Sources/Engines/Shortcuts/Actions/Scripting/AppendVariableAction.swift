// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// Puts what it is given behind what a variable has, and gives all that the variable has then.
struct AppendVariableAction: LoopAction {
    static let definition = ActionDefinition("appendvariable", "Add to Variable", [.input, .text("WFVariableName")])

    private let input: Operand
    private let place: Int?
    private let output: Int?

    init(_ parameters: inout ParameterReader) {
        input = parameters.input()
        place = parameters.variable("WFVariableName")
        output = parameters.output
    }

    func quickWork(_ pieces: inout TextPieces) -> QuickStep.Work? {
        guard let place, let value = QuickStep.Value(input) else { return nil }
        return .append(value, to: place)
    }

    func value(_ context: inout RunContext) -> Content {
        let content = context.content(input)
        guard let place else { return content }
        context.dropLastOutput(output)
        context.append(content, to: place)
        return context.variable(place)
    }
}
