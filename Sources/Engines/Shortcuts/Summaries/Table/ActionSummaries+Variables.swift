// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

extension ActionSummaries {
    /// Of variables.
    static let variables = ActionSummaries(
        .variables,
        [
            .init("appendvariable", "Add {WFInput} to the variable {WFVariableName}", output: "Variable"),
            .init("getvariable", "Get the variable {WFVariable}", output: "Variable"),
            .init("setvariable", "Set the variable {WFVariableName} to {WFInput}"),
        ],
        parameters: [
            .init("WFVariable", "Variable"),
            .init("WFVariableName", "Variable"),
        ])
}
