// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The words of a language for days and times.
struct DateWords: Sendable {
    /// What a pattern is a pattern of.
    enum Topic: String, CaseIterable, Sendable {
        case time, day, weekday, date, part, week, month, year, weekend, every, later, earlier, now
        /// An hour alone, in ranges.
        case hour
    }

    /// Names of weekdays; Sunday is 1.
    private(set) var weekdays = Lexicon<Int>()
    /// What they are called behind others.
    private(set) var shortWeekdays = Lexicon<Int>()
    private var weekdayNames: Set<String> = []
    /// Names of months, from 1.
    private(set) var months = Lexicon<Int>()
    /// Halves of the day; true for the afternoon.
    private(set) var halves = Lexicon<Bool>()
    /// Hours that have a name.
    private(set) var named = Lexicon<Int>()
    /// Before a date: "on".
    let leads: Lexicon<Bool>
    /// Between its parts.
    let fillers: Lexicon<Bool>
    /// Before a range: "from".
    let from: Lexicon<Bool>
    /// Between its ends: "to".
    let to: Lexicon<Bool>
    /// Between weekdays: "and".
    let joiners: Lexicon<Bool>
    /// By their first word, "" for those that begin with a value.
    private(set) var patterns: [String: [(topic: Topic, pattern: DatePattern)]] = [:]
    /// Whether 5/6 is in May.
    let isMonthFirst: Bool
    /// Whether both orders are common.
    let isOrderOpen: Bool

    /// Takes the words of dates from a language, and the names of days and months from Foundation.
    init(_ words: LanguageWords, language: String, foreign: String?) {
        func list(_ key: String) -> Lexicon<Bool> { Lexicon(words.words(.dates, key)) }
        (leads, from, to) = (list("before"), list("from"), list("to"))
        fillers = Lexicon(words.words(.dates, "filler") + words.words(.dates, "before"))
        joiners = Lexicon(words.words(.quantities, "joiner"))
        isOrderOpen = words.isSet(.dates, "order open")
        let locale = Locale(identifier: language)
        let format = DateFormatter.dateFormat(fromTemplate: "Md", options: 0, locale: locale) ?? ""
        isMonthFirst = (format.firstIndex(of: "M") ?? format.endIndex) < (format.firstIndex(of: "d") ?? format.endIndex)
        halves.add(words.words(.dates, "half am"), false)
        halves.add(words.words(.dates, "half pm"), true)
        for (key, list) in words.keys(.dates, "named") { named.add(list, Int(key) ?? 0) }
        for (key, list) in words.keys(.dates, "weekday name") { weekdays.add(list, Int(key) ?? 0) }
        for (key, list) in words.keys(.dates, "weekday short") { shortWeekdays.add(list, Int(key) ?? 0) }
        for (key, list) in words.keys(.dates, "month name") { months.add(list, Int(key) ?? 0) }
        addNames(of: locale)
        foreign.map { addNames(of: Locale(identifier: $0)) }
        weekdayNames = weekdays.words
        for topic in Topic.allCases {
            for text in words.words(.dates, topic.rawValue) { add(text, topic, "") }
            for (meaning, list) in words.keys(.dates, topic.rawValue) {
                for text in list { add(text, topic, meaning) }
            }
        }
    }

    private mutating func addNames(of locale: Locale) {
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = locale
        for symbols in [calendar.weekdaySymbols, calendar.standaloneWeekdaySymbols] {
            for (place, name) in symbols.enumerated() { weekdays.add(name, place + 1) }
        }
        for symbols in [calendar.monthSymbols, calendar.standaloneMonthSymbols, calendar.shortMonthSymbols] {
            for (place, name) in symbols.enumerated() {
                months.add(name, place + 1)
                months.add(name.filter { $0 != "." }, place + 1)
            }
        }
    }

    private mutating func add(_ text: String, _ topic: Topic, _ meaning: String) {
        guard !meaning.hasPrefix("name "), !meaning.hasPrefix("short ") else { return }
        for pattern in DatePattern.patterns(text, meaning: meaning) {
            if case .word(let first)? = pattern.elements.first {
                patterns[first, default: []].append((topic, pattern))
            } else {
                patterns["", default: []].append((topic, pattern))
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
        let listed = [weekdays.words, months.words, halves.words, named.words, fillers.words, from.words, to.words]
        let others = patterns.values.joined().flatMap(\.pattern.elements).compactMap { element in
            if case .word(let word) = element { word } else { nil }
        }
        return listed.reduce(Set(others)) { $0.union($1) }.filter { $0.contains(where: \.isLetter) }
    }
}
