// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// Puts what it is given behind what a variable has, and gives all that the variable has then.
struct AppendVariableAction: ValueAction {
    static let definition = ActionDefinition("appendvariable", "Add to Variable", [.input, .text("WFVariableName")])

    private let input: Operand
    private let place: Int?

    init(_ parameters: inout ParameterReader) {
        input = parameters.input()
        place = parameters.variable("WFVariableName")
    }

    func value(_ context: inout RunContext) -> Content {
        let content = context.content(input)
        guard let place else { return content }
        context.append(content, to: place)
        return context.variable(place)
    }
}
