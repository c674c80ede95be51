// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Phrases
import Synchronization

/// What may be said for a parameter, as a list of a grammar.
struct ParameterList {
    let list: SlotList

    /// Numbers that have words of their own in a grammar.
    private static let mostSpelled = 200

    init(_ values: IntentWording.Values, words: LanguageWords, language: String) {
        switch values {
        case .names(let names): list = Self.names(names, words)
        case .numbers(let bounds): list = .numbers(Self.numbers(bounds, words, language))
        case .duration: list = .form(Self.duration(words, spelled: Self.spelled(in: language)))
        case .date: list = .form(DateForm(words, spelled: Self.spelled(in: language)).template)
        case .money:
            let money = Self.amounts(words, language, units: words.currencies)
            list = .amounts(money, before: words.currencySigns, isUnitNeeded: true)
        case .temperature:
            let degrees = Self.amounts(words, language, units: words.degrees)
            list = .amounts(degrees, before: [], isUnitNeeded: false)
        case .freeText: list = .freeText
        }
    }

    // MARK: Names

    /// Each value by its names, and by those of their words that no other value has: the dollar for the US dollar.
    ///
    /// - Parameter pointing: Whether “one” may follow: the hot one.
    static func names(_ names: [[String]], _ words: LanguageWords, pointing: Bool = false) -> SlotList {
        var owners: [String: Set<Int>] = [:]
        let apart = names.map { distinctions(of: $0, among: names) }
        for (index, all) in names.enumerated() {
            for part in all.flatMap(parts) + apart[index] { owners[part, default: []].insert(index) }
        }
        var values: [SlotList.Value] = []
        let known = Set(names.joined().map { FoldedText($0).key })
        let bearers = Self.bearers(of: names)
        for (index, all) in names.enumerated() {
            let own = (all.flatMap(parts) + apart[index]).filter { owners[$0] == [index] }
            values += wholeNames(all, bearers, words, pointing)
            for part in own where !known.contains(FoldedText(part).key) {
                // Part of a name is what was said, no more: the app may know several such.
                values.append(SlotList.Value(words: inflected(part, words, pointing), value: .text(all[0])))
            }
            // What several share is said as it is, and asked about.
            let shared = Set(all.flatMap(parts)).filter {
                (owners[$0]?.count ?? 0) > 1 && !known.contains(FoldedText($0).key)
            }
            for part in shared.sorted() {
                values.append(SlotList.Value(words: inflected(part, words, pointing), value: nil))
            }
        }
        return .names(values)
    }

    /// A value by its names. Which of several a name means that they share is asked.
    private static func wholeNames(
        _ all: [String], _ bearers: [String: Set<String>], _ words: LanguageWords, _ pointing: Bool
    ) -> [SlotList.Value] {
        all.flatMap { name in
            let isShared = (bearers[FoldedText(name).key]?.count ?? 0) > 1
            let spoken = inflected(name, words, pointing)
            let whole = SlotList.Value(words: spoken, value: isShared ? nil : .text(all[0]))
            guard words.isUnspaced, let spelling = Pinyin.spelling(of: name) else { return [whole] }
            return [whole, SlotList.Value(words: .text(spelling), value: .text(isShared ? name : all[0]))]
        }
    }

    /// For each name, folded, the first names of the values that have it.
    private static func bearers(of names: [[String]]) -> [String: Set<String>] {
        var values: [String: Set<String>] = [:]
        for all in names {
            for name in all { values[FoldedText(name).key, default: []].insert(all[0]) }
        }
        return values
    }

    /// What names have beside the whole of another one, in scripts without spaces: 辣 of 辣萨拉米, where there is 萨拉米.
    private static func distinctions(of own: [String], among names: [[String]]) -> [String] {
        guard names.count <= mostCompared else { return [] }
        let unspaced = own.filter { FoldedText($0).tokens.allSatisfy(\.isIdeograph) }
        return unspaced.flatMap { name in
            names.joined().compactMap { other in
                guard other.count < name.count, !other.isEmpty else { return nil }
                if name.hasSuffix(other) { return String(name.dropLast(other.count)) }
                return name.hasPrefix(other) ? String(name.dropFirst(other.count)) : nil
            }
        }
    }

    /// Names of which each is compared with all others.
    private static let mostCompared = 100

    private static func parts(of name: String) -> [String] {
        let tokens = FoldedText(name).tokens
        guard tokens.count > 1 else { return [] }
        guard tokens.allSatisfy(\.isIdeograph) else {
            return tokens.filter { !$0.isIdeograph && $0.text.count > 2 }.map(\.text)
        }
        // Without spaces the beginning and the end of a name may be words.
        let characters = Array(name)
        guard characters.count > 2 else { return [] }
        return (2..<characters.count).flatMap {
            [String(characters[..<$0]), String(characters[(characters.count - $0)...])]
        }
    }

    private static func inflected(_ name: String, _ words: LanguageWords, _ pointing: Bool) -> PhraseTemplate {
        let one: [PhraseTemplate] =
            pointing ? [.optional(.alternatives(words.pointing.map { .text((words.isUnspaced ? "" : " ") + $0) }))] : []
        let forms = (words.isUnspaced ? parted(name, words) : verbs(of: name)).map { PhraseTemplate.text($0) }
        guard !words.isUnspaced, name.last?.isLetter == true else {
            return .sequence([.alternatives([.text(name)] + forms)] + one)
        }
        let ended: PhraseTemplate = .sequence([.text(name), .optional(.alternatives([.text("s"), .text("es")]))])
        return .sequence([.alternatives([ended] + forms)] + one)
    }

    /// A verb whose object stands apart from it in a sentence, as it is said of what was done: 跑了 of 跑步.
    private static func parted(_ name: String, _ words: LanguageWords) -> [String] {
        guard name.count == 2, let verb = name.first.map(String.init), words.partedVerbs.contains(verb) else {
            return []
        }
        return [verb + "了", verb + "过"]
    }

    /// The verb of what is done: run of running, cycle of cycling.
    private static func verbs(of name: String) -> [String] {
        guard name.hasSuffix("ing"), name.count > 5, !name.contains(" ") else { return [] }
        let stem = name.dropLast(3)
        let last = stem.suffix(2)
        let isDoubled = last.first == last.last && last.first.map { !"aeiouls".contains($0) } == true
        return [String(isDoubled ? stem.dropLast() : stem)] + (isDoubled ? [] : [stem + "e"])
    }

    // MARK: Numbers

    /// The words for the numbers from 0 on, as a language counts.
    private static func spelled(in language: String) -> [String] {
        if let known = spelledNumbers.withLock({ $0[language] }) { return known }
        let numbers = SpelledNumbers(language: language)
        let words = (0...mostSpelled).map(numbers.words)
        spelledNumbers.withLock { known in
            if known.count >= mostLanguages { known = [:] }
            known[language] = words
        }
        return words
    }

    /// By language, for they are asked for with each letter that a person types.
    private static let spelledNumbers = Mutex<[String: [String]]>([:])
    private static let mostLanguages = 8

    /// What numbers are called, the smallest first.
    static func numberWords(_ words: LanguageWords, _ language: String) -> [String] {
        spelled(in: language).enumerated().flatMap { number, word in [word] + (words.numbers[Double(number)] ?? []) }
    }

    /// Numbers of units, with larger ones than those that count things.
    private static func amounts(_ words: LanguageWords, _ language: String, units: [String]) -> NumberRange {
        var range = numbers(IntentWording.Values.anyNumber, words, language)
        let spelled = SpelledNumbers(language: language)
        let hundreds = Array(stride(from: mostSpelled, through: 1000, by: 50))
        for number in hundreds + Array(stride(from: 2000, through: 10_000, by: 1000)) {
            range.words[Double(number), default: []].append(spelled.words(for: number))
        }
        if words.isUnspaced {
            for number in 2...9 {
                range.words[Double(number * 100), default: []].append(spelled.words(for: number) + "百")
            }
        }
        range.step = 0.01
        range.measures = units
        return range
    }

    /// Numbers whose value is so many times as large: three kilometers are 3000 of what is counted.
    static func numbers(times factor: Double, _ words: LanguageWords, _ language: String) -> SlotList {
        var range = numbers(IntentWording.Values.anyNumber, words, language)
        range.step = 0.001
        range.multiplier = factor
        return .numbers(range)
    }

    private static func numbers(_ bounds: ClosedRange<Double>, _ words: LanguageWords, _ language: String)
        -> NumberRange
    {
        var spelled: [Double: [String]] = words.numbers
        for (number, word) in Self.spelled(in: language).enumerated() {
            spelled[Double(number), default: []].append(word)
        }
        var range = NumberRange(bounds)
        range.words = spelled
        range.measures = words.measures
        return range
    }

    /// Numbers with units, or spans that need none.
    ///
    /// - Parameters:
    ///   - spelled: The words for the numbers from 0 to the largest that is said.
    ///   - moreUnits: Units besides those of the language.
    static func duration(
        _ words: LanguageWords, spelled: [String], moreUnits: [String] = []
    ) -> PhraseTemplate {
        let gap = words.isUnspaced ? "" : " "
        // 两 counts, 二 only numbers.
        let two = words.isUnspaced ? (words.numbers[2] ?? []).prefix(1) : []
        let digits: [PhraseTemplate] = spelled.indices.dropFirst().map { .text(String($0)) }
        // “30min” is written, and nobody writes “thirtymin”.
        let numbers: [PhraseTemplate] = [
            .sequence([.alternatives(digits), .optional(.text(gap))]),
            .sequence([.alternatives((spelled.dropFirst() + two).map { .text($0) }), .text(gap)]),
        ]
        let one: PhraseTemplate = .sequence([
            .alternatives(numbers), .alternatives((words.units + moreUnits).map { .text($0) }),
        ])
        let more: PhraseTemplate = .sequence([.text(gap), .optional(.text("and ")), one])
        return .alternatives([.sequence([one, .optional(more)])] + words.spans.map { .text($0) })
    }
}
