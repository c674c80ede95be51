// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Goes through a sentence once, from its first place to its last, with every state that its beginning may have led to
/// and the best way to each.
struct SentenceSearch: Sendable {
    /// A state at a place of the sentence, with the way to it.
    private struct Arrival {
        var state: Int32
        var cost: Cost
        /// -1 at the beginning.
        var previous: Int32
        /// The slot filled on the last step; -1 or less for none.
        var slot: Int32
        /// Of the list's values, -1 for free text, below it a number read from digits.
        var value: Int32
        /// Where the slot's words begin and end.
        var start: Int32
        var end: Int32
        /// The state with the meanings that the words left out on the last step have to do with; -1 for none.
        var hint: Int32 = -1
        /// Where in the sentence it is.
        var place: Int32 = 0
        /// The last of those on the way; -1 for none.
        var lastHint: Int32 = -1
    }

    private var automaton: LazyAutomaton
    private let slots: [CompiledSlot]
    private var reader: ListReader

    private var arrivals: [Arrival] = []
    /// For each place the arrivals there.
    private var queues: [[Int32]] = []
    private var slips = Slips.none
    private var limit: Int32 = .max
    private var isExplained = false
    /// For each place where a word begins, what leaving it out costs.
    private var skipCosts: [Int32] = []
    private var steps: [WordStep] = []
    private var fillers = FillerReader()

    /// A slot with its list by number and the values that it admits.
    struct CompiledSlot: Sendable {
        var name: String
        var list: Int
        /// By the list's values; empty where all are.
        var admitted: [Bool]
    }

    /// Letters that a sentence may have; a longer one is none.
    private static let longestSentence = 2000

    init(_ automaton: LazyAutomaton) {
        self.automaton = automaton
        let grammar = automaton.grammar
        let names = grammar.lists.keys.sorted()
        let numbers = Dictionary(uniqueKeysWithValues: names.enumerated().map { ($1, $0) })
        reader = ListReader(names.compactMap { grammar.lists[$0] })
        slots = grammar.slots.map { slot in
            let attributes = grammar.lists[slot.list]?.attributes ?? []
            let admitted = slot.admitted.isEmpty ? [] : attributes.map(slot.admits)
            return CompiledSlot(
                name: slot.name, list: numbers[slot.list] ?? 0, admitted: admitted.allSatisfy(\.self) ? [] : admitted)
        }
    }

    /// The ways to understand a sentence, the best first, one of each meaning.
    ///
    /// - Parameters:
    ///   - limit: The penalty beyond which a way is not gone further.
    ///   - isExplained: Whether each reading tells what became of all words.
    mutating func readings(
        of utterance: Utterance, forgiving forgiveness: Forgiveness = .none, limit: Int32 = .max,
        isExplained: Bool = false
    ) -> [Reading] {
        if automaton.isFull { automaton.forget() }
        let count = utterance.symbols.count
        // What free text may be grows with the square.
        guard count <= Self.longestSentence else { return [] }
        begin(count)
        self.limit = limit
        self.isExplained = isExplained
        slips = Slips(in: utterance, forgiving: forgiveness, solid: automaton.grammar.solidWords)
        if forgiveness != .none { weigh(utterance) }
        arrive(
            at: 0,
            Arrival(state: automaton.root, cost: Cost(), previous: -1, slot: -1, value: -1, start: 0, end: 0))
        for place in 0...count {
            // The queue grows while it is gone through: a space may be read where none is.
            var turn = 0
            while turn < queues[place].count {
                proceed(from: queues[place][turn], at: place, in: utterance)
                turn += 1
            }
        }
        return readings(at: count, of: utterance)
    }

    /// After how many words a name ends that a sentence begins with, or nearly: in the kitchen.
    mutating func namesAtBeginning(of utterance: Utterance) -> [Int] {
        begin(utterance.symbols.count)
        slips = .none
        let names = reader.lists.indices.filter {
            !reader.lists[$0].isFreeText && !reader.lists[$0].isSilent && !reader.lists[$0].isOfNumbers
        }
        var ends: Set<Int> = []
        for start in utterance.wordStarts.prefix(Self.mostWordsBeforeName) {
            for list in names {
                var match = firstMatch(of: list, at: start, in: utterance)
                while match != -1 {
                    ends.insert(utterance.wordCount(before: Int(reader.matches[Int(match)].end)))
                    match = reader.matches[Int(match)].next
                }
            }
        }
        return ends.sorted()
    }

    /// Words that may stand where a name at the beginning begins: in the, auf dem.
    private static let mostWordsBeforeName = 3

    private mutating func begin(_ count: Int) {
        arrivals.removeAll(keepingCapacity: true)
        reader.begin(count)
        fillers.begin(count)
        for place in queues.indices { queues[place].removeAll(keepingCapacity: true) }
        while queues.count <= count { queues.append([]) }
    }

    private mutating func arrive(at place: Int, _ step: Arrival) {
        guard step.cost.penalty <= limit else { return }
        var arrival = step
        arrival.place = Int32(place)
        for other in queues[place] where arrivals[Int(other)].state == arrival.state {
            let known = arrivals[Int(other)]
            let isCheaper = arrival.cost < known.cost
            if known.lastHint == arrival.lastHint {
                if isCheaper { arrivals[Int(other)] = arrival }
                return
            }
            // What left words out that have to do with some meanings is dear for the others, who need the other way.
            if known.lastHint == -1, !isCheaper { return }
        }
        queues[place].append(Int32(arrivals.count))
        arrivals.append(arrival)
    }

    private mutating func proceed(from index: Int32, at place: Int, in utterance: Utterance) {
        let arrival = arrivals[Int(index)]
        var step = arrival
        step.previous = index
        step.slot = -1
        step.hint = -1
        let gapSlot = gap(behind: arrival.slot)
        if utterance.isSoft[place] || arrival.slot >= 0, let next = automaton.next(arrival.state, Symbol.space) {
            step.state = next
            if !utterance.isSoft[place] { step.cost.add(Weight.gapBesideSlot) }
            step.slot = gapSlot
            arrive(at: place, step)
            step.cost = arrival.cost
        }
        guard place < utterance.symbols.count else {
            if slips.forgiveness != .none { forgive(from: index, at: place, in: utterance) }
            return
        }
        if arrival.slot >= 0, utterance.symbols[place] == Symbol.space, !isVerbatim(arrival.slot) {
            step.state = arrival.state
            step.cost.add(Weight.gapBesideSlot)
            step.slot = gapSlot
            arrive(at: place + 1, step)
            step.cost = arrival.cost
        }
        if let next = automaton.next(arrival.state, utterance.symbols[place]) {
            step.state = next
            step.slot = utterance.symbols[place] == Symbol.space ? gapSlot : -1
            arrive(at: place + 1, step)
        }
        for slot in automaton.slots(of: arrival.state) {
            let (slot, target) = automaton.slot(at: slot)
            // What touches a word in its template may stand behind a gap all the same.
            let gap = utterance.symbols[place] == Symbol.space && arrival.slot == -1 ? 1 : 0
            fill(slot, from: index, to: target, at: place + gap, behind: gap, in: utterance)
        }
        if isVerbatim(arrival.slot) { return }
        // A text keeps every word that was said, also those that say nothing elsewhere.
        if !keepsEnd(arrival.slot), arrival.slot != Self.behindWholeText {
            skip(from: index, at: place, in: utterance)
        }
        if slips.forgiveness != .none { forgive(from: index, at: place, in: utterance) }
    }

    // MARK: Slots

    /// Whether a slot has a text that may be anything.
    private func isFreeText(_ slot: Int32) -> Bool {
        slot >= 0 && reader.lists[slots[Int(slot)].list].isFreeText
    }

    /// Whether a slot has a text whose last words are not left out.
    private func keepsEnd(_ slot: Int32) -> Bool {
        slot >= 0 && reader.lists[slots[Int(slot)].list].keepsEnd
    }

    /// In place of a slot: the gap behind another one.
    private func gap(behind slot: Int32) -> Int32 {
        guard isFreeText(slot) else { return -1 }
        return keepsEnd(slot) ? Self.behindWholeText : isName(slot) ? Self.behindName : Self.behindText
    }

    /// Whether a slot has a name that may be anything, behind which few words are left out.
    private func isName(_ slot: Int32) -> Bool {
        guard slot >= 0 else { return false }
        let list = slots[Int(slot)].list
        let kind = reader.lists[list]
        return kind.isFreeText && kind.keepsBeginning && !kind.keepsEnd && automaton.lists[list] == nil
    }

    /// Whether a slot has words of which none is left out.
    private func isVerbatim(_ slot: Int32) -> Bool {
        slot >= 0 && reader.lists[slots[Int(slot)].list].isVerbatim
    }

    private mutating func fill(
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

    private mutating func firstMatch(of list: Int, at place: Int, in utterance: Utterance) -> Int32 {
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

    // MARK: Words left out

    /// In place of a slot: a word was left out that belongs to what follows.
    private static let joined: Int32 = -2
    /// The same where it belongs to nothing.
    private static let left: Int32 = -3
    /// The same where the sentence begins with it.
    private static let leftAtBeginning: Int32 = -5
    /// In place of a slot: the gap behind a text that may be anything.
    private static let behindText: Int32 = -4
    /// The same where every word of the text counts.
    private static let behindWholeText: Int32 = -6
    /// The same where it is a name that may be anything.
    private static let behindName: Int32 = -7
    /// In place of a slot: words were left out behind such a name.
    private static let leftBehindName: Int32 = -8

    private mutating func skip(from index: Int32, at place: Int, in utterance: Utterance) {
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
            if isBehindName, !found.isClosing { continue }
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

    private func strayCost(at state: Int32) -> Int32 {
        state == automaton.root ? Weight.strayBeginning : Weight.stray
    }

    // MARK: Slips

    /// Finds out what leaving each word out costs.
    private mutating func weigh(_ utterance: Utterance) {
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

    private mutating func forgive(from index: Int32, at place: Int, in utterance: Utterance) {
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

    // MARK: Readings

    private mutating func readings(at end: Int, of utterance: Utterance) -> [Reading] {
        var best: [Int: Reading] = [:]
        for index in queues[end] {
            let arrival = arrivals[Int(index)]
            let hints = hints(on: index)
            for place in automaton.meanings(of: arrival.state) {
                let end = automaton.grammar.end(at: automaton.meaning(at: place))
                var cost = arrival.cost
                cost.add(end.penalty + (end.isStrict ? cost.stray : 0))
                for hint in hints where !isHint(hint, of: end.meaning) { cost.skip(Weight.knownWord - Weight.hint) }
                var reading = Reading(
                    meaning: end.meaning, label: end.label, slots: filled(on: index, of: utterance), cost: cost,
                    isStrict: end.isStrict)
                if isExplained { reading.runs = runs(on: index, of: utterance) }
                if let known = best[end.meaning], !reading.isBetter(than: known) { continue }
                best[end.meaning] = reading
            }
        }
        return best.values.sorted { ($0.cost, $0.meaning) < ($1.cost, $1.meaning) }
    }

    /// The states of what was left out on a way because it has to do with some meanings.
    private func hints(on way: Int32) -> [Int32] {
        guard arrivals[Int(way)].cost.skipped >= Weight.hint else { return [] }
        return sequence(first: way) { [arrivals] index in
            let previous = arrivals[Int(index)].previous
            return previous >= 0 ? previous : nil
        }.map { arrivals[Int($0)].hint }.filter { $0 >= 0 }
    }

    private mutating func isHint(_ state: Int32, of meaning: Int) -> Bool {
        automaton.meanings(of: state).contains { index in
            let known = automaton.meaning(at: index)
            return Grammar.isEnd(known) && automaton.grammar.end(at: known).meaning == meaning
        }
    }

    /// What became of all words on a way.
    private func runs(on way: Int32, of utterance: Utterance) -> [Reading.Run] {
        var roles = [Reading.Role](repeating: .template, count: utterance.text.tokens.count)
        var slipped: Set<Int> = []
        var index = way
        while index >= 0 {
            let arrival = arrivals[Int(index)]
            index = arrival.previous
            guard index >= 0 else { break }
            let before = arrivals[Int(index)]
            let role = role(of: arrival, after: before)
            for place in Int(before.place)..<max(Int(before.place), Int(arrival.place))
            where utterance.tokens[place] >= 0 {
                let token = Int(utterance.tokens[place])
                if role != .template { roles[token] = role }
                if arrival.cost.slips > before.cost.slips { slipped.insert(token) }
            }
        }
        return utterance.runs(of: roles, slipped: slipped)
    }

    private func role(of arrival: Arrival, after before: Arrival) -> Reading.Role {
        if arrival.slot >= 0 {
            let slot = slots[Int(arrival.slot)]
            return reader.lists[slot.list].isSilent ? .template : .value(name: slot.name)
        }
        if arrival.cost.leftOver > before.cost.leftOver { return .leftOver }
        return arrival.cost.skipped > before.cost.skipped ? .filler : .template
    }

    private func filled(on way: Int32, of utterance: Utterance) -> [Reading.Slot] {
        var filled: [Reading.Slot] = []
        var index = way
        while index >= 0 {
            let arrival = arrivals[Int(index)]
            index = arrival.previous
            guard arrival.slot >= 0 else { continue }
            let slot = slots[Int(arrival.slot)]
            guard !reader.lists[slot.list].isSilent else { continue }
            let run = Int(arrival.start)..<Int(arrival.end)
            let words =
                isFreeText(arrival.slot)
                ? utterance.text(run, isName: !keepsEnd(arrival.slot)) : utterance.words(run)
            let value: SlotValue =
                switch arrival.value {
                case 0...: reader.lists[slot.list].values[Int(arrival.value)] ?? .text(words)
                case -1: .text(words)
                default: reader.values[Int(-arrival.value) - 2]
                }
            filled.append(Reading.Slot(name: slot.name, value: value, words: words, isFreeText: arrival.value == -1))
        }
        return filled.reversed()
    }
}
