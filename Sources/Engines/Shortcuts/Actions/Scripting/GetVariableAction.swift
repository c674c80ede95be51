// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// Gives what a variable has.
struct GetVariableAction: ValueAction {
    static let definition = ActionDefinition(
        "getvariable", "Get Variable", [ParameterDefinition("WFVariable", "variable")])

    private let variable: Operand

    init(_ parameters: inout ParameterReader) {
        variable = parameters.operand("WFVariable") ?? .constant(.nothing)
    }

    func value(_ context: inout RunContext) -> Content { context.content(variable) }
}
