// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import PropertyLists
import Sentences
import ShortcutDocument

/// A step of an app's: its own summary with the values of the step, or what its intent is called and is given.
struct ListedIntent {
    let sentence: ListedSentence
    let details: [(name: Sentence, value: Sentence)]
    let isKnown: Bool

    /// - Parameter words: What the app calls it; nil if no app has it.
    init(_ action: ShortcutAction, values: ListedValue, words: IntentWords?) {
        let entries = action.parameters.entries.filter { !Self.unsaid.contains($0.key) }
        var slots: [String: ListedSentence.Slot] = [:]
        for (key, label) in words?.parameters ?? [:] {
            slots[key] = .init(value: Sentence(verbatim: label), choice: nil, isTold: false)
        }
        var written: [String: String] = [:]
        for entry in entries {
            let content = ParameterValue(entry.value.content)
            let constant = Self.constant(content)
            written[entry.key] = constant ?? ""
            let choice = constant.flatMap { words?.choices[entry.key]?[$0] }
            let value =
                if entry.key == "WFContentItemFilter", case .record(let record) = content {
                    ListedComparison(values: values).sentence(ofFilter: record)
                } else {
                    choice.map { Sentence(verbatim: $0) } ?? values.phrase(of: content)
                }
            slots[entry.key] = .init(value: value, choice: constant, isTold: true)
        }
        isKnown = words != nil
        let pieces = words.map { $0.summary(written) ?? [.words($0.title)] }
        sentence = ListedSentence(
            SlotTemplate(pieces: pieces ?? [.words(action.intent?.title ?? action.identifier)]), slots: slots)
        let shown = sentence.toldKeys
        details = entries.compactMap { entry in
            guard !shown.contains(entry.key), let slot = slots[entry.key] else { return nil }
            let label = words?.parameters[entry.key].map { Sentence(verbatim: $0) }
            return (label ?? ParameterWords.words(for: entry.key).label, slot.value)
        }
    }

    /// A value as code writes it; nil if only the run will know it.
    private static func constant(_ value: ParameterValue) -> String? {
        switch value {
        case .text(let text): text.constant
        case .boolean(let isOn): String(isOn)
        case .number(let number): Number(number).text
        case .date, .data, .variable, .list, .dictionary, .quantity, .record: nil
        }
    }

    /// Keys that describe the step itself and are not parameters of the intent.
    private static let unsaid = IntentAction.reserved
}
