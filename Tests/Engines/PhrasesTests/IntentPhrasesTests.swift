// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Phrases
import Testing

@Suite struct IntentPhrasesTests {
    private typealias Parameter = IntentWording.Parameter

    private static let wordings = [
        IntentWording(
            language: "en", titles: ["Order Pizza", "Order ${quantity} ${kind}"],
            summary: "Orders pizza from one of the shops.", category: "order",
            parameters: [
                Parameter(
                    name: "kind",
                    values: .names([["Margherita", "玛格丽特"], ["Hot Salami"], ["Salami"], ["Ham and Mushroom"]])),
                Parameter(name: "quantity", values: .numbers(0...100)),
            ], apps: ["Pizzeria"]),
        IntentWording(
            language: "en", titles: ["Show Rate", "Show the rate of the ${currency}"],
            summary: "Tells what one euro is worth.", category: "information",
            parameters: [
                Parameter(name: "currency", values: .names([["US dollar"], ["Swiss franc"], ["pound sterling"]]))
            ], apps: ["Bank"]),
        IntentWording(language: "en", titles: ["Punch In"], category: "checkIn", parameters: [], apps: ["DailyPunch"]),
        IntentWording(
            language: "en", titles: ["Log Sport", "Log ${duration} of ${sport}"], category: "create",
            parameters: [
                Parameter(name: "sport", values: .names([["running"], ["swimming"]])),
                Parameter(name: "duration", values: .duration),
            ], apps: ["DailyPunch"]),
        IntentWording(
            language: "en", titles: ["Log Breakfast", "Log ${meal} for breakfast", "Read ${file}"], category: "create",
            parameters: [
                Parameter(name: "meal", values: .freeText),
                Parameter(name: "file", values: .freeText, isInTitlesAlone: true),
            ], apps: ["DailyPunch"]),
        IntentWording(
            language: "zh-Hans", titles: ["订披萨", "订 ${quantity} 个${kind}"], category: "order",
            parameters: [
                Parameter(name: "kind", values: .names([["玛格丽特"], ["火腿蘑菇"]])),
                Parameter(name: "quantity", values: .numbers(0...100)),
            ], apps: ["披萨店"]),
        IntentWording(
            language: "zh-Hans", titles: ["运动打卡"], category: "create",
            parameters: [
                Parameter(name: "sport", values: .names([["跑步"], ["骑车"]])),
                Parameter(name: "duration", values: .duration),
            ], apps: ["打卡"]),
        IntentWording(language: "zh-Hans", titles: ["每日打卡"], category: "checkIn", parameters: [], apps: ["打卡"]),
    ]

    private static let recognizer: Recognizer = {
        var phrases = IntentPhrases()
        for (meaning, wording) in wordings.enumerated() { try? phrases.add(wording, meaning: meaning) }
        return Recognizer((try? phrases.grammar()) ?? Grammar.empty)
    }()

    private func shown(_ reading: Reading) -> String {
        let slots = reading.slots.map { slot in
            switch slot.value {
            case .text(let text): "\(slot.name)=\(text)"
            case .number(let number): "\(slot.name)=\(Int(number))"
            }
        }
        return ([Self.wordings[reading.meaning].titles[0]] + slots.sorted()).joined(separator: ", ")
    }

    @Test(
        "an action is understood in a person's own words",
        arguments: [
            ("order a pizza", "Order Pizza"), ("pizza please order", "Order Pizza"),
            ("I’d like a pizza", "Order Pizza"),
            ("order two margheritas", "Order Pizza, kind=Margherita, quantity=2"),
            ("I'd like two margheritas", "Order Pizza, kind=Margherita, quantity=2"),
            ("could you get me a dozen hot salami pizzas?", "Order Pizza, kind=Hot Salami, quantity=12"),
            ("gimme a salami pizza", "Order Pizza, kind=Salami"),
            ("order a mushroom pizza", "Order Pizza, kind=Ham and Mushroom"),
            ("order two 玛格丽特", "Order Pizza, kind=Margherita, quantity=2"), ("order pizza in pizzeria", "Order Pizza"),
            ("log my workout", "Log Sport"), ("I went for a run", "Log Sport, sport=running"),
            ("log a swim", "Log Sport, sport=swimming"), ("订两个 magelite", "订披萨, kind=玛格丽特, quantity=2"),
            ("show the dollar rate", "Show Rate, currency=US dollar"), ("what's the euro rate", "Show Rate"),
            ("how much is the swiss franc", "Show Rate, currency=Swiss franc"),
            ("what’s the exhange rate of the pound", "Show Rate, currency=pound sterling"),
            ("punch in for today", "Punch In"), ("please clock me in", "Punch In"),
            ("log thirty minutes of swimming", "Log Sport, duration=thirty minutes, sport=swimming"),
            ("I went running for half an hour", "Log Sport, duration=half an hour, sport=running"),
            ("i had two eggs for breakfast", "Log Breakfast, meal=two eggs"),
            ("read a.txt", "Log Breakfast, file=a.txt"),
            ("order a truffle pizza", "Order Pizza, kind=truffle"),
            ("two truffle pizzas please", "Order Pizza, kind=truffle, quantity=2"),
            ("来一个松露披萨", "订披萨, kind=松露, quantity=1"), ("定披萨", "订披萨"),
            ("记录锻炼", "运动打卡"), ("我跑了二十分钟，记一下", "运动打卡, duration=二十分钟, sport=跑步"), ("帮我打卡", "每日打卡"),
            ("点披萨", "订披萨"), ("我想要两个玛格丽特", "订披萨, kind=玛格丽特, quantity=2"), ("帮我点一份火腿披萨", "订披萨, kind=火腿蘑菇, quantity=1"),
        ])
    func understood(sentence: String, meaning: String) {
        switch Self.recognizer.understanding(of: Utterance(sentence)) {
        case .understood(let reading), .likely(let reading): #expect(shown(reading) == meaning)
        case let other: Issue.record("‘\(sentence)’ is \(other)")
        }
    }

    @Test(
        "a number is all that was said, with its fraction and its thousands, or none",
        arguments: [
            ("en", "dose ${amount}", "dose 2.5", 2.5), ("en", "dose ${amount}", "dose 1,500", 1500),
            ("en", "dose ${amount}", "dose two and a half", 2.5), ("en", "dose ${amount}", "dose three point two", 3.2),
            ("en", "dose ${amount}", "dose -0.75", -0.75), ("en", "dose ${amount}", "dose 1,500.25", 1500.25),
            ("en", "dose ${whole}", "dose 1,050,000", 1_050_000), ("en", "dose ${whole}", "dose 0,500", nil),
            ("en", "dose ${whole}", "dose 2.5", nil), ("en", "dose ${whole}", "dose 1,500", 1500),
            ("en", "dose ${whole}", "dose 12,50", nil), ("zh-Hans", "注射${amount}单位", "注射2.5单位", 2.5),
            ("zh-Hans", "注射${amount}单位", "注射三点五单位", 3.5), ("zh-Hans", "注射${whole}单位", "注射两百单位", 200),
            ("zh-Hans", "注射${whole}单位", "注射三百单位", 300), ("zh-Hans", "注射${whole}单位", "注射两千单位", 2000),
            ("en", "dose ${whole}", "dose three hundred", 300), ("en", "dose ${whole}", "dose five thousand", 5000),
            ("zh-Hans", "注射${amount}针", "注射两个半针", 2.5),
        ] as [(String, String, String, Double?)])
    func numbers(language: String, title: String, sentence: String, number: Double?) throws {
        var phrases = IntentPhrases()
        let wording = IntentWording(
            language: language, titles: [title], category: "create",
            parameters: [
                Parameter(name: "amount", values: .decimals),
                Parameter(name: "whole", values: .numbers(IntentWording.Values.anyNumber)),
            ].filter { title.contains($0.name) }, apps: [])
        try phrases.add(wording, meaning: 0)
        let meant: SlotValue? =
            if case .understood(let reading) = Recognizer(try phrases.grammar())
                .understanding(of: Utterance(sentence))
            {
                reading.slots.first?.value
            } else {
                nil
            }
        // What is no such number is left as it was said, and asked about.
        guard let number else {
            #expect(meant == .text(String(sentence.dropFirst(5))))
            return
        }
        #expect(meant == .number(number))
    }

    @Test("words that another intent has to do with are not left out, and its own are")
    func hints() throws {
        var phrases = IntentPhrases()
        let light = [Parameter(name: "light", values: .names([["kitchen light"], ["hall light"]]))]
        for (meaning, (title, summary)) in [
            ("Look at ${light}", "Tells the state of a lamp"), ("Dim ${light}", "Turns a lamp down for the evening"),
        ].enumerated() {
            let wording = IntentWording(
                language: "en", titles: [title], summary: summary, category: "create", parameters: light, apps: ["Home"]
            )
            try phrases.add(wording, meaning: meaning)
        }
        let recognizer = Recognizer(try phrases.grammar())
        guard case .understood(let own) = recognizer.understanding(of: Utterance("look at state kitchen light")) else {
            Issue.record("its own word is in the way"); return
        }
        #expect(own.meaning == 0)
        for sentence in ["look at evening kitchen light", "turns look at kitchen light"] {
            if case .understood(let reading) = recognizer.understanding(of: Utterance(sentence)) {
                Issue.record("‘\(sentence)’ was taken for \(reading.meaning)")
            }
        }
    }

    @Test(
        "what may be meant is asked about, not done",
        arguments: [
            ("sell pizza", "Order Pizza"), ("margherita", "Order Pizza, kind=Margherita"),
            ("the franc today", "Show Rate, currency=Swiss franc"),
        ])
    func unsure(sentence: String, meaning: String) {
        guard case .unsure(let readings) = Self.recognizer.understanding(of: Utterance(sentence)) else {
            Issue.record("‘\(sentence)’ is \(Self.recognizer.understanding(of: Utterance(sentence)))")
            return
        }
        #expect(readings.map(shown) == [meaning])
    }

    @Test(
        "what nobody offers is not understood",
        arguments: [
            "what is the weather like", "tell me a joke", "turn on the lights", "how old are you", "order", "two",
            "please",
            "what time is it in Tokyo", "记一下", "就", "放首歌", "明天天气怎么样", "", "!?",
        ])
    func nothing(sentence: String) {
        guard case .nothing = Self.recognizer.understanding(of: Utterance(sentence)) else {
            Issue.record("‘\(sentence)’ is \(Self.recognizer.understanding(of: Utterance(sentence)))")
            return
        }
    }

    @Test("a name without a letter is said nowhere", arguments: ["来个", "个", "订", "order the"])
    func namelessValue(text: String) throws {
        var phrases = IntentPhrases()
        for language in ["en", "zh-Hans"] {
            let wording = IntentWording(
                language: language, titles: [language == "en" ? "Order ${kind}" : "订${kind}"], category: "order",
                parameters: [Parameter(name: "kind", values: .names([["…"], ["特"]]), isOpen: true)], apps: ["…"])
            try phrases.add(wording, meaning: 0)
        }
        let readings = Recognizer(try phrases.grammar()).allReadings(of: Utterance(text))
        #expect(readings.flatMap(\.slots).allSatisfy { !$0.words.isEmpty })
    }
}
