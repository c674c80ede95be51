// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Phrases

@Suite("Completing a sentence")
struct CompleterTests {
    private typealias Parameter = IntentWording.Parameter

    private static let quantity = Parameter(name: "quantity", values: .numbers(0...100))

    private static let english = [
        wording(
            ["Order Pizza", "Order ${quantity} ${kind}"],
            [
                quantity,
                Parameter(
                    name: "kind", values: .names([["Margherita", "玛格丽特"], ["Marinara"], ["Ham and Mushroom"]])),
            ]),
        wording(
            ["Show the rate of the ${currency}"],
            [Parameter(name: "currency", values: .names([["US dollar"], ["Australian dollar"], ["pound sterling"]]))]),
        wording(["Search for ${query}", "Cancel Order"], [Parameter(name: "query", values: .freeText)]),
    ]

    private static let chinese = [
        wording(
            ["订披萨", "订${quantity}份${kind}"],
            [quantity, Parameter(name: "kind", values: .names([["玛格丽特", "Margherita"], ["海员披萨"]]))],
            language: "zh-Hans")
    ]

    private static func wording(
        _ titles: [String], _ parameters: [Parameter], language: String = "en"
    ) -> IntentWording {
        IntentWording(language: language, titles: titles, category: "order", parameters: parameters, apps: [])
    }

    private static func completer(_ wordings: [IntentWording]) -> Completer {
        var titles = TitleSayings()
        for (meaning, wording) in wordings.enumerated() { titles.add(wording, meaning: meaning) }
        return titles.completer()
    }

    @Test(
        "what is begun becomes the sentences that begin so, one of each title before the next value of one",
        arguments: [
            (
                "ord",
                ["Order Pizza", "Order … Margherita", "Order … Marinara", "Order … Ham and Mushroom", "Cancel Order"]
            ),
            ("ORDER　TW", ["Order two Margherita", "Order twelve Margherita", "Order twenty Margherita"]),
            ("order two ", ["Order two Margherita", "Order two Marinara", "Order two Ham and Mushroom"]),
            ("order 3 ham", ["Order 3 Ham and Mushroom"]),
            ("order two ham an", ["Order two Ham and Mushroom"]),
            ("order two 玛", ["Order two 玛格丽特"]),
            ("order two pieces mari", ["Order two Marinara"]),
            ("show the rate of the p", ["Show the rate of the pound sterling"]),
        ])
    func beginnings(text: String, completions: [String]) {
        let found = Self.completer(Self.english).completions(of: text, atMost: 5).map(\.text)
        #expect(
            Array(found.prefix(completions.count)) == completions && found.isEmpty == completions.isEmpty, "\(found)")
    }

    @Test(
        "its words may stand in any order, and those that people put around them are no hindrance",
        arguments: [
            ("marg", ["Order … Margherita"]),
            ("could I get two marg", ["Order two Margherita"]),
            ("dollar rate", ["Show the rate of the US dollar", "Show the rate of the Australian dollar"]),
            ("order a ham", ["Order … Ham and Mushroom"]),
        ])
    func mentions(text: String, completions: [String]) {
        #expect(Self.completer(Self.english).completions(of: text, atMost: 5).map(\.text) == completions)
    }

    @Test(
        "Chinese is completed character by character, with a word that counts between",
        arguments: [
            ("订", ["订披萨", "订…份玛格丽特", "订…份海员披萨"]), ("訂兩個瑪", ["订两份玛格丽特"]),
            ("订两份", ["订两份玛格丽特", "订两份海员披萨"]), ("海员", ["订…份海员披萨"]),
        ])
    func chineseCompletions(text: String, completions: [String]) {
        #expect(Self.completer(Self.chinese).completions(of: text, atMost: 5).map(\.text) == completions)
    }

    @Test(
        "a slip is forgiven where nothing fits to the letter",
        arguments: [
            ("ordre two mari", "Order two Marinara"), ("serach", "Search for …"),
            ("order two magherita", "Order two Margherita"),
            ("show the rate of the poud", "Show the rate of the pound sterling"),
        ])
    func slips(text: String, completion: String) {
        #expect(Self.completer(Self.english).completions(of: text, atMost: 5).first?.text == completion)
    }

    @Test("a value that is open leaves the sentence to be continued with")
    func openValues() {
        let completer = Self.completer(Self.english)
        #expect(
            completer.completions(of: "sear", atMost: 5)
                == [Saying(text: "Search for …", beginning: "Search for ", meaning: 2)])
        let order = completer.completions(of: "order", atMost: 5)
        #expect(order.map(\.beginning).prefix(2) == [nil, "Order "])
    }

    @Test(
        "a whole sentence, no words, and what nobody offers are not completed",
        arguments: [
            "order pizza", "Order two margheritas", "search for cats", "", "  ", "…", "sandwich", "o p q r s t",
        ])
    func nothing(text: String) {
        #expect(Self.completer(Self.english).completions(of: text, atMost: 5).isEmpty)
    }

    @Test("two apps with one title are one sentence")
    func twins() {
        let twins = [Self.wording(["Buy Bread"], []), Self.wording(["Buy bread"], [])]
        #expect(Self.completer(twins).completions(of: "buy", atMost: 5).map(\.text) == ["Buy Bread"])
    }

    @Test("as many values as an app may have, and as long a text as somebody may send, end soon")
    func hostile() {
        let values = (0..<1000).map { ["same words \($0)", "same same same \($0)"] }
        let names = ["a", "b", "c", "d"].map { Parameter(name: $0, values: .names(values)) }
        let texts = ["e", "f", "g"].map { Parameter(name: $0, values: .freeText) }
        let completer = Self.completer([
            Self.wording(
                ["${a} ${b} ${c} ${d} go", "${a}${b}${c}${d} go", "go ${e} and ${f} and ${g} end"], names + texts)
        ])
        for word in ["same ", "same words ", "go and ", "and ", "1", "别", "e\u{301}", "😀"] {
            for count in [1, 10, 24, 25, 5000] {
                let text = String(repeating: word, count: count)
                #expect(completer.completions(of: text, atMost: 5).count <= 5)
                #expect(completer.nearest(to: text, atMost: 3).count <= 3)
            }
        }
    }

    @Test(
        "what comes near can be said as is: the more words are shared, the nearer, a slip counting almost",
        arguments: [
            ("pizza order now", ["Order Pizza"]),
            ("exchange rate of the poond", ["Show the rate of the pound sterling"]),
            ("a margherta with cheese", ["Order 2 Margherita"]), ("a sandwich", []), ("", []),
        ])
    func nearest(text: String, sentences: [String]) {
        let found = Self.completer(Self.english).nearest(to: text, atMost: 3).map(\.text)
        #expect(Array(found.prefix(max(1, sentences.count))) == sentences, "\(found)")
        #expect(!found.contains { $0.contains("…") })
    }

    @Test("what comes near is found in Chinese too", arguments: [("两份海员的", "订两份海员披萨"), ("吃披萨", "订披萨")])
    func nearestChinese(text: String, sentence: String) {
        #expect(Self.completer(Self.chinese).nearest(to: text, atMost: 3).first?.text == sentence)
    }

    @Test("each title has a sample, with an ellipsis only where anything may stand")
    func samples() {
        #expect(
            Self.completer(Self.english).samples.map(\.text) == [
                "Order Pizza", "Order 2 Margherita", "Show the rate of the US dollar", "Search for …", "Cancel Order",
            ])
    }

    @Test("a title with a value that cannot be said, or without words, is no sentence")
    func unsayable() {
        let titles = Self.wording(["Send ${file}", "${quantity}", "Go"], [Self.quantity])
        #expect(Self.completer([titles]).samples.map(\.text) == ["Go"])
    }
}
