// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Sentences
import ShortcutDocument
import Shortcuts
import SystemTexts
import Testing

@Suite("A listing says")
struct ListedSentenceTests {
    /// An action of the system's and its parameters as JSON.
    private static func action(_ name: String, _ parameters: String = "{}") -> String {
        #"{"WFWorkflowActionIdentifier":"is.workflow.actions.\#(name)","WFWorkflowActionParameters":\#(parameters)}"#
    }

    /// The lines, indented, with what is given besides behind them.
    private static func lines(_ actions: [String], in language: String = "en") throws -> [String] {
        let text = #"{"WFWorkflowActions":[\#(actions.joined(separator: ","))]}"#
        let document = try #require(ShortcutReader.read(Data(text.utf8)).document)
        return ShortcutListing(document, actions: .standard).lines.map { line in
            let details = line.details.map { "\($0.name.text(in: language)): \($0.value.text(in: language))" }
            return String(repeating: "  ", count: line.depth) + line.sentence.text { $0.text(in: language) }
                + (details.isEmpty ? "" : " (\(details.joined(separator: "; ")))")
        }
    }

    private static func output(_ uuid: String, _ name: String, _ more: String = "") -> String {
        #"{"WFSerializationType":"WFTextTokenAttachment","Value":{"Type":"ActionOutput","OutputUUID":"\#(uuid)","OutputName":"\#(name)"\#(more)}}"#
    }

    @Test(
        "only what is set and counts",
        arguments: [
            ("text.split", "{}", "Split «Shortcut Input» by New Lines"),
            (
                "text.split", #"{"WFTextSeparator":"Custom","WFTextCustomSeparator":", "}"#,
                "Split «Shortcut Input» by “, ”"
            ),
            (
                "text.split", #"{"WFTextSeparator":"Spaces","WFTextCustomSeparator":", "}"#,
                "Split «Shortcut Input» by Spaces"
            ),
            (
                "ask", #"{"WFAskActionPrompt":"How many?","WFInputType":"Number","WFAskActionDefaultAnswer":""}"#,
                "Ask for Number with “How many?”"
            ),
            (
                "ask",
                #"{"WFAskActionPrompt":"When?","WFInputType":"Date","WFAskActionDefaultAnswerDate":"today","WFAskActionDefaultAnswerTime":"noon"}"#,
                "Ask for Date with “When?” (Default Answer: “today”)"
            ),
            (
                "text.replace", #"{"WFReplaceTextFind":"a","WFReplaceTextReplace":""}"#,
                "Replace “a” with “” in «Shortcut Input»"
            ),
            (
                "text.replace",
                #"{"WFReplaceTextFind":"a+","WFReplaceTextReplace":"b","WFReplaceTextRegularExpression":true,"WFReplaceTextCaseSensitive":false}"#,
                "Replace “a+” with “b” in «Shortcut Input» as a regular expression, ignoring case"
            ),
            ("getitemfromlist", "{}", "Get the First Item from «Shortcut Input»"),
            (
                "getitemfromlist", #"{"WFItemSpecifier":"Item At Index","WFItemIndex":2,"WFItemRangeEnd":4}"#,
                "Get item 2 from «Shortcut Input»"
            ),
            ("math", #"{"WFMathOperation":"×","WFMathOperand":2,"WFScientificMathOperand":3}"#, "«Shortcut Input» × 2"),
            ("math", #"{"WFMathOperation":"…","WFScientificMathOperation":"√x"}"#, "Calculate √x of «Shortcut Input»"),
            (
                "adjustdate",
                #"{"WFDate":"today","WFAdjustOperation":"Subtract","WFDuration":{"WFSerializationType":"WFQuantityFieldValue","Value":{"Unit":"days","Magnitude":"3"}}}"#,
                "Subtract 3 days from “today”"
            ),
            ("wifi.set", #"{"OnValue":false}"#, "Turn Wi-Fi off"),
            ("wifi.set", #"{"operation":"toggle"}"#, "Switch Wi-Fi on or off"),
            (
                "downloadurl",
                #"{"WFURL":"https://a.example","WFHTTPMethod":"POST","WFHTTPBodyType":"JSON","ShowHeaders":true,"WFFormValues":{"WFSerializationType":"WFDictionaryFieldValue","Value":{"WFDictionaryFieldValueItems":[{"WFItemType":0,"WFKey":"x","WFValue":"y"}]}},"WFJSONValues":{"WFSerializationType":"WFDictionaryFieldValue","Value":{"WFDictionaryFieldValueItems":[{"WFItemType":0,"WFKey":"b","WFValue":"c"}]}}}"#,
                "Get the contents of “https://a.example” with POST, sending {b: c} as JSON"
            ),
            (
                "filter.files",
                #"{"WFContentItemLimitEnabled":true,"WFContentItemLimitNumber":3,"WFContentItemSortProperty":"Name","WFContentItemSortOrder":"A to Z","WFContentItemFilter":{"Value":{"WFActionParameterFilterPrefix":1,"WFActionParameterFilterTemplates":[{"Property":"Name","Operator":99,"Values":{"String":"tea"}},{"Property":"File Size","Operator":2,"Values":{"Number":10}}]},"WFSerializationType":"WFContentPredicateTableTemplate"}}"#,
                "Keep the files in «Shortcut Input» where Name contains “tea” and File Size is greater than 10, sorted by Name (A to Z), at most 3"
            ),
            (
                "runworkflow", #"{"WFWorkflow":{"workflowName":"Morning"},"WFWorkflowName":"Old"}"#,
                "Run the shortcut Morning"
            ),
            (
                "sendmessage",
                #"{"WFSendMessageContent":"late","WFSendMessageActionRecipients":{"Value":{"WFContactFieldValues":["Ada"]},"WFSerializationType":"WFContactFieldValue"}}"#,
                "Send the message “late” to Ada"
            ),
            ("comment", #"{"WFCommentActionText":"Written {by} [hand]"}"#, "“Written {by} [hand]”"),
        ])
    func told(name: String, parameters: String, sentence: String) throws {
        #expect(try Self.lines([Self.action(name, parameters)]) == [sentence])
    }

    @Test("an output by its name, and by its action where two are called so")
    func outputs() throws {
        let text = { (uuid: String) in Self.action("gettext", #"{"UUID":"\#(uuid)","WFTextActionText":"a"}"#) }
        let property =
            #","Aggrandizements":[{"Type":"WFPropertyVariableAggrandizement","PropertyName":"Name"},{"Type":"WFCoercionVariableAggrandizement","CoercionItemClass":"WFNumberContentItem"}]"#
        let show = { (value: String) in Self.action("showresult", #"{"Text":\#(value)}"#) }
        #expect(
            try Self.lines([
                text("A"), show(Self.output("A", "Text")), Self.action("count"), show(Self.output("Z", "Gone")),
            ])
                == ["Text “a”", "Show the Text above", "Count the Items in the Show Result above", "Show «Gone»"])
        #expect(
            try Self.lines([
                text("A"), text("B"), show(Self.output("B", "Text")), show(Self.output("A", "Text", property)),
            ])
            .suffix(2) == ["Show the Text of action 2", "Show «Text of action 1 → Name as Number»"])
    }

    private static let menu: [String] = [
        action("list", #"{"UUID":"L","WFItems":["Tea","Soup"]}"#),
        action(
            "choosefrommenu",
            #"{"GroupingIdentifier":"M","WFControlFlowMode":0,"WFMenuPrompt":"Lunch?","WFMenuItems":["Yes"]}"#),
        action("choosefrommenu", #"{"GroupingIdentifier":"M","WFControlFlowMode":1,"WFMenuItemTitle":"Yes"}"#),
        action("repeat.each", #"{"GroupingIdentifier":"R","WFControlFlowMode":0,"WFInput":\#(output("L", "List"))}"#),
        action(
            "conditional",
            #"{"GroupingIdentifier":"I","WFControlFlowMode":0,"WFCondition":0,"WFConditionalActionString":"0","WFNumberValue":"5","WFInput":{"Type":"Variable","Variable":{"Value":{"Type":"Variable","VariableName":"Repeat Index"},"WFSerializationType":"WFTextTokenAttachment"}}}"#
        ),
        action("getclipboard"),
        action("conditional", #"{"GroupingIdentifier":"I","WFControlFlowMode":1}"#),
        action(
            "setvariable",
            #"{"WFVariableName":"Total","WFInput":{"WFSerializationType":"WFTextTokenAttachment","Value":{"Type":"Clipboard"}}}"#
        ),
        action("conditional", #"{"GroupingIdentifier":"I","WFControlFlowMode":2}"#),
        action("repeat.each", #"{"GroupingIdentifier":"R","WFControlFlowMode":2}"#),
        action("choosefrommenu", #"{"GroupingIdentifier":"M","WFControlFlowMode":2}"#),
    ]

    @Test(
        "blocks with what is in them",
        arguments: [
            (
                "en",
                [
                    "List of “Tea”, “Soup”", "Choose from the menu “Lunch?”", "When “Yes” is chosen",
                    "  Repeat with each item of the List above", "    If «Repeat Index» is less than 5",
                    "      Get the clipboard", "    Otherwise", "      Set the variable “Total” to «Clipboard»",
                    "    End If", "  End Repeat", "End Menu",
                ]
            ),
            (
                "zh-Hans",
                [
                    "列表：“Tea”、“Soup”", "从菜单中选取：“Lunch?”", "选取“Yes”时", "  对上面的“列表”中的每一项重复",
                    "    如果«重复索引» 小于 5", "      获取剪贴板", "    否则", "      将变量“Total”设为«剪贴板»",
                    "    结束如果", "  结束重复", "结束菜单",
                ]
            ),
        ])
    func blocks(language: String, lines: [String]) throws {
        #expect(try Self.lines(Self.menu, in: language) == lines)
    }

    @Test(
        "of several values of an if the one that its comparison uses",
        arguments: [
            (#""WFCondition":4,"WFConditionalActionString":"0","WFNumberValue":"0""#, "is 0"),
            (#""WFCondition":99,"WFConditionalActionString":"a""#, "contains “a”"),
            (#""WFCondition":100,"WFConditionalActionString":"a""#, "has any value"),
            (
                #""WFCondition":1003,"WFNumberValue":1,"WFAnotherNumber":3,"WFConditionalActionString":"x""#,
                "is between 1 and 3"
            ),
            (#""WFCondition":"Is Greater Than","WFNumberValue":2"#, "is greater than 2"),
        ])
    func condition(parameters: String, words: String) throws {
        let lines = try Self.lines([
            Self.action("conditional", #"{"GroupingIdentifier":"I","WFControlFlowMode":0,\#(parameters)}"#)
        ])
        #expect(lines == ["If «Shortcut Input» \(words)"])
    }

    @Test("all comparisons of an if")
    func conditions() throws {
        let row = { (name: String, number: Int) in
            #"{"WFCondition":4,"WFNumberValue":\#(number),"WFInput":{"Type":"Variable","Variable":{"Value":{"Type":"Variable","VariableName":"\#(name)"},"WFSerializationType":"WFTextTokenAttachment"}}}"#
        }
        let lines = try Self.lines([
            Self.action(
                "conditional",
                #"{"GroupingIdentifier":"I","WFControlFlowMode":0,"WFConditions":{"Value":{"WFActionParameterFilterPrefix":0,"WFActionParameterFilterTemplates":[\#(row("A", 1)),\#(row("B", 2))]}}}"#
            )
        ])
        #expect(lines == ["If «A» is 1 or «B» is 2"])
    }

    @Test("what nothing reads")
    func unread() throws {
        let text = #"{"WFWorkflowActions":[\#(Self.action("gettext", #"{"UUID":"A","Txt":"x","Show-text":true}"#))]}"#
        let document = try #require(ShortcutReader.read(Data(text.utf8)).document)
        #expect(ShortcutListing(document, actions: .standard).lines.map(\.unread) == [["Txt"]])
    }
}
