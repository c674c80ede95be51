// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Leaves words out, and forgives slips.
extension SentenceSearch {
    /// In place of a slot: a word was left out that belongs to what follows.
    static let joined: Int32 = -2
    /// The same where it belongs to nothing.
    static let left: Int32 = -3
    /// The same where the sentence begins with it.
    static let leftAtBeginning: Int32 = -5
    /// In place of a slot: the gap behind a text that may be anything.
    static let behindText: Int32 = -4
    /// The same where every word of the text counts.
    static let behindWholeText: Int32 = -6
    /// The same where it is a name that may be anything.
    static let behindName: Int32 = -7
    /// In place of a slot: words were left out behind such a name.
    static let leftBehindName: Int32 = -8

    mutating func skip(from index: Int32, at place: Int, in utterance: Utterance) {
        var step = arrivals[Int(index)]
        let cost = step.cost
        let isJoined = step.slot == Self.joined
        let isBehindText = step.slot == Self.behindText || isFreeText(step.slot)
        let isBehindName = [Self.behindName, Self.leftBehindName].contains(step.slot) || isName(step.slot)
        let isBeginning = step.state == automaton.root
        step.previous = index
        for filler in fillers.places(at: place, in: utterance, by: &automaton) {
            let found = fillers[filler]
            if found.hint >= 0, isBehindText || isBehindName { continue }
            if isBehindName, !found.isClosing || isQuoting(nameBefore: index, until: place, in: utterance) { continue }
            step.cost = cost
            step.cost.skip(
                found.cost, stray: found.isPolite ? 0 : strayCost(at: step.state), letters: Int(found.end) - place)
            step.slot = isBeginning ? Self.leftAtBeginning : isBehindName ? Self.leftBehindName : Self.left
            if found.isJoining || isJoined { step.slot = Self.joined }
            step.hint = found.hint
            step.lastHint = found.hint == -1 ? arrivals[Int(index)].lastHint : found.hint
            arrive(at: Int(found.end), step)
        }
    }

    /// Whether a name that may be anything quotes what follows: the thanks are part of "text Bob thanks".
    private func isQuoting(nameBefore index: Int32, until place: Int, in utterance: Utterance) -> Bool {
        var index = index
        while arrivals[Int(index)].slot < 0, arrivals[Int(index)].previous >= 0 {
            index = arrivals[Int(index)].previous
        }
        return utterance.tokens[Int(arrivals[Int(index)].start)..<place].contains { token in
            token >= 0 && automaton.grammar.quotingWords.contains(utterance.text.tokens[Int(token)].text)
        }
    }

    private func strayCost(at state: Int32) -> Int32 {
        state == automaton.root ? Weight.strayBeginning : Weight.stray
    }
}

// MARK: - Slips

extension SentenceSearch {
    /// Finds out what leaving each word out costs.
    mutating func weigh(_ utterance: Utterance) {
        let symbols = utterance.symbols
        skipCosts.removeAll(keepingCapacity: true)
        skipCosts.append(contentsOf: repeatElement(0, count: symbols.count + 1))
        for place in utterance.wordStarts {
            let word = utterance.text.tokens[Int(utterance.tokens[place])]
            let grammar = automaton.grammar
            let isKnown =
                grammar.words.contains(word.text) || grammar.solidWords.contains(word.text)
                || Symbol.isDigit(symbols[place])
            skipCosts[place] =
                grammar.askingWords.contains(word.text)
                ? Weight.askingWord
                : word.isIdeograph ? Weight.character : isKnown ? Weight.knownWord : Weight.unknownWord
        }
    }

    mutating func forgive(from index: Int32, at place: Int, in utterance: Utterance) {
        let arrival = arrivals[Int(index)]
        if !keepsEnd(arrival.slot), arrival.slot != Self.behindWholeText {
            skipWord(from: index, at: place, in: utterance)
        }
        let room = limit - arrival.cost.penalty
        guard room >= Weight.soundAlike else { return }
        steps.removeAll(keepingCapacity: true)
        let step = WordStep(state: arrival.state, place: place, slips: arrival.cost.slips)
        slips.add(to: &steps, after: step, atMost: room, in: utterance, by: &automaton)
        var next = arrival
        next.previous = index
        next.slot = -1
        next.hint = -1
        for step in steps {
            next.state = step.state
            next.cost = arrival.cost
            next.cost.slip(step.slips - arrival.cost.slips)
            arrive(at: step.place, next)
        }
    }

    private mutating func skipWord(from index: Int32, at place: Int, in utterance: Utterance) {
        let symbols = utterance.symbols
        // At the end of a sentence the gap before the word goes with it.
        let begin = place < symbols.count && symbols[place] == Symbol.space ? place + 1 : place
        guard begin < symbols.count, skipCosts[begin] > 0 else { return }
        var step = arrivals[Int(index)]
        var end = begin
        while end < symbols.count, utterance.tokens[end] == utterance.tokens[begin] { end += 1 }
        step.cost.leaveOver(skipCosts[begin], stray: strayCost(at: step.state), letters: end - begin)
        guard step.cost.skipped <= slips.forgiveness.words + 10 * Weight.filler else { return }
        guard begin == place || end == symbols.count else { return }
        step.previous = index
        step.slot = step.state == automaton.root ? Self.leftAtBeginning : Self.left
        step.hint = -1
        arrive(at: end < symbols.count && symbols[end] == Symbol.space ? end + 1 : end, step)
    }
}
