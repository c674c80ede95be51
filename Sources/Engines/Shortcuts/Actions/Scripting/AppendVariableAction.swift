// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// Puts what it is given behind what a variable has.
struct AppendVariableAction: ValueAction {
    static let definition = ActionDefinition("appendvariable", "Add to Variable", [.input, .text("WFVariableName")])

    private let input: Operand
    private let place: Int?
    private let output: Int?

    init(_ parameters: inout ParameterReader) {
        input = parameters.input()
        place = parameters.variable("WFVariableName")
        output = parameters.output
    }

    func value(_ context: inout RunContext) -> Content {
        let content = context.content(input)
        context.dropLastOutput(output)
        if let place { context.append(content, to: place) }
        return content
    }
}
