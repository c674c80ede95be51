// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences
import ShortcutDocument

/// Runs another shortcut, or this one again, and gives what that gives.
struct RunShortcutAction: EffectAction {
    static let reaches: Set<ActionReach> = [.shortcuts]
    static let definition = ActionDefinition(
        "runworkflow", "Run Shortcut",
        [
            .input, .text("WFWorkflowName"), ParameterDefinition("WFWorkflow", "shortcut"), .flag("WFShowWorkflow"),
        ], state: .partial("a shortcut that runs itself finds itself by name; a nested shortcut is not shown"))

    private let input: Operand
    private let name: Operand?

    init(_ parameters: inout ParameterReader) {
        input = parameters.input()
        // New files name the shortcut in a record and leave the old name behind.
        if let record = parameters.record("WFWorkflow") {
            let written = record.string("workflowName").map { Operand.constant(.text($0)) }
            name = written ?? parameters.operand("WFWorkflowName")
        } else {
            name = parameters.operand("WFWorkflow") ?? parameters.operand("WFWorkflowName")
        }
    }

    func perform(_ context: inout RunContext) throws(ShortcutFailure) -> ActionStep {
        let name = context.text(name, default: "")
        guard !name.isEmpty else {
            throw ShortcutFailure("no shortcut is named", remedy: "choose the shortcut to run")
        }
        return .needs(.runShortcut(name: name, input: context.wholeContent(input)))
    }
}
