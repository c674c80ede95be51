// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Phrases

/// Home Assistant's templates of a language as a grammar, to which each home adds its names.
package struct HomeGrammar: Sendable {
    /// What the templates of one group stand for.
    package struct Meaning: Sendable {
        package var intent: String
        /// Slots that the wording fills by itself.
        package var slots: [String: FileValue]
        /// Whether the speaker's room must be known, and is meant.
        package var needsRoom: Bool
    }

    package let meanings: [Meaning]
    private let templates: GrammarBuilder

    /// - Throws: ``TemplateError`` for a template that can't be read.
    package init(_ file: TemplateFile) throws(TemplateError) {
        var rules: [String: PhraseTemplate] = [:]
        for (name, text) in file.expansionRules { rules[name] = try TemplateReader.template(text) }
        var builder = GrammarBuilder(rules: rules)
        let spelling = NumberSpelling(language: file.language)
        for (name, list) in file.lists.sorted(by: { $0.key < $1.key }) {
            try builder.add(try Self.list(list, spelling: spelling), named: name)
        }
        try Self.add(.empty, to: &builder)
        var fillers: [PhraseTemplate] = []
        for word in (file.skipWords ?? []) + FillerWords.words(of: file.language) { fillers.append(.text(word)) }
        try builder.add(fillers: fillers)
        var meanings: [Meaning] = []
        for (intent, content) in file.intents.sorted(by: { $0.key < $1.key }) {
            for group in content.data {
                meanings.append(try Self.add(group, of: intent, meaning: meanings.count, to: &builder))
            }
        }
        self.meanings = meanings
        templates = builder
    }

    /// The grammar with the names of a home.
    ///
    /// - Throws: ``TemplateError`` where the names are too many.
    package func grammar(for home: Home) throws(TemplateError) -> Grammar {
        var builder = templates
        try Self.add(home, to: &builder)
        return builder.grammar()
    }

    private static func add(_ home: Home, to builder: inout GrammarBuilder) throws(TemplateError) {
        let entities = values(home.entities.map { ($0.name, ["domain": $0.domain]) })
        try builder.add(.names(entities), named: "name", attributes: ["domain"])
        try builder.add(.values(values(home.areas.map { ($0.name, [:]) })), named: "area")
        try builder.add(.values(values(home.floors.map { ($0, [:]) })), named: "floor")
    }

    /// What a reading means to somebody in a room.
    ///
    /// - Parameter here: The speaker's room; nil where it is not known.
    /// - Returns: Nil where the room would have to be known.
    package func answer(_ reading: Reading, here: String?) -> HomeAnswer? {
        let meaning = meanings[reading.meaning]
        var slots = meaning.slots.mapValues(\.slotValue)
        for slot in reading.slots { slots[slot.name] = slot.value }
        if meaning.needsRoom {
            guard let here else { return nil }
            slots["area"] = slots["area"] ?? .text(here)
        }
        return HomeAnswer(intent: meaning.intent, slots: slots)
    }

    private static func add(
        _ group: TemplateFile.Group, of intent: String, meaning: Int, to builder: inout GrammarBuilder
    ) throws(TemplateError) -> Meaning {
        let context = group.requiresContext ?? [:]
        let admitted = context.mapValues(\.texts).filter { !$0.value.isEmpty }
        for sentence in group.sentences {
            try builder.add(
                try TemplateReader.template(sentence), text: sentence, meaning: meaning, admitting: admitted)
        }
        return Meaning(intent: intent, slots: group.slots ?? [:], needsRoom: context["area"] != nil)
    }

    private static func list(
        _ list: TemplateFile.List, spelling: borrowing NumberSpelling
    ) throws(TemplateError) -> SlotList {
        if let range = list.range { return .numbers(numbers(range, spelling: spelling)) }
        guard let entries = list.values else { return .freeText }
        var values: [SlotList.Value] = []
        for entry in entries {
            let attributes = (entry.context ?? [:]).compactMapValues { $0.texts.first }
            let value = entry.value?.slotValue ?? .text(entry.words)
            values.append(
                SlotList.Value(words: try TemplateReader.template(entry.words), value: value, attributes: attributes))
        }
        return .values(values)
    }

    private static func numbers(_ range: TemplateFile.List.Range, spelling: borrowing NumberSpelling) -> NumberRange {
        let whole = range.step ?? 1
        let parts: Double =
            switch range.fractions {
            case "halves": 2
            case "tenths": 10
            default: 1
            }
        var numbers = NumberRange(
            min(range.from, range.to)...max(range.from, range.to), step: whole / parts,
            multiplier: range.multiplier ?? 1)
        let count = Int(((numbers.bounds.upperBound - numbers.bounds.lowerBound) / numbers.step).rounded(.down))
        for place in 0...min(count, 2000) {
            let number = numbers.bounds.lowerBound + Double(place) * numbers.step
            numbers.words[number] = spelling.words(for: number)
        }
        return numbers
    }

    private static func values(_ names: [(String, [String: String])]) -> [SlotList.Value] {
        names.map { SlotList.Value(words: .text($0.0), value: .text($0.0), attributes: $0.1) }
    }
}
