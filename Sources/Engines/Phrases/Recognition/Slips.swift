// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A place in a sentence that letters have led to, some of them read as others.
struct WordStep: Sendable {
    var state: Int32
    var place: Int
    var slips: Int32
}

/// Reads letters as others: wrong, missing, doubled or changed about ones.
struct Slips: Sendable {
    let forgiveness: Forgiveness
    /// For each place whether the word there may have a slip.
    private var maySlip: [Bool] = []
    private var solid: Set<String> = []

    static let none = Slips()

    private init() { forgiveness = .none }

    /// - Parameter solid: Words that are meant as they are: who hates something does not have it.
    init(in utterance: Utterance, forgiving forgiveness: Forgiveness, solid: Set<String>) {
        self.forgiveness = forgiveness
        guard forgiveness != .none else { return }
        let symbols = utterance.symbols
        self.solid = solid
        maySlip = [Bool](repeating: false, count: symbols.count + 1)
        for (place, token) in utterance.tokens.enumerated() where token >= 0 {
            let word = utterance.text.tokens[Int(token)]
            let isLong = word.isIdeograph || word.text.unicodeScalars.count >= Forgiveness.shortestWord
            maySlip[place] = isLong && !Symbol.isDigit(symbols[place]) && !solid.contains(word.text)
        }
        // The last letter of a word may be missing, where the next symbol is a gap.
        for place in symbols.indices.reversed() where maySlip[place] { maySlip[place + 1] = true }
    }

    /// Whether a word may be a slip for another one.
    func mayHaveSlip(_ word: String) -> Bool { !solid.contains(word) }

    /// Adds the steps that one slip leads to.
    ///
    /// - Parameter most: What it may cost.
    func add(
        to steps: inout [WordStep], after step: WordStep, atMost most: Int32 = .max, in utterance: Utterance,
        by automaton: inout LazyAutomaton
    ) {
        let symbols = utterance.symbols
        let allowed = min(forgiveness.slips, most == .max ? most : step.slips + most)
        let slips = step.slips + Weight.letter
        let place = step.place
        func add(_ state: Int32, _ place: Int, _ slips: Int32) {
            guard Self.goesOn(from: state, at: place, in: utterance, by: &automaton) else { return }
            steps.append(WordStep(state: state, place: place, slips: slips))
        }
        if step.slips + Weight.gap <= allowed {
            if let next = automaton.next(step.state, Symbol.space) {
                add(next, place, step.slips + Weight.gap)
            } else if place < symbols.count, symbols[place] == Symbol.space {
                add(step.state, place + 1, step.slips + Weight.gap)
            }
        }
        guard step.slips + Weight.soundAlike <= allowed, maySlip[place] else { return }
        let isLetter = place < symbols.count && symbols[place] != Symbol.space
        // Of characters that are words, two wrong ones leave nothing to go by.
        let isOwnWord = isLetter && utterance.text.tokens[Int(max(0, utterance.tokens[place]))].isIdeograph
        let isBeyond = slips > allowed || isOwnWord && step.slips >= Weight.letter
        if isLetter, !isBeyond { add(step.state, place + 1, slips) }
        for index in automaton.labels(of: step.state) {
            let (symbol, target) = automaton.label(at: index)
            if symbol == Symbol.space || Symbol.isDigit(symbol) { continue }
            if !isBeyond { add(target, place, slips) }
            guard isLetter, symbol != symbols[place] else { continue }
            if isOwnWord, Pinyin.soundAlike(symbol, symbols[place]) {
                add(target, place + 1, step.slips + Weight.soundAlike)
            } else if !isBeyond {
                add(target, place + 1, slips)
            }
        }
        if isBeyond { return }
        guard isLetter, place + 1 < symbols.count, symbols[place + 1] != symbols[place],
            let first = automaton.next(step.state, symbols[place + 1]),
            let second = automaton.next(first, symbols[place])
        else { return }
        add(second, place + 2, slips)
    }

    /// Whether what follows a slip is as it should be: two of them side by side are another word.
    private static func goesOn(
        from state: Int32, at place: Int, in utterance: Utterance, by automaton: inout LazyAutomaton
    ) -> Bool {
        if !automaton.meanings(of: state).isEmpty || !automaton.slots(of: state).isEmpty { return true }
        if place < utterance.symbols.count, automaton.next(state, utterance.symbols[place]) != nil { return true }
        return utterance.isSoft[place] && automaton.next(state, Symbol.space) != nil
    }
}
