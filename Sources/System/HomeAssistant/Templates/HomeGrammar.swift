// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Phrases

/// Home Assistant's templates of a language as a grammar, to which each home adds its names.
package struct HomeGrammar: Sendable {
    /// What the templates of one group stand for.
    package struct Meaning: Sendable {
        package var intent: String
        /// Slots that the wording fills by itself.
        package var slots: [String: TemplateValue]
        /// Whether the speaker's room must be known, and is meant.
        package var needsRoom: Bool
    }

    /// The meanings of readings: what the templates of each group stand for.
    package let meanings: [Meaning]
    /// Templates, rules and values of lists that can't be read; the grammar goes without them.
    package let problems: [TemplateError]
    private let templates: GrammarBuilder

    /// Compiles all of a file that can be read; the rest is among ``problems``.
    package init(_ file: TemplateFile) {
        var problems: [TemplateError] = []
        var rules: [String: PhraseTemplate] = [:]
        for (name, text) in file.expansionRules.sorted(by: { $0.key < $1.key }) {
            rules[name] = problems.keepingError { () throws(TemplateError) in try TemplateReader.template(text) }
        }
        var builder = GrammarBuilder(rules: rules)
        let spelling = NumberSpelling(language: file.language)
        for (name, list) in file.lists.sorted(by: { $0.key < $1.key }) {
            let list = Self.list(list, spelling: spelling, &problems)
            problems.keepingError { () throws(TemplateError) in try builder.add(list, named: name) }
        }
        let fillers = (file.skipWords ?? []) + FillerWords.words(of: file.language)
        problems.keepingError { () throws(TemplateError) in
            try Self.add(.empty, to: &builder)
            try builder.add(fillers: fillers.map { .text($0) })
        }
        let groups = file.intents.sorted { $0.key < $1.key }.flatMap { name, intent in intent.data.map { (name, $0) } }
        for (meaning, group) in groups.enumerated() { Self.add(group.1, meaning: meaning, to: &builder, &problems) }
        meanings = groups.map { Meaning(of: $0.1, in: $0.0) }
        self.problems = problems
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

    /// What a reading means to somebody in a room.
    ///
    /// - Parameter here: The speaker's room; nil if it is not known.
    /// - Returns: Nil if the room would have to be known.
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

    // MARK: Names

    private static func add(_ home: Home, to builder: inout GrammarBuilder) throws(TemplateError) {
        func value(_ name: String, _ attributes: [String: String] = [:]) -> SlotList.Value {
            let words = home.hasLiteralNames ? .text(name) : words(of: name)
            return SlotList.Value(words: words, value: .text(name), attributes: attributes)
        }
        let entities = home.entities.map { value($0.name, ["domain": $0.domain]) }
        try builder.add(.names(entities), named: "name", attributes: ["domain"])
        try builder.add(.values(home.areas.map { value($0.name) }), named: "area")
        try builder.add(.values(home.floors.map { value($0) }), named: "floor")
    }

    /// A name may be written as a template, such as `[the] kitchen (light|lamp)`; any other is said as is.
    private static func words(of name: String) -> PhraseTemplate {
        guard let template = try? TemplateReader.template(name), template.isNeverSilent else { return .text(name) }
        return template
    }

    // MARK: Templates and lists

    private static func add(
        _ group: TemplateFile.Group, meaning: Int, to builder: inout GrammarBuilder, _ problems: inout [TemplateError]
    ) {
        let admitted = (group.requiresContext ?? [:]).mapValues(\.texts).filter { !$0.value.isEmpty }
        for sentence in group.sentences {
            problems.keepingError { () throws(TemplateError) in
                let template = try TemplateReader.template(sentence)
                try builder.add(template, text: sentence, meaning: meaning, admitting: admitted)
            }
        }
    }

    private static func list(
        _ list: TemplateFile.List, spelling: borrowing NumberSpelling, _ problems: inout [TemplateError]
    ) -> SlotList {
        if let range = list.range { return .numbers(NumberRange(range, spelling: spelling)) }
        guard let entries = list.values else { return .freeText }
        var values: [SlotList.Value] = []
        for entry in entries {
            let words = problems.keepingError { () throws(TemplateError) in try TemplateReader.template(entry.words) }
            guard let words else { continue }
            values.append(
                SlotList.Value(
                    words: words, value: entry.value?.slotValue ?? .text(entry.words),
                    attributes: (entry.context ?? [:]).compactMapValues { $0.texts.first }))
        }
        return .values(values)
    }
}

extension HomeGrammar.Meaning {
    fileprivate init(of group: TemplateFile.Group, in intent: String) {
        self.init(intent: intent, slots: group.slots ?? [:], needsRoom: group.requiresContext?["area"] != nil)
    }
}

extension [TemplateError] {
    /// Takes what is wrong with a template for a reason to go without it.
    @discardableResult fileprivate mutating func keepingError<Value>(
        _ read: () throws(TemplateError) -> Value
    ) -> Value? {
        do throws(TemplateError) {
            return try read()
        } catch {
            append(error)
            return nil
        }
    }
}

extension NumberRange {
    fileprivate init(_ range: TemplateFile.List.Range, spelling: borrowing NumberSpelling) {
        let parts: Double =
            switch range.fractions {
            case "halves": 2
            case "tenths": 10
            default: 1
            }
        self.init(
            min(range.from, range.to)...max(range.from, range.to), step: (range.step ?? 1) / parts,
            multiplier: range.multiplier ?? 1)
        let count = Int(min(2000, ((bounds.upperBound - bounds.lowerBound) / step).rounded(.down)))
        for place in 0...max(0, count) {
            let number = bounds.lowerBound + Double(place) * step
            words[number] = spelling.words(for: number)
        }
    }
}
