// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Reads the words that may be left out at places of a sentence, each once.
struct FillerReader: Sendable {
    /// Words that may be left out, up to where the sentence goes on.
    struct Filler {
        var end: Int32
        var cost: Int32
        /// Whether they belong to what follows, as an article does.
        var isJoining: Bool
        /// Whether they say nothing at all, and are there to be polite.
        var isPolite: Bool
        /// Whether they are no part of a name that they stand behind.
        var isClosing: Bool
        /// Where they have to do with some meanings alone, the state of the automaton that has those; -1 for others.
        var hint: Int32
    }

    /// The kinds of them, in the order of the grammar's builder.
    private static let joining: Int32 = 1
    private static let closing: Int32 = 2

    private var fillers: [Filler] = []
    /// For each place those of its ``fillers``; nil if they were not looked for.
    private var found: [Range<Int>?] = []

    subscript(place: Int) -> Filler { fillers[place] }

    /// Forgets the sentence before.
    mutating func begin(_ count: Int) {
        fillers.removeAll(keepingCapacity: true)
        found.removeAll(keepingCapacity: true)
        found.append(contentsOf: repeatElement(nil, count: count + 1))
    }

    /// The words that may be left out at a place, by their places in the reader.
    mutating func places(
        at place: Int, in utterance: Utterance, by automaton: inout LazyAutomaton
    ) -> Range<Int> {
        if let range = found[place] { return range }
        let first = fillers.count
        read(at: place, in: utterance, by: &automaton)
        let range = first..<fillers.count
        found[place] = range
        return range
    }

    private mutating func read(at place: Int, in utterance: Utterance, by automaton: inout LazyAutomaton) {
        guard var state = automaton.fillers else { return }
        let symbols = utterance.symbols
        let isStart = place == 0 || symbols[place - 1] == Symbol.space || utterance.isSoft[place]
        // At the end of a sentence the gap before the words goes with them.
        let begin = symbols[place] == Symbol.space ? place + 1 : place
        guard isStart || begin > place, !utterance.isQuoted(at: begin) else { return }
        var end = begin
        while end < symbols.count, let next = automaton.next(state, symbols[end]) {
            state = next
            end += 1
            guard let first = automaton.meanings(of: state).first else { continue }
            let isGap = end < symbols.count && symbols[end] == Symbol.space
            guard end == symbols.count || isGap || utterance.isSoft[end], begin == place || end == symbols.count else {
                continue
            }
            let kind = automaton.meaning(at: first)
            let isHint = Grammar.isEnd(kind)
            fillers.append(
                Filler(
                    end: Int32(isGap ? end + 1 : end), cost: isHint ? Weight.hint : Weight.filler,
                    isJoining: kind == Self.joining, isPolite: kind != Self.joining && !isHint,
                    isClosing: kind == Self.closing, hint: isHint ? state : -1))
        }
    }
}
