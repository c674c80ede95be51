// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Foundation
import Testing

@Suite("An app's vocabulary")
struct AppVocabularyTests {
    private func vocabulary(_ body: String) throws(InfoPlistError) -> AppVocabulary {
        try AppVocabulary(reading: Data("<plist version=\"1.0\"><dict>\(body)</dict></plist>".utf8))
    }

    private func item(_ content: String, parameter: String = "INStartWorkoutIntent.workoutName") -> String {
        """
        <key>ParameterVocabularies</key><array><dict>
        <key>ParameterNames</key><array><string>\(parameter)</string></array>
        <key>ParameterVocabulary</key><array><dict>\(content)</dict></array></dict></array>
        """
    }

    @Test("things are read with all their names, and sentences by their intent")
    func reading() throws {
        let run = """
            <key>VocabularyItemIdentifier</key><string>run</string><key>VocabularyItemSynonyms</key><array>
            <dict><key>VocabularyItemPhrase</key><string>Run</string>
            <key>VocabularyItemPronunciation</key><string>runn</string>
            <key>VocabularyItemExamples</key><array><string>Start a Run</string></array></dict>
            <dict><key>VocabularyItemPhrase</key><string>Jog</string></dict></array>
            """
        let phrases = """
            <key>IntentPhrases</key><array><dict><key>IntentName</key><string>INStartWorkoutIntent</string>
            <key>IntentExamples</key><array><string>Start a run with Gym</string><string> </string></array></dict></array>
            """
        let vocabulary = try vocabulary(item(run) + phrases)
        let synonyms = [
            AppVocabulary.Synonym(phrase: "Run", pronunciation: "runn", examples: ["Start a Run"]),
            AppVocabulary.Synonym(phrase: "Jog"),
        ]
        #expect(
            vocabulary.items == [
                "INStartWorkoutIntent.workoutName": [AppVocabulary.Item(identifier: "run", synonyms: synonyms)]
            ])
        #expect(vocabulary.examples == ["INStartWorkoutIntent": ["Start a run with Gym"]])
        #expect(try self.vocabulary("") == AppVocabulary())
    }

    @Test(
        "a mistake is told with its key",
        arguments: [
            ("<key>ParameterVocabularies</key><string>x</string>", "ParameterVocabularies"),
            (
                "<key>IntentPhrases</key><array><dict/></array>", "IntentPhrases[0].IntentName"
            ),
        ])
    func mistakes(body: String, key: String) {
        let error = #expect(throws: InfoPlistError.self) { try vocabulary(body) }
        #expect(error?.key == key)
    }

    @Test(
        "an item needs an identifier and a name, and a parameter is an intent's",
        arguments: [
            ("<key>VocabularyItemIdentifier</key><string>run</string>", "VocabularyItemSynonyms"),
            (
                "<key>VocabularyItemSynonyms</key><array><dict><key>VocabularyItemPhrase</key><string>Run</string></dict></array>",
                "VocabularyItemIdentifier"
            ),
        ])
    func items(content: String, key: String) {
        let error = #expect(throws: InfoPlistError.self) { try vocabulary(item(content)) }
        #expect(error?.key == "ParameterVocabularies[0].ParameterVocabulary[0].\(key)")
    }

    @Test("a name of no parameter is refused", arguments: ["workoutName", "", "A..b", "A.b c", "A.\u{202E}b"])
    func strangers(name: String) {
        let error = #expect(throws: InfoPlistError.self) { try vocabulary(item("", parameter: name)) }
        #expect(error?.key == "ParameterVocabularies[0].ParameterNames[0]")
    }

    @Test("more than anyone writes is refused")
    func bounds() {
        let many = String(repeating: "<dict/>", count: 1001)
        let body = "<key>ParameterVocabularies</key><array>\(many)</array>"
        let tooMany = #expect(throws: InfoPlistError.self) { try vocabulary(body) }
        #expect(tooMany?.key == "ParameterVocabularies")
        let long = String(repeating: "x", count: 501)
        let phrases =
            "<key>IntentPhrases</key><array><dict><key>IntentName</key><string>\(long)</string></dict></array>"
        let tooLong = #expect(throws: InfoPlistError.self) { try vocabulary(phrases) }
        #expect(tooLong?.key == "IntentPhrases[0].IntentName")
    }
}
