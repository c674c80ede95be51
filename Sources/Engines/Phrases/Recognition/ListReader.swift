// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Reads the values of lists at places of a sentence, each once.
struct ListReader: Sendable {
    /// A value of a list at a place of the sentence.
    struct Match {
        var end: Int32
        var value: Int32
        var slips: Int32
        var next: Int32
    }

    let lists: [Grammar.List]
    private(set) var matches: [Match] = []
    /// Numbers that were read from digits.
    private(set) var values: [SlotValue] = []
    /// For each list and place the first of its matches; -1 for none, -2 where it was not looked for.
    private var firstMatches: [Int32] = []
    private var steps: [WordStep] = []

    /// Values as they are said now.
    private let spoken: SpokenMatches

    init(_ lists: [Grammar.List]) {
        self.lists = lists
        spoken = SpokenMatches(languages: Set(lists.compactMap(\.spoken?.language)))
    }

    /// Forgets the sentence before.
    mutating func begin(_ count: Int) {
        values.removeAll(keepingCapacity: true)
        matches.removeAll(keepingCapacity: true)
        firstMatches.removeAll(keepingCapacity: true)
        firstMatches.append(contentsOf: repeatElement(-2, count: lists.count * (count + 1)))
    }

    /// The first of a list's values at a place, as a place in ``matches``; -1 for none.
    mutating func firstMatch(
        of list: Int, at place: Int, in utterance: Utterance, with slips: Slips, by automaton: inout LazyAutomaton
    ) -> Int32 {
        let key = list * (utterance.symbols.count + 1) + place
        if firstMatches[key] != -2 { return firstMatches[key] }
        firstMatches[key] = -1
        if let spoken = lists[list].spoken {
            read(spoken, into: key, at: place, in: utterance, with: slips)
            return firstMatches[key]
        }
        if let range = lists[list].range { readDigits(of: range, into: key, at: place, in: utterance) }
        if let root = automaton.lists[list] {
            readWords(from: root, of: list, into: key, at: place, in: utterance, with: slips, by: &automaton)
        }
        if let measures = automaton.measures[list] {
            readMeasures(from: measures, after: key, in: utterance, by: &automaton)
        }
        return firstMatches[key]
    }

    /// Adds to each number the same with the word that it is counted with.
    private mutating func readMeasures(
        from start: Int32, after key: Int, in utterance: Utterance, by automaton: inout LazyAutomaton
    ) {
        var match = firstMatches[key]
        while match >= 0 {
            let number = matches[Int(match)]
            match = number.next
            var place = Int(number.end)
            if place < utterance.symbols.count, utterance.symbols[place] == Symbol.space { place += 1 }
            var state: Int32? = start
            while let current = state {
                if !automaton.meanings(of: current).isEmpty {
                    keep(number.value, until: place, slips: number.slips, as: key)
                }
                guard place < utterance.symbols.count else { break }
                state = automaton.next(current, utterance.symbols[place])
                place += 1
            }
        }
    }

    /// Reads spoken values; tries words with a slip only if nothing else matches.
    private mutating func read(
        _ list: SpokenList, into key: Int, at place: Int, in utterance: Utterance, with slips: Slips
    ) {
        for match in spoken.matches(of: list, at: place, in: utterance, with: slips) {
            guard let value = match.value else {
                keep(0, until: match.end, slips: match.slips, as: key)
                continue
            }
            values.append(value)
            // Those of the list itself come first.
            keep(-Int32(values.count) - 1, until: match.end, slips: match.slips, as: key)
        }
    }

    private mutating func keep(_ value: Int32, until end: Int, slips: Int32 = 0, as key: Int) {
        matches.append(Match(end: Int32(end), value: value, slips: slips, next: firstMatches[key]))
        firstMatches[key] = Int32(matches.count - 1)
    }

    private mutating func readDigits(
        of range: NumberRange, into key: Int, at place: Int, in utterance: Utterance
    ) {
        let symbols = utterance.symbols
        // Digits behind a point or in the middle of a number are not a number.
        if place > 0, symbols[place - 1] == Symbol.point || Symbol.isDigit(symbols[place - 1]) { return }
        var end = place
        var sign = 1.0
        if end < symbols.count, symbols[end] == Symbol.minus {
            sign = -1
            end += 1
        }
        var number = 0.0
        let first = end
        while end < symbols.count, Symbol.isDigit(symbols[end]), end - first < 15 {
            number = number * 10 + Double(symbols[end] - 0x30)
            end += 1
        }
        guard end > first else { return }
        var unit = 1.0
        if end + 1 < symbols.count, symbols[end] == Symbol.point, Symbol.isDigit(symbols[end + 1]) {
            end += 1
            while end < symbols.count, Symbol.isDigit(symbols[end]), unit > 1e-9 {
                unit /= 10
                number += unit * Double(symbols[end] - 0x30)
                end += 1
            }
        }
        guard range.contains(sign * number) else { return }
        values.append(.number(sign * number * range.multiplier))
        // Those of the list itself come first.
        keep(-Int32(values.count) - 1, until: end, as: key)
    }

    /// What a slip in a word of a list costs, in halves: in a short one it leaves little.
    ///
    /// - Parameter isSilent: Whether the words are some of many for the same: one of them is soon as near.
    private func slipFactor(from start: Int, to end: Int, isSilent: Bool, in utterance: Utterance) -> Int32 {
        let length = end - start
        if utterance.isSoft[start] { return length < (isSilent ? 5 : 3) ? 4 : 2 }
        return length < 4 ? 4 : length < 5 ? 3 : 2
    }

    private mutating func readWords(
        from root: Int32, of list: Int, into key: Int, at place: Int, in utterance: Utterance, with slips: Slips,
        by automaton: inout LazyAutomaton
    ) {
        let isSilent = lists[list].isSilent
        let allowed = slips.forgiveness.slips
        steps.removeAll(keepingCapacity: true)
        steps.append(WordStep(state: root, place: place, slips: 0))
        while let step = steps.popLast() {
            let meanings = automaton.meanings(of: step.state)
            var meaning = meanings.upperBound
            // From the last, so that of values that are called the same the first comes first.
            while meaning > meanings.lowerBound {
                meaning -= 1
                let factor = slipFactor(from: place, to: step.place, isSilent: isSilent, in: utterance)
                let isAlike = step.slips < Weight.gap && step.place > place + (isSilent ? 2 : 1)
                // Many characters sound like a single one: 就 is not 九.
                if step.slips > 0, step.place == place + 1 { continue }
                // A name without a letter, or whose only one is missing, is said nowhere.
                if step.place == place { continue }
                let cost = isAlike ? step.slips : step.slips * factor / 2
                if cost > allowed { continue }
                keep(automaton.meaning(at: meaning), until: step.place, slips: cost, as: key)
            }
            if utterance.isSoft[step.place], let next = automaton.next(step.state, Symbol.space) {
                steps.append(WordStep(state: next, place: step.place, slips: step.slips))
            }
            if step.slips < allowed { slips.add(to: &steps, after: step, in: utterance, by: &automaton) }
            guard step.place < utterance.symbols.count else { continue }
            if let next = automaton.next(step.state, utterance.symbols[step.place]) {
                steps.append(WordStep(state: next, place: step.place + 1, slips: step.slips))
            }
        }
    }
}
