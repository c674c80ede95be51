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

    package private(set) var lines: [Line] = []

    package init(_ document: ShortcutDocument, actions catalog: ActionCatalog) {
        var depth = 0
        for (number, action) in zip(1..., document.actions) {
            let mark = action.block?.mark
            if mark == .middle || mark == .end { depth = max(0, depth - 1) }
            lines.append(
                Line(
                    number: number, depth: depth, title: Self.title(of: action, catalog),
                    parameters: Self.parameters(of: action), isKnown: catalog.has(action.identifier)))
            if mark == .begin || mark == .middle { depth += 1 }
        }
    }

    private static func title(of action: ShortcutAction, _ catalog: ActionCatalog) -> Sentence {
        let title = catalog.title(of: action)
        switch action.block?.mark {
        case .middle?:
            if let item = action.parameters.string("WFMenuItemTitle") { return "Case ‘\(item)’" }
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

    private static func parameters(of action: ShortcutAction) -> [(name: Sentence, value: Sentence)] {
        action.parameters.entries.filter { !unsaid.contains($0.key) }.map { entry in
            (FormatName.sentence(of: name(entry.key)), value(ParameterValue(entry.value.content), of: entry.key))
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
