// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Tells the ways that have reached the end.
extension SentenceSearch {
    mutating func readings(at end: Int, of utterance: Utterance) -> [Reading] {
        var best: [Int: Reading] = [:]
        for index in queues[end] {
            let arrival = arrivals[Int(index)]
            let ends = automaton.meanings(of: arrival.state)
            guard !ends.isEmpty else { continue }
            let hints = hints(on: index)
            let slots = filled(on: index, of: utterance)
            let runs = isExplained ? runs(on: index, of: utterance) : []
            for place in ends {
                let end = automaton.grammar.end(at: automaton.meaning(at: place))
                var cost = arrival.cost
                cost.add(end.penalty + (end.isStrict ? cost.stray : 0))
                for hint in hints where !isHint(hint, of: end.meaning) { cost.skip(Weight.knownWord - Weight.hint) }
                let reading = Reading(
                    meaning: end.meaning, label: end.label, slots: slots, cost: cost, runs: runs,
                    isStrict: end.isStrict)
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

    /// What happened to all words on a way.
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

    func filled(on way: Int32, of utterance: Utterance) -> [Reading.Slot] {
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
