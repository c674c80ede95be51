// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PropertyLists
package import Sentences
package import ShortcutDocument

/// A shortcut as one reads it: each action on a line, blocks indented, variables by their names.
package struct ShortcutListing: Sendable {
    /// One action.
    package struct Line: Sendable {
        /// From 1.
        package var number: Int
        /// In how many blocks it stands.
        package var depth: Int
        /// What the action is called, or what mark of a block it is.
        package var title: Sentence
        /// What it is given: names of parameters, shortened, and values.
        package var parameters: [(name: Sentence, value: Sentence)]
        /// Whether the action is there.
        package var isKnown: Bool
    }

    /// As many characters of a value are listed, and as many values of an action: more is shown nowhere, and a few hundred
    /// bytes can stand for very much more.
    private static let (valueRoom, valueCount) = (1_000, 64)

    package private(set) var lines: [Line] = []

    /// - Parameters:
    ///   - limit: How many actions are listed.
    ///   - words: Gives what an installed app calls an intent; nil for one that no app has.
    package init(
        _ document: ShortcutDocument, actions catalog: ActionCatalog, limit: Int = .max,
        words: (IntentStep.Target) -> IntentWords? = { _ in nil }
    ) {
        var depth = 0
        for (number, action) in zip(1..., document.actions.prefix(limit)) {
            if Task.isCancelled { return }
            let mark = action.block?.mark
            if mark == .middle || mark == .end { depth = max(0, depth - 1) }
            let isOwn = catalog.has(action.identifier)
            let intent = isOwn ? nil : action.intent.flatMap(words)
            lines.append(
                Line(
                    number: number, depth: depth,
                    title: intent.map { Sentence(verbatim: $0.title) } ?? Self.title(of: action, catalog),
                    parameters: Self.parameters(of: action, intent), isKnown: isOwn || intent != nil))
            if mark == .begin || mark == .middle { depth += 1 }
        }
    }

    private static func title(of action: ShortcutAction, _ catalog: ActionCatalog) -> Sentence {
        let title = catalog.title(of: action)
        switch action.block?.mark {
        case .middle?:
            if let item = action.parameters.string("WFMenuItemTitle") {
                return "Case ‘\(item.beginning(valueRoom))’"
            }
            return action.parameters["WFCondition"] == nil ? "Otherwise" : "Otherwise If"
        case .end?: return "End \(title)"
        default: return title
        }
    }

    /// What only ties actions together, or was said by the title.
    private static let unsaid: Set = [
        "UUID", "GroupingIdentifier", "WFControlFlowMode", "CustomOutputName", "WFMenuItemTitle",
        "WFMenuItemAttributedTitle", "WFConditionalLegacyComparisonBehavior",
    ]

    /// What says which intent an action is, and is said by its title where that is known.
    private static let unsaidOfIntents: Set = ["AppIntentDescriptor", "IntentAppDefinition"]

    private static func parameters(
        of action: ShortcutAction, _ intent: IntentWords?
    ) -> [(name: Sentence, value: Sentence)] {
        let entries = action.parameters.entries.filter { entry in
            !unsaid.contains(entry.key) && (intent == nil || !unsaidOfIntents.contains(entry.key))
        }
        return entries.prefix(valueCount).map { entry in
            let content = ParameterValue(entry.value.content.beginning(valueRoom))
            let name = intent?.parameters[entry.key].map { Sentence(verbatim: $0) }
            let choice = intent?.choices[entry.key].flatMap { choices in
                if case .text(let text) = content { text.constant.flatMap { choices[$0] } } else { nil }
            }
            return (
                name ?? FormatName.sentence(of: self.name(entry.key.beginning(valueRoom))),
                choice.map { Sentence(verbatim: $0) } ?? value(content, of: entry.key)
            )
        }
    }

    /// Conditions are numbers in the format, and words for a person.
    private static func value(_ value: ParameterValue, of key: String) -> Sentence {
        if key == "WFCondition", case .number(let number) = value,
            let kind = Int(exactly: number).flatMap({ Comparison.Kind(rawValue: $0) })
        {
            return kind.words
        }
        return ListedValue.sentence(of: value)
    }

    /// `WFTextActionText` as `Text Action Text`.
    private static func name(_ key: String) -> String {
        var name = ""
        for character in key.hasPrefix("WF") ? key.dropFirst(2) : key[...] {
            if character.isUppercase, let last = name.last, last.isLowercase { name += " " }
            name.append(character)
        }
        return name
    }
}
