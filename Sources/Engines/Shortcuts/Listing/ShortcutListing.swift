// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import PropertyLists
package import Sentences
package import ShortcutDocument

/// A shortcut as one reads it: each action a sentence, blocks indented, variables by their names.
package struct ShortcutListing: Sendable {
    /// One action.
    package struct Line: Sendable {
        /// From 1.
        package var number: Int
        /// In how many blocks it stands.
        package var depth: Int
        /// What the action does with what it is given.
        package var sentence: ListedSentence
        /// What it is given besides, by the labels of its parameters.
        package var details: [(name: Sentence, value: Sentence)]
        /// The keys of what the file has for it that nothing reads.
        package var unread: [String] = []
        /// Whether the action is there.
        package var isKnown: Bool
    }

    /// As many characters of a value are listed, and as many values of an action: more is shown nowhere, and a few hundred
    /// bytes can stand for very much more.
    private static let (valueRoom, valueCount) = (1_000, 64)

    package private(set) var lines: [Line] = []
    private let catalog: ActionCatalog
    private let values: ListedValue
    private let words: @Sendable (IntentStep.Target) -> IntentWords?

    /// - Parameters:
    ///   - limit: How many actions are listed.
    ///   - words: Gives what an installed app calls an intent; nil for one that no app has.
    package init(
        _ document: ShortcutDocument, actions catalog: ActionCatalog, limit: Int = .max,
        words: @escaping @Sendable (IntentStep.Target) -> IntentWords? = { _ in nil }
    ) {
        self.catalog = catalog
        self.words = words
        values = ListedValue(outputs: OutputNames(document.actions, catalog))
        var depth = 0
        var previous: Sentence = "«\("Shortcut Input" as Sentence)»"
        for (number, action) in zip(1..., document.actions.prefix(limit)) {
            if Task.isCancelled { return }
            let mark = action.block?.mark
            if mark == .middle || mark == .end { depth = max(0, depth - 1) }
            lines.append(line(number, depth, Self.beginning(of: action), after: previous))
            if mark == .begin || mark == .middle { depth += 1 }
            previous =
                mark == nil ? "the \(OutputNames.name(of: action, catalog)) above" : "the result above"
        }
    }

    private static func beginning(of action: ShortcutAction) -> ShortcutAction {
        var action = action
        action.identifier = action.identifier.beginning(valueRoom)
        action.parameters.entries = action.parameters.entries.prefix(valueCount).map { entry in
            var entry = entry
            entry.key = entry.key.beginning(valueRoom)
            entry.value.content = entry.value.content.beginning(valueRoom)
            return entry
        }
        return action
    }

    private func line(_ number: Int, _ depth: Int, _ action: ShortcutAction, after previous: Sentence) -> Line {
        func line(
            _ sentence: ListedSentence, _ details: [(name: Sentence, value: Sentence)] = [], isKnown: Bool = true
        ) -> Line {
            Line(number: number, depth: depth, sentence: sentence, details: details, isKnown: isKnown)
        }
        guard let parameters = catalog.parameters(of: action.identifier) else {
            let intent = ListedIntent(action, values: values, words: action.intent.flatMap(words))
            return line(intent.sentence, intent.details, isKnown: intent.isKnown)
        }
        let listed = ListedAction(action, parameters: parameters, values: values, previous: previous)
        let slots = listed.slots
        if let block = action.block, ActionCatalog.isBlock(action.identifier) {
            return line(ListedSentence(ActionSummaries.sentence(ofBlock: action, block.mark), slots: slots))
        }
        let sentence = ListedSentence(
            ActionSummaries[action.identifier]?.summary.sentence ?? catalog.title(of: action), slots: slots)
        var result = line(sentence, listed.details(slots, besides: sentence.toldKeys))
        result.unread = listed.unread
        return result
    }
}
