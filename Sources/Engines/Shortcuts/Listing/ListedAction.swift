// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import PropertyLists
import Sentences
import ShortcutDocument

/// One action with what its parameters are for a person.
struct ListedAction {
    private let action: ShortcutAction
    private let parameters: [ParameterDefinition]
    private let values: ListedValue
    /// What the action before gave.
    private let previous: Sentence

    init(
        _ action: ShortcutAction, parameters: [ParameterDefinition], values: ListedValue, previous: Sentence
    ) {
        self.action = action
        self.parameters = parameters
        self.values = values
        self.previous = previous
    }

    /// What stands in the slots of a sentence, by the keys of all parameters.
    var slots: [String: ListedSentence.Slot] {
        var slots = Dictionary(
            parameters.map { ($0.key, slot($0, ParameterWords.words(for: $0.key))) }
        ) { first, _ in first }
        for key in slots.keys where !counts(key, slots) { slots[key]?.isTold = false }
        if action.block != nil { tellComparison(in: &slots) }
        return slots
    }

    /// What is set and counts and has no slot that is shown.
    func details(_ slots: [String: ListedSentence.Slot], besides shown: Set<String>) -> [(
        name: Sentence, value: Sentence
    )] {
        let repeated = Set(shown.flatMap { ParameterWords.words(for: $0).others })
        return parameters.compactMap { parameter in
            let words = ParameterWords.words(for: parameter.key)
            guard let slot = slots[parameter.key], slot.isTold, !shown.contains(parameter.key),
                !repeated.contains(parameter.key), !words.options.contains(.quiet)
            else { return nil }
            return (words.label, slot.value)
        }
    }

    /// The keys that are no parameters of the action, and that do not tie actions together or arrange the editor.
    var unread: [String] {
        let known = Set(parameters.flatMap { [$0.key] + ParameterWords.words(for: $0.key).others })
        return action.parameters.entries.map(\.key).filter { key in
            !known.contains(key) && !Self.tying.contains(key) && !key.hasPrefix("Show-")
                && !key.hasPrefix("WFSerialization")
        }
    }

    private static let tying = IntentAction.reserved.union([
        "WFConditionalLegacyComparisonBehavior", "WFMenuItemAttributedTitle", "WFMenuItemTitle", "IntentAppIdentifier",
    ])

    /// Whether all conditions of a parameter hold; one on a parameter that the action lacks does.
    private func counts(_ key: String, _ slots: [String: ListedSentence.Slot]) -> Bool {
        ParameterWords.words(for: key).conditions.allSatisfy { condition in
            guard let slot = slots[condition.key] else { return true }
            return slot.choice == nil || condition.holds(for: slot.choice)
        }
    }

    // MARK: - Slots

    private func slot(_ parameter: ParameterDefinition, _ words: ParameterWords) -> ListedSentence.Slot {
        let written = value(of: parameter.key, words)
        if let written, !(isEmpty(written) && words.standard != nil) {
            let choice = choice(written, parameter)
            let value = choice.flatMap { self.words(of: $0, parameter, words) } ?? listed(written, words)
            let isStandard = choice != nil && choice == words.standard
            return .init(value: value, choice: choice, isTold: !isEmpty(written) && !isStandard)
        }
        if let standard = words.standard {
            let value = self.words(of: standard, parameter, words) ?? Sentence(verbatim: standard)
            return .init(value: value, choice: standard, isTold: false)
        }
        let value = words.options.contains(.input) ? previous : words.label
        return .init(value: value, choice: "", isTold: false)
    }

    /// What the file has for a parameter, also under another version's name for it.
    private func value(of key: String, _ words: ParameterWords) -> ParameterValue? {
        if let value = action.value(key) { return value }
        for other in words.others {
            let isOwn = parameters.contains {
                $0.key == other && !ParameterWords.words(for: other).options.contains(.quiet)
            }
            if !isOwn, let value = action.value(other) { return value }
        }
        return nil
    }

    private func isEmpty(_ value: ParameterValue) -> Bool {
        switch value {
        case .text(let template): template.segments.isEmpty
        case .list(let elements): elements.isEmpty
        case .dictionary(let rows): rows.isEmpty
        case .number, .boolean, .date, .data, .variable, .quantity, .record: false
        }
    }

    /// A value as a file writes it; nil if only the run will know it.
    private func choice(_ value: ParameterValue, _ parameter: ParameterDefinition) -> String? {
        switch value {
        case .text(let template): template.constant
        case .boolean(let isOn): isOn ? "yes" : "no"
        case .number(let number):
            parameter.isSwitch ? (number != 0 ? "yes" : "no") : Number(number).text
        case .list(let elements):
            elements.isEmpty ? "" : nil
        case .date, .data, .variable, .dictionary, .quantity, .record: nil
        }
    }

    /// The words of a choice, of a switch, and of what the format has in English; nil if a person wrote the value.
    private func words(of choice: String, _ parameter: ParameterDefinition, _ words: ParameterWords) -> Sentence? {
        if words.options.contains(.switch) { return choice == "no" ? "off" : "on" }
        if parameter.isSwitch { return choice == "no" ? "no" : "yes" }
        if let listed = parameter.choices?.value(named: choice) { return Sentence(stringLiteral: listed) }
        if choice == words.standard { return Sentence(stringLiteral: choice) }
        return words.options.contains(.named) ? FormatName.sentence(of: choice) : nil
    }

    private func listed(_ value: ParameterValue, _ words: ParameterWords) -> Sentence {
        switch (words.key, value) {
        case ("WFContentItemFilter", .record(let record)):
            ListedComparison(values: values).sentence(ofFilter: record)
        case ("WFConditions", .record(let record)):
            ListedComparison(values: values).sentence(ofConditions: record)
        default: values.phrase(of: value)
        }
    }

    // MARK: - Blocks

    /// An if says how it compares in words, and only what it compares with.
    private func tellComparison(in slots: inout [String: ListedSentence.Slot]) {
        guard slots["WFCondition"] != nil else { return }
        let kind = ContentComparison.Kind(condition: action.parameters)
        slots["WFCondition"]?.value = kind.words
        let told = ListedComparison.keys(of: kind, in: action.parameters)
        for key in slots.keys where key != "WFConditions" { slots[key]?.isTold = told.contains(key) }
    }
}
