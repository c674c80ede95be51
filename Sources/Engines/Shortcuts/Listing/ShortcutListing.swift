// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PropertyLists
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
        package var title: String
        /// What it is given: names of parameters, shortened, and values.
        package var parameters: [(name: String, value: String)]
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

    private static func title(of action: ShortcutAction, _ catalog: ActionCatalog) -> String {
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

    private static func parameters(of action: ShortcutAction) -> [(name: String, value: String)] {
        action.parameters.entries.filter { !unsaid.contains($0.key) }.map { entry in
            (name(entry.key), value(ParameterValue(entry.value.content), of: entry.key))
        }
    }

    /// Conditions are numbers in the format, and words for a person.
    private static func value(_ value: ParameterValue, of key: String) -> String {
        if key == "WFCondition", case .number(let number) = value,
            let kind = Int(exactly: number).flatMap({ Comparison.Kind(rawValue: $0) })
        {
            return kind.words
        }
        return ListedValue.text(of: value)
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

/// What an action is given, in a few words.
enum ListedValue {
    static func text(of value: ParameterValue) -> String {
        switch value {
        case .text(let template): return text(of: template)
        case .number(let number): return Number(number).text
        case .boolean(let value): return value ? "yes" : "no"
        case .date(let date): return date.formatted(.iso8601)
        case .data(let data): return "\(data.count) bytes"
        case .variable(let variable): return text(of: variable)
        case .list(let values): return values.map { text(of: $0) }.joined(separator: ", ")
        case .dictionary(let rows):
            return "{" + rows.map { "\(text(of: $0.key)): \(text(of: $0.value))" }.joined(separator: ", ") + "}"
        case .quantity(let quantity):
            return [quantity.magnitude.map { text(of: $0) } ?? "", quantity.unit].joined(separator: " ")
        case .record: return "…"
        }
    }

    private static func text(of template: TextTemplate) -> String {
        template.segments.map { segment in
            switch segment {
            case .text(let text): text
            case .variable(let variable): text(of: variable)
            }
        }.joined()
    }

    /// `‹Name›`, with what is made of it behind it: `‹Dictionary.key›`.
    private static func text(of variable: VariableReference) -> String {
        let name =
            switch variable.source {
            case .output(_, let name): name ?? "Output"
            case .named(let name): name
            case .shortcutInput: "Shortcut Input"
            case .actionInput: "Input"
            case .currentDate: "Current Date"
            case .clipboard: "Clipboard"
            case .askEachTime: "Ask Each Time"
            case .deviceDetails: "Device Details"
            case .unknown(let type): type
            }
        let steps = variable.aggrandizements.map { step in
            switch step {
            case .coercion(let kind): " as \(kind.replacing("WF", with: "").replacing("ContentItem", with: ""))"
            case .dictionaryKey(let key): ".\(key)"
            case .property(let name): " → \(name)"
            case .dateFormat(let choice): " in \(choice.dateStyle)"
            case .unknown: ""
            }
        }
        return "‹\(name)\(steps.joined())›"
    }
}
