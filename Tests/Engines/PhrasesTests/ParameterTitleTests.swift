// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Phrases
import Testing

@Suite("What a parameter is called") struct ParameterTitleTests {
    private typealias Parameter = IntentWording.Parameter

    private static let wordings = [
        IntentWording(
            language: "en", titles: ["Boil Water"], category: "do",
            parameters: [
                Parameter(name: "cups", title: "Cups", values: .numbers(0...100)),
                Parameter(name: "mug", title: "Mug", values: .names([["Small"], ["Large"]])),
                Parameter(name: "minutes", title: "Minutes", values: .numbers(0...100)),
                Parameter(name: "sugar", title: "Sugar Cubes", values: .numbers(0...100)),
            ], apps: ["Kettle"]),
        IntentWording(
            language: "zh-Hans", titles: ["订水"], category: "do",
            parameters: [
                Parameter(name: "cups", title: "杯", values: .numbers(0...100)),
                Parameter(name: "minutes", title: "分钟", values: .numbers(0...100)),
            ], apps: ["水壶"]),
    ]

    private static let recognizer: Recognizer? = {
        var phrases = IntentPhrases()
        do {
            for (meaning, wording) in wordings.enumerated() { try phrases.add(wording, meaning: meaning) }
            return Recognizer(try phrases.grammar())
        } catch {
            Issue.record(error)
            return nil
        }
    }()

    @Test(
        "may be said besides its value, and tells whose a number is",
        arguments: [
            ("boil two cups of water", "cups=2"), ("boil water for two cups", "cups=2"),
            ("boil one cup of water", "cups=1"), ("boil water in a small mug", "mug=Small"),
            ("boil three cups of water in a large mug", "cups=3 mug=Large"),
            ("boil water for 5 minutes", "minutes=5"), ("boil 3 cups of water for 5 minutes", "cups=3 minutes=5"),
            ("for 5 minutes boil 3 cups of water", "cups=3 minutes=5"),
            ("boil water with one sugar cube", "sugar=1"),
            ("boil water for 4 minutes with two sugar cubes and 3 cups", "cups=3 minutes=4 sugar=2"),
            ("订水5分钟", "minutes=5"), ("订3杯水5分钟", "cups=3 minutes=5"),
        ])
    func said(sentence: String, expected: String) throws {
        switch try #require(Self.recognizer).understanding(of: Utterance(sentence)) {
        case .understood(let reading), .likely(let reading):
            let slots = reading.slots.map { slot in
                switch slot.value {
                case .text(let text): "\(slot.name)=\(text)"
                case .number(let number): "\(slot.name)=\(Int(number))"
                }
            }
            #expect(slots.sorted().joined(separator: " ") == expected)
        case let other: Issue.record("\(other)")
        }
    }

    @Test("says nothing by itself", arguments: ["two cups", "what is in the mug", "how many minutes are left"])
    func alone(sentence: String) throws {
        switch try #require(Self.recognizer).understanding(of: Utterance(sentence)) {
        case .understood(let reading), .likely(let reading): Issue.record("\(reading)")
        default: break
        }
    }
}
