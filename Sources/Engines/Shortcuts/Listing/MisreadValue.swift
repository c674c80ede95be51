// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PropertyLists
package import Sentences
package import ShortcutDocument

/// What stands in a shortcut's file and its action does not understand.
package enum MisreadValue: Hashable, Sendable {
    /// None of the values that can be chosen: the run ends when it comes to it.
    case unknownChoice(String)
    /// What stands under a name that is not read.
    case misplaced(key: String, rightKey: String)

    /// All of a shortcut, in the order of its actions: a sentence each, lower case, without a full stop.
    package static func sentences(in document: ShortcutDocument, actions catalog: ActionCatalog) -> [Sentence] {
        zip(1..., document.actions).flatMap { number, action in
            values(of: action, catalog).map { $0.sentence(action: number, title: catalog.title(of: action)) }
        }
    }

    private func sentence(action number: Int, title: Sentence) -> Sentence {
        switch self {
        case .unknownChoice(let value):
            "action \(number), ‘\(title)’, has ‘\(value)’, which is not one of its choices; the run will stop there"
        case .misplaced(let key, let rightKey):
            "action \(number), ‘\(title)’, ignores the value for ‘\(key)’, which belongs to ‘\(rightKey)’"
        }
    }

    private static func values(of action: ShortcutAction, _ catalog: ActionCatalog) -> [MisreadValue] {
        if action.identifier == ActionCatalog.condition { return conditions(of: action).map { .unknownChoice($0) } }
        let parameters = catalog.definition(of: action)?.parameters ?? []
        return parameters.flatMap { parameter -> [MisreadValue] in
            guard let value = action.value(parameter.key) else { return [] }
            if let rightKey = parameter.rightKey { return [.misplaced(key: parameter.key, rightKey: rightKey)] }
            guard let choices = parameter.choices else { return [] }
            return texts(of: value).filter { !$0.isEmpty && choices.value(named: $0) == nil }
                .map { .unknownChoice(String($0.prefix(longestValue))) }
        }
    }

    private static let longestValue = 60

    /// What stands there without a variable.
    private static func texts(of value: ParameterValue) -> [String] {
        switch value {
        case .text(let template): template.constant.map { [$0] } ?? []
        case .number(let number): [Number(number).text]
        case .list(let values): values.flatMap { texts(of: $0) }
        case .boolean, .date, .data, .variable, .dictionary, .quantity, .record: []
        }
    }

    /// The comparisons of an if that are not known.
    private static func conditions(of action: ShortcutAction) -> [String] {
        guard action.block?.mark != .end else { return [] }
        var rows = [action.parameters]
        if case .record(let record)? = action.value("WFConditions") {
            rows += ((record.dictionary("Value") ?? record).array("WFActionParameterFilterTemplates") ?? [])
                .compactMap(\.content.dictionary)
        }
        return rows.compactMap { row in
            guard let written = row["WFCondition"], ContentComparison.Kind(written) == nil else { return nil }
            let text = texts(of: ParameterValue(written)).first ?? ""
            return text.isEmpty ? nil : text
        }
    }
}
