// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Fills slots with what is said for them.
extension SentenceSearch {
    /// Whether a slot has a text that may be anything.
    func isFreeText(_ slot: Int32) -> Bool {
        slot >= 0 && reader.lists[slots[Int(slot)].list].isFreeText
    }

    /// Whether a slot has a text whose last words are not left out.
    func keepsEnd(_ slot: Int32) -> Bool {
        slot >= 0 && reader.lists[slots[Int(slot)].list].keepsEnd
    }

    /// In place of a slot: the gap behind another one.
    func gap(behind slot: Int32) -> Int32 {
        guard isFreeText(slot) else { return -1 }
        return keepsEnd(slot) ? Self.behindWholeText : isName(slot) ? Self.behindName : Self.behindText
    }

    /// Whether a slot has a name that may be anything, behind which few words are left out.
    func isName(_ slot: Int32) -> Bool {
        guard slot >= 0 else { return false }
        let list = slots[Int(slot)].list
        let kind = reader.lists[list]
        return kind.isFreeText && kind.keepsBeginning && !kind.keepsEnd && automaton.lists[list] == nil
    }

    /// Whether a slot has words of which none is left out.
    func isVerbatim(_ slot: Int32) -> Bool {
        slot >= 0 && reader.lists[slots[Int(slot)].list].isVerbatim
    }

    mutating func fill(
        _ slot: Int32, from index: Int32, to target: Int32, at place: Int, behind gap: Int, in utterance: Utterance
    ) {
        let compiled = slots[Int(slot)]
        guard !reader.lists[compiled.list].isFreeText else {
            return fillFreely(slot, from: index, to: target, at: place, behind: gap, in: utterance)
        }
        var step = arrivals[Int(index)]
        step.previous = index
        step.state = target
        step.slot = slot
        step.hint = -1
        step.start = Int32(place)
        let isSilent = reader.lists[compiled.list].isSilent
        if !isSilent { step.cost.slots += 1 }
        if gap > 0 { step.cost.add(Weight.gapBesideSlot) }
        let cost = step.cost
        var match = firstMatch(of: compiled.list, at: place, in: utterance)
        while match != -1 {
            let found = reader.matches[Int(match)]
            match = found.next
            if !compiled.admitted.isEmpty, !compiled.admitted[Int(found.value)] { continue }
            step.value = found.value
            step.end = found.end
            step.cost = cost
            step.cost.slip(found.slips)
            guard step.cost.slips <= slips.forgiveness.slips else { continue }
            if !isSilent { step.cost.listed += found.end - Int32(place) }
            if reader.lists[compiled.list].isNames { step.cost.named += found.end - Int32(place) }
            arrive(at: Int(found.end), step)
        }
    }

    mutating func firstMatch(of list: Int, at place: Int, in utterance: Utterance) -> Int32 {
        reader.firstMatch(of: list, at: place, in: utterance, with: slips, by: &automaton)
    }

    private mutating func fillFreely(
        _ slot: Int32, from index: Int32, to target: Int32, at place: Int, behind gap: Int, in utterance: Utterance
    ) {
        let symbols = utterance.symbols
        guard symbols[place] != Symbol.space, arrivals[Int(index)].slot != Self.joined else { return }
        // What has to do with an intent may be part of the text as well.
        guard arrivals[Int(index)].hint == -1 else { return }
        let list = slots[Int(slot)].list
        guard !reader.lists[list].keepsBeginning || mayBegin(list, from: index, at: place, in: utterance) else {
            return
        }
        // The rest of a word that was read wrong is no text of its own.
        let isMiddle = place > 0 && utterance.tokens[place] == utterance.tokens[place - 1]
        guard !isMiddle || arrivals[Int(index)].cost.slips == 0 && utterance.maySplit(at: place) else { return }
        var step = arrivals[Int(index)]
        step.previous = index
        step.state = target
        step.slot = slot
        step.hint = -1
        step.value = -1
        step.start = Int32(place)
        step.cost.slots += 1
        if gap > 0 { step.cost.add(Weight.gapBesideSlot) }
        let cost = step.cost
        let kind = reader.lists[list]
        let isWithoutWords = !kind.isVerbatim && automaton.lists[list] != nil
        for end in (place + 1)...symbols.count {
            guard symbols[end - 1] != Symbol.space else { continue }
            if isWithoutWords, isWordStart(end - 1, in: utterance), hasWord(of: list, at: end - 1, in: utterance) {
                return
            }
            let isWordEnd = end == symbols.count || symbols[end] == Symbol.space || utterance.isSoft[end]
            step.end = Int32(end)
            step.cost = cost
            if !isWordEnd {
                let isGlued = leads(on: target, at: end, in: utterance)
                guard isGlued || mayBegin(behind: target, at: end, in: utterance), utterance.maySplit(at: end) else {
                    continue
                }
                if !isGlued { step.cost.add(Weight.gap) }
            }
            if kind.isVerbatim {
                step.cost.leave(told: end - place)
            } else {
                step.cost.leave(
                    open: end - place, isDoubted: kind.isUnknownName, isPart: kind.keepsBeginning && !kind.keepsEnd)
            }
            // The longer, the dearer.
            guard step.cost.penalty <= limit else { return }
            arrive(at: end, step)
        }
    }

    /// Whether a text of which no word is left out may begin at a place.
    private mutating func mayBegin(_ list: Int, from index: Int32, at place: Int, in utterance: Utterance) -> Bool {
        let before = arrivals[Int(index)].slot
        guard before != Self.left, before != Self.leftBehindName,
            before != Self.leftAtBeginning || !reader.lists[list].keepsEnd
        else { return false }
        guard reader.lists[list].isVerbatim, automaton.lists[list] != nil else { return true }
        return utterance.isIntroduced(at: place) || hasWord(of: list, at: place, in: utterance)
    }

    private func isWordStart(_ place: Int, in utterance: Utterance) -> Bool {
        place == 0 || utterance.tokens[place] != utterance.tokens[place - 1]
    }

    /// Whether one of a list's words stands at a place.
    private mutating func hasWord(of list: Int, at place: Int, in utterance: Utterance) -> Bool {
        var match = firstMatch(of: list, at: place, in: utterance)
        while match != -1 {
            let found = reader.matches[Int(match)]
            match = found.next
            let end = Int(found.end)
            let isWord = end == utterance.symbols.count || utterance.symbols[end] == Symbol.space
            if found.slips == 0, isWord || utterance.isSoft[end] { return true }
        }
        return false
    }

    /// Whether a word may go on after free text in its middle.
    private mutating func leads(on state: Int32, at place: Int, in utterance: Utterance) -> Bool {
        if automaton.next(state, utterance.symbols[place]) != nil { return true }
        return automaton.slots(of: state).contains { index in
            let list = slots[Int(automaton.slot(at: index).slot)].list
            return !reader.lists[list].isFreeText && firstMatch(of: list, at: place, in: utterance) != -1
        }
    }

    /// Whether a word of the template may begin in the middle of a word, without its gap: many languages of South Asia
    /// write what follows a name either way.
    private mutating func mayBegin(behind state: Int32, at place: Int, in utterance: Utterance) -> Bool {
        let symbols = utterance.symbols
        guard symbols[place] >= Symbol.firstOfSouthAsia, let gap = automaton.next(state, Symbol.space),
            let next = automaton.next(gap, symbols[place])
        else { return false }
        return place + 1 == symbols.count || automaton.next(next, symbols[place + 1]) != nil
    }
}
