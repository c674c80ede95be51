// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences
import ShortcutDocument

extension ActionSummaries {
    /// Of blocks, as they begin.
    static let control = ActionSummaries(
        .control,
        [
            .init("choosefrommenu", "Choose from the menu[ {WFMenuPrompt}]", output: "Menu Result"),
            .init(
                "conditional",
                """
                If {WFInput} {WFCondition}[ {WFConditionalActionString}][ {WFEnumeration}][ {WFNumberValue}][ \
                {WFMeasurement}][ {WFDuration}][ {WFDate}][ and {WFAnotherNumber}][ and {WFAnotherDate}]
                """, output: "If Result"),
            .init("repeat.count", "Repeat {WFRepeatCount} times", output: "Repeat Results"),
            .init("repeat.each", "Repeat with each item of {WFInput}", output: "Repeat Results"),
        ],
        parameters: [
            .init("WFAnotherDate", "Other Date"),
            .init("WFAnotherNumber", "Other Number"),
            .init("WFCondition", "Condition"),
            .init("WFConditionalActionString", "Text"),
            .init("WFConditions", "Conditions"),
            .init("WFEnumeration", "Value"),
            .init("WFMeasurement", "Number"),
            .init("WFMenuItemTitle", "Item"),
            .init("WFMenuItems", "Items"),
            .init("WFMenuPrompt", "Prompt"),
            .init("WFNumberValue", "Number"),
            .init("WFRepeatCount", "Count", standard: "1"),
        ])

    /// The sentence of a mark of a block.
    static func sentence(ofBlock action: ShortcutAction, _ mark: ShortcutBlock.Mark) -> Sentence {
        let name = action.identifier.trimmingPrefix("is.workflow.actions.")
        let hasSeveral = action.parameters["WFConditions"] != nil
        switch (name, mark) {
        case ("conditional", .begin): return hasSeveral ? "If {WFConditions}" : begin("conditional")
        case ("conditional", .middle):
            if hasSeveral { return "Otherwise, if {WFConditions}" }
            guard action.parameters["WFCondition"] != nil else { return "Otherwise" }
            return """
                Otherwise, if {WFInput} {WFCondition}[ {WFConditionalActionString}][ {WFEnumeration}][ \
                {WFNumberValue}][ {WFMeasurement}][ {WFDuration}][ {WFDate}][ and {WFAnotherNumber}][ and \
                {WFAnotherDate}]
                """
        case ("conditional", .end): return "End If"
        case ("choosefrommenu", .middle): return "When {WFMenuItemTitle} is chosen"
        case ("choosefrommenu", .end): return "End Menu"
        case (_, .end), (_, .middle): return "End Repeat"
        case (let name, .begin): return begin(String(name))
        }
    }

    private static func begin(_ name: String) -> Sentence {
        self["is.workflow.actions.\(name)"]?.summary.sentence ?? ""
    }
}
