// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import SpokenValues

/// What may be said for a parameter, as a list of a grammar.
struct ParameterList {
    let list: SlotList

    /// - Parameter isHeard: Whether it is listened for: then each value has words of its own, and there are few.
    init(_ values: IntentWording.Values, words: LanguageWords, language: String, isHeard: Bool = false) {
        func spoken(_ kinds: [SpokenKind]) -> SlotList { .spoken(SpokenList(kinds, language: language)) }
        switch values {
        case .names(let names) where isHeard: list = Self.names(names, Self.heard(words), withoutParts: words.minor)
        case .names(let names): list = Self.names(names, words)
        case .numbers(let bounds) where isHeard: list = HeardValues(words, language).numbers(bounds)
        case .duration where isHeard: list = HeardValues(words, language).durations
        case .numbers(let bounds):
            list = .spoken(SpokenList([.count], language: language, bounds: bounds, takesFractions: false))
        case .decimals: list = spoken([.number, .count])
        case .duration: list = spoken([.duration])
        case .date: list = spoken([.date])
        case .money: list = .spoken(SpokenList([.money], language: language, takesBareNumbers: false))
        case .measurement(let dimension): list = spoken([.measurement(dimension)])
        case .freeText: list = .freeText
        }
    }

    /// Numbers whose value is so many times as large: three kilometers are 3000 of what is counted.
    static func numbers(times factor: Double, _ language: String) -> SlotList {
        .spoken(SpokenList([.number, .count], language: language, multiplier: factor))
    }

    // MARK: Names

    /// A name, read once: what is made of a thousand of them looks at each many times.
    private struct Name {
        var text: String
        var key: String
        var parts: [Part]

        init(_ text: String) {
            let folded = FoldedText(text)
            (self.text, key, parts) = (text, folded.key, ParameterList.parts(of: folded))
        }
    }

    private struct Part {
        var text: String
        var key: String
    }

    /// Each value by its names, and by those of their words that no other value has: the dollar for the US dollar.
    ///
    /// - Parameters:
    ///   - pointing: Whether “one” may follow: the hot one.
    ///   - minor: Words that do not stand for a name that has them.
    static func names(
        _ names: [[String]], _ words: LanguageWords, pointing: Bool = false, withoutParts minor: Set<String> = []
    ) -> SlotList {
        // A name without a letter would stand for anything.
        let names = names.map { $0.filter { !FoldedText($0).tokens.isEmpty } }.filter { !$0.isEmpty }
        let read = names.map { $0.map(Name.init) }
        let known = Set(read.joined().map(\.key))
        let whole = known.union(minor)
        func unknown(_ parts: [Part]) -> [String] { parts.lazy.filter { !whole.contains($0.key) }.map(\.text) }
        let parts = read.map { unknown($0.flatMap(\.parts)) }
        let apart = names.map { unknown(distinctions(of: $0, among: names).map(part)) }
        let owners = Self.owners(of: read.indices.lazy.map { ($0, parts[$0] + apart[$0]) })
        let bearers = Self.owners(of: read.lazy.map { ($0[0].text, $0.map(\.key)) })
        var values: [SlotList.Value] = []
        var shared: Set<String> = []
        for (index, all) in read.enumerated() {
            // Part of a name is what was said, no more: the app may know several such.
            let own = (parts[index] + apart[index]).filter { owners[$0] == .some(index) }
            values += Self.values(all, parts: own, bearers, words, pointing)
            // What several share is said as it is, and asked about.
            for part in parts[index] where owners[part] == .some(nil) && shared.insert(part).inserted {
                values.append(SlotList.Value(words: inflected([part], words, pointing), value: nil))
            }
        }
        return .names(values)
    }

    /// The same words with the usual ending alone: any other makes words that nobody says, which are heard all the
    /// same.
    private static func heard(_ words: LanguageWords) -> LanguageWords {
        var words = words
        words.plurals = Array(words.plurals.prefix(1))
        return words
    }

    /// The one that alone has a text; nil if several have it.
    private static func owners<Owner: Equatable>(of texts: some Sequence<(Owner, [String])>) -> [String: Owner?] {
        var owners: [String: Owner?] = [:]
        owners.reserveCapacity(texts.underestimatedCount)
        for (owner, texts) in texts {
            for text in texts {
                let isShared = owners[text].map { $0 != owner } ?? false
                owners[text] = isShared ? .some(nil) : owner
            }
        }
        return owners
    }

    /// A value by its names and parts of them. Which of several a name means that they share is asked.
    private static func values(
        _ all: [Name], parts: [String], _ bearers: [String: String?], _ words: LanguageWords, _ pointing: Bool
    ) -> [SlotList.Value] {
        let (own, shared) = all.reduce(into: ([Name](), [Name]())) { groups, name in
            if bearers[name.key] != .some(nil) { groups.0.append(name) } else { groups.1.append(name) }
        }
        var values: [SlotList.Value] = []
        let alone = own.map(\.text) + parts
        if !alone.isEmpty {
            values.append(SlotList.Value(words: inflected(alone, words, pointing), value: .text(all[0].text)))
        }
        values += shared.map { SlotList.Value(words: inflected([$0.text], words, pointing), value: nil) }
        guard words.isUnspaced else { return values }
        for (names, value) in [(own, all[0])] + shared.map({ ([$0], $0) }) {
            let spellings = names.compactMap { Pinyin.spelling(of: $0.text) }.map { PhraseTemplate.text($0) }
            guard !spellings.isEmpty else { continue }
            values.append(SlotList.Value(words: .alternatives(spellings), value: .text(value.text)))
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

    private static func parts(of name: FoldedText) -> [Part] {
        let tokens = name.tokens
        guard tokens.count > 1 else { return [] }
        guard tokens.allSatisfy(\.isIdeograph) else {
            return tokens.filter { !$0.isIdeograph && $0.text.count > 2 }.map { Part(text: $0.text, key: $0.text) }
        }
        // Without spaces the beginning and the end of a name may be words.
        let characters = Array(name.original)
        guard characters.count > 2 else { return [] }
        return (2..<characters.count).flatMap {
            [part(String(characters[..<$0])), part(String(characters[(characters.count - $0)...]))]
        }
    }

    private static func part(_ text: String) -> Part {
        Part(text: text, key: FoldedText(text).key)
    }

    /// Names that mean one thing, with the endings that a sentence gives them.
    private static func inflected(_ names: [String], _ words: LanguageWords, _ pointing: Bool) -> PhraseTemplate {
        let gap = words.isUnspaced ? "" : " "
        let one: [PhraseTemplate] =
            pointing ? [.optional(.alternatives(words.pointing.map { .text(gap + $0) }))] : []
        var (ways, ended): ([PhraseTemplate], [PhraseTemplate]) = ([], [])
        for name in names {
            let isEnded = !words.isUnspaced && name.last?.isLetter == true
            if isEnded { ended.append(.text(name)) } else { ways.append(.text(name)) }
            for form in words.isUnspaced ? parted(name, words) : verbs(of: name) { ways.append(.text(form)) }
        }
        let endings: PhraseTemplate = .optional(.alternatives(words.plurals.map { .text($0) }))
        if !ended.isEmpty { ways.append(.sequence([.alternatives(ended), endings])) }
        let name = ways.count == 1 ? ways[0] : .alternatives(ways)
        return one.isEmpty ? name : .sequence([name] + one)
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
}
