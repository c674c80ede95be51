// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Phrases
import Testing

/// Dates among other values of a sentence.
@Suite struct DatePhrasesTests {
    private typealias Parameter = IntentWording.Parameter

    private static let kinds = Parameter(name: "kind", values: .names([["Margherita", "玛格丽特"], ["Hot Salami"]]))
    private static let quantity = Parameter(name: "quantity", values: .numbers(0...1_000_000_000))
    private static let when = Parameter(name: "when", values: .date)

    private static let wordings = [
        IntentWording(
            language: "en", titles: ["Order Pizza", "Order ${quantity} ${kind} for ${when}"], category: "order",
            parameters: [kinds, quantity, when], apps: ["Pizzeria"]),
        IntentWording(
            language: "zh-Hans", titles: ["订披萨"], category: "order", parameters: [kinds, quantity, when],
            apps: ["披萨店"]),
        IntentWording(
            language: "en", titles: ["Log Sport"], category: "create",
            parameters: [
                Parameter(name: "sport", values: .names([["running"], ["swimming"]])),
                Parameter(name: "duration", values: .duration), when,
            ], apps: ["DailyPunch"]),
    ]

    private static let recognizer: Recognizer = {
        var phrases = IntentPhrases()
        for (meaning, wording) in wordings.enumerated() { try? phrases.add(wording, meaning: meaning) }
        return Recognizer((try? phrases.grammar()) ?? Grammar.empty)
    }()

    private func shown(_ slots: [Reading.Slot]) -> String {
        slots.map { slot in
            switch slot.value {
            case .text(let text): "\(slot.name)=\(text)"
            case .number(let number): "\(slot.name)=\(Int(number))"
            }
        }.sorted().joined(separator: ", ")
    }

    private func understood(_ sentence: String) -> String? {
        switch Self.recognizer.understanding(of: Utterance(sentence)) {
        case .understood(let reading), .likely(let reading): shown(reading.slots)
        default: nil
        }
    }

    @Test(
        "a date is told from the quantity beside it, wherever it stands",
        arguments: [
            ("order two margheritas for tomorrow at 8", "kind=Margherita, quantity=2, when=tomorrow at 8"),
            ("tomorrow at 8 order two margheritas", "kind=Margherita, quantity=2, when=tomorrow at 8"),
            ("at 8 order two margheritas", "kind=Margherita, quantity=2, when=at 8"),
            ("order margheritas at 8", "kind=Margherita, when=at 8"),
            ("order 8 margheritas", "kind=Margherita, quantity=8"),
            ("order 8 margheritas tomorrow", "kind=Margherita, quantity=8, when=tomorrow"),
            ("order tomorrow 8 margheritas", "kind=Margherita, quantity=8, when=tomorrow"),
            (
                "order a dozen hot salami for Friday at half past eight",
                "kind=Hot Salami, quantity=12, when=Friday at half past eight"
            ),
            ("I'd like two pizzas on May 3 at 8:30 pm", "quantity=2, when=on May 3 at 8:30 pm"),
            ("order 3 margheritas for May 4", "kind=Margherita, quantity=3, when=May 4"),
            ("order a pizza in 2 hours", "quantity=1, when=in 2 hours"),
            ("in two hours 3 margheritas please order", "kind=Margherita, quantity=3, when=in two hours"),
            ("order a pizza for tonight", "quantity=1, when=tonight"),
            (
                "log thirty minutes of running yesterday at 8",
                "duration=thirty minutes, sport=running, when=yesterday at 8"
            ),
            ("I went swimming for 2 hours this morning", "duration=2 hours, sport=swimming, when=this morning"),
        ])
    func english(sentence: String, meaning: String) {
        #expect(
            understood(sentence)?.replacing("quantity=1, ", with: "") == meaning.replacing("quantity=1, ", with: ""))
    }

    @Test(
        "the same in Chinese, where the word for the hour is one for ordering too",
        arguments: [
            ("明天8点订两个玛格丽特", "kind=Margherita, quantity=2, when=明天8点"),
            ("帮我订两个玛格丽特明天下午三点半", "kind=Margherita, quantity=2, when=明天下午三点半"),
            ("明天点8个玛格丽特", "kind=Margherita, quantity=8, when=明天"),
            ("8点20分来三个玛格丽特", "kind=Margherita, quantity=3, when=8点20分"),
            ("5月3日两个玛格丽特披萨", "kind=Margherita, quantity=2, when=5月3日"),
            ("20分钟后订一份玛格丽特", "kind=Margherita, quantity=1, when=20分钟后"),
            ("下周一中午订披萨", "when=下周一中午"),
            ("订八个玛格丽特", "kind=Margherita, quantity=8"),
        ])
    func chinese(sentence: String, meaning: String) {
        #expect(understood(sentence) == meaning)
    }

    @Test("a date alone says nothing", arguments: ["tomorrow at 8", "明天8点", "what is on tomorrow at 8"])
    func nothing(sentence: String) {
        #expect(understood(sentence) == nil)
    }

    @Test(
        "an answer corrects a date among other values",
        arguments: [
            ("no, Friday", "when=Friday"), ("make it tomorrow at 9", "when=tomorrow at 9"),
            ("make it three for half past nine", "quantity=3, when=half past nine"), ("no, 9 pm", "when=9 pm"),
            ("make it nine", "quantity=9"), ("rather on the 3rd of May", "when=on the 3rd of May"),
        ])
    func corrections(answer: String, meaning: String) throws {
        let answers = try AnswerPhrases(
            [Self.quantity, Self.when], stances: [.refuse: ["no"], .agree: ["yes"]], language: "en")
        let values = try #require(answers.answer(answer)).values
        #expect(values.map { "\($0)=\($1)" }.sorted().joined(separator: ", ") == meaning)
    }
}
