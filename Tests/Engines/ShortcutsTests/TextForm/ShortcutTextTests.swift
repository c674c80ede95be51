// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PropertyLists
import Sentences
import ShortcutDocument
import Shortcuts
import TestSupport
import Testing

@Suite("The text of a shortcut")
struct ShortcutTextTests {
    private static func text(of document: ShortcutDocument) -> String {
        ShortcutText.text(of: document, actions: .standard)
    }

    private static func read(_ text: String) throws(ShortcutProblem) -> ShortcutDocument {
        try ShortcutText.read(Data(text.utf8), actions: .standard)
    }

    /// Whether the text of a shortcut gives the same bytes, and the same text again.
    private static func isLossless(_ document: ShortcutDocument) throws -> Bool {
        let text = text(of: document)
        let again = try read(text)
        return ShortcutWriter.data(of: again, as: .binary) == ShortcutWriter.data(of: document, as: .binary)
            && self.text(of: again) == text
    }

    @Test("gives the same bytes again, for each small shortcut", arguments: try ConformanceCase.all())
    func cases(_ test: ConformanceCase) throws {
        #expect(try Self.isLossless(test.document), "\(Self.text(of: test.document))")
    }

    @Test(
        "gives the same bytes again, for each real shortcut",
        .enabled(if: Corpus.isPresent, Comment(rawValue: Corpus.absence)), arguments: try Corpus.shortcuts())
    func real(_ file: URL) throws {
        let data = try Data(contentsOf: file)
        guard !SignedShortcut.isSigned(data) else { return }
        let document = try #require(ShortcutReader.read(data).document)
        #expect(try Self.isLossless(document))
    }

    @Test("keeps values of every kind, in the order of the file")
    func kinds() throws {
        let document = try #require(
            ShortcutReader.read(
                Data(
                    #"""
                    {"Zeta":{"$data":"AQID"},"WFWorkflowActions":[
                      {"WFWorkflowActionIdentifier":"com.example.Unknown","WFWorkflowActionParameters":{
                        "b":1,"a":1.5,"c":true,"d":{"$date":"2026-01-15T10:30:45Z"},"e":[[],{},{"z":1,"a":2}],
                        "f":"\"a\"\\n\t\u0007 ${x} 👨‍👩‍👧","g":18446744073709551615,"Text":"x","h":[{"a":2,"z":1}],
                        "i":{"WFSerializationType":"WFTextTokenString","Value":{"string":"\nplain"}},
                        "j":{"Value":{"Type":"Unheard"},"WFSerializationType":"WFTextTokenAttachment"}},
                       "Extra":[],"More":"x"},
                      {"WFWorkflowActionIdentifier":"is.workflow.actions.conditional","WFWorkflowActionParameters":{
                        "GroupingIdentifier":"A","WFControlFlowMode":2}}
                    ],"Alpha":-3}
                    """#.utf8)
            ).document)
        #expect(try Self.isLossless(document), "\(Self.text(of: document))")
    }

    @Test(
        "keeps what no editor writes",
        arguments: [
            #"[{"WFWorkflowActionIdentifier":"is.workflow.actions.conditional"}]"#,
            #"[{"WFWorkflowActionIdentifier":"no dots"},{"WFWorkflowActionIdentifier":"Text"}]"#,
            #"[{"WFWorkflowActionIdentifier":"a.b","WFWorkflowActionParameters":{"CustomOutputName":1,"UUID":"A"}}]"#,
            #"""
            [{"WFWorkflowActionIdentifier":"is.workflow.actions.gettext","WFWorkflowActionParameters":{
              "CustomOutputName":"Repeat Item","UUID":"A"}},
             {"WFWorkflowActionIdentifier":"is.workflow.actions.gettext","WFWorkflowActionParameters":{
              "CustomOutputName":"$x","UUID":"B"}},
             {"WFWorkflowActionIdentifier":"is.workflow.actions.gettext","WFWorkflowActionParameters":{
              "CustomOutputName":"$x","UUID":"C"}}]
            """#,
            #"""
            [{"WFWorkflowActionIdentifier":"is.workflow.actions.repeat.count","WFWorkflowActionParameters":{
              "GroupingIdentifier":"A","WFControlFlowMode":0}},
             {"WFWorkflowActionIdentifier":"is.workflow.actions.repeat.count","WFWorkflowActionParameters":{
              "WFControlFlowMode":1,"GroupingIdentifier":"A"}},
             {"WFWorkflowActionIdentifier":"is.workflow.actions.repeat.count","WFWorkflowActionParameters":{
              "GroupingIdentifier":"A","WFControlFlowMode":2}}]
            """#,
        ])
    func strange(_ actions: String) throws {
        let document = try #require(ShortcutReader.read(Data("{\"WFWorkflowActions\":\(actions)}".utf8)).document)
        #expect(try Self.isLossless(document), "\(Self.text(of: document))")
    }

    @Test("is written by hand without identifiers")
    func byHand() throws {
        let document = try Self.read(
            """
            shortcut
                WFWorkflowName: "Greeting"

            Name = Ask for Input
                Prompt: "Who is there?"

            If
                Input: {Type: "Variable", Variable: ${Name}}
                WFCondition: 100

                Hello = Text
                    Text: \"""
                        Hello, ${Name}!
                          ${Current Date | date {WFDateFormatStyle: "Short"}}
                        \"""

            Otherwise

                Stop This Shortcut

            End If

            Show Result
                Text: "${Hello | as "WFStringContentItem"}"
            """)
        #expect(document.name == "Greeting")
        #expect(
            document.actions.map(\.identifier)
                == [
                    "ask", "conditional", "gettext", "conditional", "exit", "conditional", "showresult",
                ].map { "is.workflow.actions.\($0)" })
        #expect(document.actions.compactMap(\.block?.mark) == [.begin, .middle, .end])
        #expect(Set(document.actions.compactMap(\.block?.group)).count == 1)
        #expect(document.actions[0].outputName == "Name")
        #expect(
            document.actions[0].value("WFAskActionPrompt").flatMap { value in
                if case .text(let text) = value { text.constant } else { nil }
            } == "Who is there?")
        #expect(ShortcutReading(document).problems == [])
        #expect(try Self.isLossless(document))
        guard case .text(let hello)? = document.actions[2].value("WFTextActionText") else {
            Issue.record("the text has no variables")
            return
        }
        let name = try #require(document.actions[0].uuid)
        #expect(
            hello.segments == [
                .text("Hello, "), .variable(VariableReference(.output(uuid: name, name: "Name"))), .text("!\n  "),
                .variable(VariableReference(.currentDate, [.dateFormat(DateFormatChoice(dateStyle: "Short"))])),
            ])
    }

    @Test(
        "is refused with the place of its first mistake",
        arguments: [
            ("Text\n", "1:1: a shortcut begins with the line ‘shortcut’; add it at the top"),
            ("shortcut\nTxet\n", "2:1: no action is called ‘Txet’; did you mean ‘Text’?"),
            ("shortcut\nFrobnicate\n", "2:1: no action is called ‘Frobnicate’; see 'beckon shortcut actions'"),
            (
                "shortcut\nText\n    Text: \"a\n",
                "3:12: the text is not ended; end it with a quotation mark on the same line"
            ),
            (
                "shortcut\nText\n    Text: \"${Nam}\"\n",
                "3:14: there is no output or variable ‘Nam’; name an output with ‘Nam = …’, or use another name"
            ),
            ("shortcut\nText\n  Text: 1\n  Text: 2\n", "4:3: ‘Text’ stands here twice; remove one of them"),
            ("shortcut\nText\n  a: {b: 1, b: 2}\n", "3:13: ‘b’ stands here twice; remove one of them"),
            (
                "shortcut\nText\n  a: maybe\n",
                "3:6: ‘maybe’ is not a value; write a text in quotes, a number, yes, no, a variable, a list or a dictionary"
            ),
            ("shortcut\nIf\n", "2:1: ‘If’ is never ended; write ‘End If’ below its actions"),
            (
                "shortcut\nRepeat\nOtherwise\n",
                "3:1: there is no ‘If’ for this ‘Otherwise’; close inner blocks before outer ones"
            ),
            ("shortcut\nText\n  a: 1 2\n", "3:8: the line goes on after its end; start a new line here"),
            (
                "shortcut\nText\n  a: \"${b | of \"c\"}\"\n",
                "3:13: ‘of’ does not change a variable; write as, key, property or date"
            ),
            ("shortcut\nText\n  a: [1\n", "4:1: ‘]’ is missing; add it here"),
        ])
    func mistakes(text: String, said: String) {
        #expect(throws: ShortcutProblem.self) { try Self.read(text) }
        do throws(ShortcutProblem) {
            _ = try Self.read(text)
        } catch {
            let place = "\(error.location.line ?? 0):\(error.location.column ?? 0)"
            #expect("\(place): \(error.message); \(error.remedy)" == said)
        }
    }

    @Test("that is cut off or nested without end is an error, and nothing worse")
    func hostile() throws {
        let text = Self.text(of: try Self.read("shortcut\nA = Text\n  Text: \"${A | key \"b\"} ${={a: [1]}}\"\n"))
        for length in 0..<text.utf8.count {
            let part = Data(text.utf8.prefix(length))
            _ = ShortcutText.reading(part, actions: .standard)
        }
        for mark in ["[", "{a:", "\"${=", "ordered{a:"] {
            let deep = "shortcut\nText\n  a: " + String(repeating: mark, count: 10_000)
            #expect(throws: ShortcutProblem.self) { try Self.read(deep) }
        }
    }

    @Test("of deeply nested variables and of many alike outputs is written without trying everything again")
    func bounded() throws {
        var nested = "{\"a\":1}"
        for _ in 0..<60 {
            nested =
                "{\"WFSerializationType\":\"WFTextTokenAttachment\",\"Value\":{\"Type\":\"Clipboard\",\"x\":\(nested)}}"
        }
        let outputs = (0..<3000).map { number in
            """
            {"WFWorkflowActionIdentifier":"is.workflow.actions.gettext","WFWorkflowActionParameters":{
            "UUID":"\(number)","WFTextActionText":{"WFSerializationType":"WFTextTokenAttachment","Value":{
            "Type":"ActionOutput","OutputUUID":"\(number)","OutputName":"Text"}}}}
            """
        }
        let last = "{\"WFWorkflowActionIdentifier\":\"x.y\",\"WFWorkflowActionParameters\":{\"n\":\(nested)}}"
        let json = "{\"WFWorkflowActions\":[\((outputs + [last]).joined(separator: ","))]}"
        let document = try #require(ShortcutReader.read(Data(json.utf8)).document)
        #expect(try Self.isLossless(document))
    }
}
