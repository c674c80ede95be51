// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Finds the ways in which a pattern may be what was typed.
struct SayingSearch {
    /// A pattern that was typed up to one of its elements, with what stands in its gaps so far.
    struct Way {
        var element: Int
        var fills: [String?]
    }

    /// What a pattern has of the words that were typed, in any order.
    struct Mention {
        var fills: [String?]
        /// Words that it has, a slip in one counting as almost one; those that say nothing count little.
        var shared = 0.0
        /// Words that it has not.
        var missed = 0.0
        /// Words of its own, and values, that were not typed.
        var rest = 0.0
        /// How much says that it may be meant: a short word with a slip is soon like another one.
        var evidence = 0.0
        /// Whether it has every word that says something.
        var isWhole = true
        /// What the last value that is named may be besides.
        var others: (gap: Int, texts: [String])?

        /// With each of the values that may be named.
        var ways: [Way] {
            guard let others else { return [Way(element: 0, fills: fills)] }
            return others.texts.map { text in
                var way = Way(element: 0, fills: fills)
                way.fills[others.gap] = text
                return way
            }
        }
    }

    private let sayings: CompiledSayings
    private let typed: TypedText
    private var ways: [Way] = []
    private var steps = 0
    private var allSteps = 0

    /// Ways that are found for one pattern.
    private static let mostWays = 5
    /// Steps that are taken for one pattern, and for all, however many values begin alike.
    private static let mostSteps = 300
    private static let mostStepsOfAll = 20_000

    init(_ sayings: CompiledSayings, _ typed: TypedText) {
        self.sayings = sayings
        self.typed = typed
    }

    // MARK: From the beginning

    /// The ways in which the pattern begins with all that was typed.
    mutating func beginnings(of pattern: CompiledSayings.Pattern) -> [Way] {
        ways.removeAll(keepingCapacity: true)
        allSteps += steps
        steps = 0
        guard allSteps < Self.mostStepsOfAll else { return [] }
        walk(pattern, from: 0, at: 0, [String?](repeating: nil, count: pattern.gaps.count))
        return ways
    }

    private mutating func walk(_ pattern: CompiledSayings.Pattern, from start: Int, at place: Int, _ fills: [String?]) {
        var (element, place) = (start, place)
        while place < typed.words.count, element < pattern.elements.count {
            steps += 1
            guard steps < Self.mostSteps, ways.count < Self.mostWays else { return }
            switch pattern.elements[element] {
            case .word(let number):
                guard typed.words[place].isOne(number) else { return }
                (element, place) = (element + 1, place + 1)
            case .gap(let gap, let list):
                return fill(gap, from: sayings.lists[list], pattern, at: element, place, fills)
            }
        }
        guard place == typed.words.count else { return }
        ways.append(Way(element: element, fills: fills))
    }

    private mutating func fill(
        _ gap: Int, from list: CompiledSayings.List, _ pattern: CompiledSayings.Pattern, at element: Int, _ place: Int,
        _ fills: [String?]
    ) {
        var fills = fills
        if list.isOpen {
            for end in place + 1...typed.words.count {
                fills[gap] = typed.folded.words(place..<end)
                walk(pattern, from: element + 1, at: end, fills)
            }
            return
        }
        let word = typed.words[place]
        if list.isOfNumbers, word.isDigits {
            fills[gap] = word.text
            walkOn(pattern, from: element + 1, at: place + 1, fills, list)
        }
        for name in list.beginnings.places(of: word) {
            let name = list.names[Int(name)]
            guard let (end, text) = read(name, at: place, isNumber: list.isOfNumbers) else { continue }
            fills[gap] = text
            walkOn(pattern, from: element + 1, at: end, fills, list)
        }
    }

    /// Also with a word between that counts what is counted.
    private mutating func walkOn(
        _ pattern: CompiledSayings.Pattern, from element: Int, at place: Int, _ fills: [String?],
        _ list: CompiledSayings.List
    ) {
        let before = ways.count
        walk(pattern, from: element, at: place, fills)
        guard ways.count == before, place < typed.words.count, !list.measures.isEmpty,
            list.measures.contains(where: typed.words[place].isOne)
        else { return }
        walk(pattern, from: element, at: place + 1, fills)
    }

    /// Where a name ends that begins at a place, and how it is written; nil if other words stand there.
    ///
    /// - Parameter isNumber: Whether all of it has to be there: two may be two hundred, and is not meant so.
    private func read(
        _ name: CompiledSayings.Name, at start: Int, isNumber: Bool
    ) -> (end: Int, text: String)? {
        var place = start
        for number in name.words {
            guard place < typed.words.count else { return isNumber ? nil : (place, name.text) }
            guard typed.words[place].isOne(number) else { return nil }
            place += 1
        }
        return (place, name.text + typed.words[place - 1].ending)
    }

    // MARK: In any order

    /// What the pattern has of the words that were typed.
    func mention(in pattern: CompiledSayings.Pattern) -> Mention {
        var mention = Mention(fills: [String?](repeating: nil, count: pattern.gaps.count))
        var used: [Int] = []
        var lastName: (gap: Int, name: Int32)?
        for word in typed.words {
            let weight = word.isFiller ? Self.fillerWeight : 1
            if let element = Self.element(of: word, in: pattern, but: used) {
                used.append(element)
                mention.shared += weight * Self.nearness(of: word)
                mention.evidence += weight * Self.evidence(of: word)
            } else if let found = value(of: word, in: pattern, mention.fills, last: lastName) {
                mention.fills[found.gap] = found.texts[0]
                lastName = found.name.map { (found.gap, $0) }
                mention.others = (found.gap, found.texts)
                mention.shared += weight * Self.nearness(of: word)
                mention.evidence += weight * Self.evidence(of: word)
            } else {
                mention.missed += weight
                if !word.mayBeMissing { mention.isWhole = false }
            }
        }
        let open = mention.fills.count { $0 == nil }
        mention.rest = Double(pattern.elements.count - pattern.gaps.count - used.count + open)
        return mention
    }

    private static let fillerWeight = 0.1
    /// Letters of a word that is known with a slip, too.
    private static let longWord = 7
    private static func evidence(of word: TypedText.Word) -> Double {
        word.others.isEmpty || word.text.count >= longWord ? 1 : 0.5
    }
    private static func nearness(of word: TypedText.Word) -> Double { word.others.isEmpty ? 1 : 0.8 }

    private static func element(
        of word: TypedText.Word, in pattern: CompiledSayings.Pattern, but used: [Int]
    ) -> Int? {
        pattern.elements.indices.first { place in
            guard case .word(let number) = pattern.elements[place], word.isOne(number) else { return false }
            return !used.contains(place)
        }
    }

    /// The texts are not empty; more of them where the word has several meanings.
    private typealias Value = (gap: Int, name: Int32?, texts: [String])

    /// A value that is called by the word, in a gap that is open; or the one that the word before has named.
    private func value(
        of word: TypedText.Word, in pattern: CompiledSayings.Pattern, _ fills: [String?],
        last: (gap: Int, name: Int32)?
    ) -> Value? {
        if let last {
            let name = sayings.lists[pattern.gaps[last.gap]].names[Int(last.name)]
            if name.words.contains(where: word.isOne) { return (last.gap, last.name, [name.text + word.ending]) }
        }
        for (gap, number) in pattern.gaps.enumerated() where fills[gap] == nil {
            let list = sayings.lists[number]
            if list.isOfNumbers, word.isDigits { return (gap, nil, [word.text]) }
            // An article names nothing by itself.
            let names = word.isFiller ? [] : list.mentions.places(of: word)
            guard let first = names.first else { continue }
            return (gap, first, names.prefix(Self.mostWays).map { list.names[Int($0)].text + word.ending })
        }
        return nil
    }
}
