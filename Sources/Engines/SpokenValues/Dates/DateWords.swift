// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The words of a language for days and times.
struct DateWords: Sendable {
    /// What a pattern is a pattern of.
    enum Topic: String, CaseIterable, Sendable {
        case time, day, weekday, date, part, month, weekend, every, later, earlier, now
        /// An hour alone, in ranges.
        case hour
        /// Day, month and year in digits, without spaces.
        case digits
    }

    /// Names of weekdays, from Sunday, which is 1, and what they are called behind others.
    private(set) var weekdays, shortWeekdays: Lexicon<Int>
    private var weekdayNames: Set<String> = []
    /// Names of months, from 1, and of hours.
    private(set) var months, named: Lexicon<Int>
    /// Halves of the day; true for the afternoon.
    private(set) var halves = Lexicon<Bool>()
    /// Before a date, "on", and between its parts.
    let leads, fillers: Lexicon<Bool>
    /// Before a range, and between its ends.
    let from, to: Lexicon<Bool>
    /// By their first word.
    private(set) var patterns: [String: [DatePattern]] = [:]
    /// By the value that they begin with.
    private(set) var valuePatterns: [DateSlot: [DatePattern]] = [:]
    private var count = 0

    /// Takes the words of dates, and the names of days and months from Foundation.
    ///
    /// - Parameter languages: Those of the words; the first one decides whether 5/6 is in May.
    init(_ words: LanguageWords, languages: [String]) {
        func list(_ key: String) -> Lexicon<Bool> { Lexicon(words[key]) }
        (leads, from, to) = (list("before"), list("from"), list("to"))
        fillers = Lexicon(words["filler"] + words["before"])
        halves.add(words["half am"], false)
        halves.add(words["half pm"], true)
        (weekdays, months) = (Lexicon(words.keys("weekday name")), Lexicon(words.keys("month name")))
        (shortWeekdays, named) = (Lexicon(words.keys("weekday short")), Lexicon(words.keys("named")))
        for name in languages { addNames(of: Locale(identifier: name)) }
        weekdayNames = weekdays.words()
        addDigits(Locale(identifier: languages[0]), isOrderOpen: words.isSet("order open"))
        for topic in Topic.allCases {
            for (meaning, list) in [("", words[topic.rawValue])] + words.keys(topic.rawValue) {
                for text in list { add(text, topic, meaning) }
            }
        }
    }

    private mutating func addNames(of locale: Locale) {
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = locale
        for symbols in [calendar.weekdaySymbols, calendar.standaloneWeekdaySymbols] {
            for (place, name) in symbols.enumerated() { weekdays.add([name], place + 1) }
        }
        for symbols in [calendar.monthSymbols, calendar.standaloneMonthSymbols, calendar.shortMonthSymbols] {
            for (place, name) in symbols.enumerated() { months.add([name, name.filter { $0 != "." }], place + 1) }
        }
    }

    /// Dates such as 2026-05-01, 24.12.2026 and 5/6, in the order of the language before the other one.
    private mutating func addDigits(_ locale: Locale, isOrderOpen: Bool) {
        let format = DateFormatter.dateFormat(fromTemplate: "Md", options: 0, locale: locale) ?? ""
        let isMonthFirst = format.firstIndex(of: "M").map { format[$0...].contains("d") } ?? false
        add("{ymd}", .digits, "")
        for sign in ["-", "/", "."] {
            add("{y}\(sign){mo}\(sign){d}", .digits, "")
            let orders = ["{d}\(sign){mo}", "{mo}\(sign){d}"]
            for order in isMonthFirst && sign != "." ? orders.reversed() : orders {
                let meaning = isOrderOpen && sign != "." ? "open" : ""
                add("\(order)\(sign){yy}", .digits, meaning)
                if sign != "-" { add(sign == "." ? order + "." : order, .digits, meaning) }
            }
        }
    }

    private mutating func add(_ text: String, _ topic: Topic, _ meaning: String) {
        guard !meaning.hasPrefix("name "), !meaning.hasPrefix("short ") else { return }
        for var pattern in DatePattern.patterns(text, topic, meaning: meaning) {
            (pattern.rank, count) = (count, count + 1)
            switch pattern.elements[0] {
            case .word(let word): patterns[word, default: []].append(pattern)
            case .slot(let slot): valuePatterns[slot, default: []].append(pattern)
            }
        }
    }

    /// The weekday that a word begins with, if the rest of it is a part of a day: "Freitagabend".
    func weekday(before word: String) -> String? {
        weekdayNames.first { day in
            word.hasPrefix(day) && patterns[String(word.dropFirst(day.count))]?.contains { $0.topic == .part } == true
        }
    }

    /// Whether a date may begin with the token, if no number does.
    func begins(_ token: Token) -> Bool {
        patterns[token.text] != nil || beginsValue(token) || leads.hasEntry(token.text) || from.hasEntry(token.text)
    }

    /// Whether the value of a part of a date may begin with the token, if no number does.
    func beginsValue(_ token: Token) -> Bool {
        weekdays.hasEntry(token.text) || months.hasEntry(token.text) || named.hasEntry(token.text)
    }

    /// All words of dates.
    var words: Set<String> {
        let listed =
            [weekdays.words(), months.words(), named.words()] + [halves, fillers, from, to].map { $0.words() }
        let others = (Array(patterns.values.joined()) + valuePatterns.values.joined()).flatMap(\.elements).compactMap {
            element in
            if case .word(let word) = element { word } else { nil }
        }
        return listed.reduce(Set(others)) { $0.union($1) }.filter { $0.contains(where: \.isLetter) }
    }
}
