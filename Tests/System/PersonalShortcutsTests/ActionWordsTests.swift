// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Conversation
import Foundation
import PersonalShortcuts
import Sentences
import ShortcutDocument
import ShortcutRunner
import Shortcuts
import SystemTexts
import Testing

@Suite("What a person reads of actions")
struct ActionWordsTests {
    /// Names that are the same in Chinese.
    private static let same: Set = ["URL", "App", "HTML", "JSON", "Shell", "X", "Y"]
    private static let sameSentences: Set = ["{WFCommentActionText}", "URL {WFURLActionURL}"]

    private static func document(_ text: String) throws -> ShortcutDocument {
        let reading = ShortcutReader.read(Data(text.utf8))
        return try #require(reading.document, "\(reading.problems)")
    }

    /// The first action as it is listed.
    private static func line(_ text: String) throws -> ShortcutListing.Line {
        let document = try document(text)
        return try #require(ShortcutListing(document, actions: .standard).lines.first)
    }

    @Test("is in Chinese", arguments: ActionSupport.all.filter { [.done, .partial].contains($0.state) })
    func chinese(action: ActionSupport) {
        let title = action.title.text(in: "zh-Hans")
        #expect(title != action.title.description || Self.same.contains(title))
        #expect(action.note.map { $0.text(in: "zh-Hans") != $0.description } ?? true)
    }

    @Test("is a sentence with the same slots in Chinese", arguments: ActionSupport.all.filter { $0.summary != nil })
    func chineseSentence(action: ActionSupport) throws {
        let summary = try #require(action.summary)
        let english = SlotTemplate("\(summary.sentence)")
        let chinese = SlotTemplate(summary.sentence.text(in: "zh-Hans"))
        #expect(
            summary.sentence.text(in: "zh-Hans") != "\(summary.sentence)"
                || Self.sameSentences.contains("\(summary.sentence)"))
        #expect(chinese.slots == english.slots)
        let keys = Set(english.conditions.map(\.key))
        #expect(Set(chinese.conditions.map(\.key)).isSubset(of: keys))
        for parameter in action.parameters where parameter.rightKey == nil {
            let label = ParameterWords.words(for: parameter.key).label
            #expect(label.text(in: "zh-Hans") != "\(label)" || Self.same.contains("\(label)"), "\(label)")
        }
    }

    @Test("is the name of one that does not exist as is in the file")
    func unknown() throws {
        let line = try Self.line(#"{"WFWorkflowActions":[{"WFWorkflowActionIdentifier":"${1}"}]}"#)
        #expect(line.sentence.text { $0.text(in: "zh-Hans") } == "${1}" && !line.isKnown)
    }

    @Test("is there in failures, also after they have travelled")
    func failure() async throws {
        let document = try Self.document(
            #"""
            {"WFWorkflowActions":[{"WFWorkflowActionIdentifier":"is.workflow.actions.gettext"},
              {"WFWorkflowActionIdentifier":"is.workflow.actions.ask"}]}
            """#)
        do {
            _ = try await ShortcutRunner().run(document)
            Issue.record("it was done")
        } catch {
            let copy = try JSONDecoder().decode(ShortcutFailure.self, from: JSONEncoder().encode(error))
            let text = Failure(copy, language: "zh-Hans").text
            #expect(text.hasPrefix("第 2 个操作“要求输入”："), "\(text)")
            #expect(Failure(copy, language: "en").text.hasPrefix("Action 2, ‘Ask for Input’: "))
        }
    }

    @Test(
        "is the name of a thing that was chosen",
        arguments: [
            (#"{"identifier":"a","title":{"key":"Assam"},"subtitle":{"key":"black"}}"#, "Assam"),
            (#"{"identifier":"a","displayString":"Tuna"}"#, "Tuna"), (#"{"identifier":"a","title":"Rye"}"#, "Rye"),
            (#"{"identifier":"a"}"#, "…"), (#"{"title":"Rye"}"#, "…"), (#"{"workflowName":"Morning"}"#, "Morning"),
            (
                #"{"Value":{"WFContactFieldValues":[{"WFContactFormattedName":"Ada"},"b@example.org"]}}"#,
                "Ada, b@example.org"
            ),
        ])
    func chosen(value: String, shown: String) throws {
        let line = try Self.line(
            """
            {"WFWorkflowActions":[{"WFWorkflowActionIdentifier":"com.example.teadiary.LogCup",
             "WFWorkflowActionParameters":{"tea":\(value)}}]}
            """)
        #expect(line.details.map { "\($0.value)" } == [shown])
    }

    @Test("of a list that is as long as a file allows is its beginning")
    func long() throws {
        let count = 200_000
        let items = Array(repeating: "1", count: count).joined(separator: ",")
        let line = try Self.line(
            """
            {"WFWorkflowActions":[{"WFWorkflowActionIdentifier":"is.workflow.actions.list",
             "WFWorkflowActionParameters":{"WFItems":[\(items)]}}]}
            """)
        #expect(line.sentence.text { $0.text(in: "zh-Hans") }.count == 2_000)
    }
}
