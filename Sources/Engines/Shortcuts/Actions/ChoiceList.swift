// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Sentences

/// The values that a parameter may be chosen from.
package struct ChoiceList: Sendable {
    package let values: [String]
    /// What is meant where a file says nothing.
    package let standard: String
    /// The values by how they are compared, and what else stands for them.
    private let names: [String: String]

    init(_ values: [String], standard: String, spellings: [String: String]) {
        self.values = values
        self.standard = standard
        let own = values.map { (Self.plain($0), $0) }
        names = Dictionary(own + spellings.map { (Self.plain($0.key), $0.value) }) { first, _ in first }
    }

    /// The value that a text names, whatever its capitals and the point at its end; nil if there is none.
    package func value(named text: String) -> String? { names[Self.plain(text)] }

    private static func plain(_ text: String) -> String {
        let words = text.lowercased().trimmingCharacters(in: .whitespacesAndNewlines)
        return words.hasSuffix(".") && words.contains(where: \.isLetter) ? String(words.dropLast()) : words
    }
}

/// What is chosen for a parameter, once a run is there.
struct ChosenValue: Sendable {
    let list: ChoiceList
    /// What is meant where nothing is chosen.
    let standard: String
    let operand: Operand?
    /// One of the values of the list, where the file says which; nil if only a run can tell.
    private let fixed: String?

    init(list: ChoiceList, standard: String, operand: Operand?) {
        (self.list, self.standard, self.operand) = (list, standard, operand)
        if let operand {
            guard case .constant(.one(let item)) = operand, case .text(let text) = item.value else {
                fixed = nil
                return
            }
            fixed = text.isEmpty ? standard : list.value(named: text)
        } else {
            fixed = standard
        }
    }

    /// The same where something else stands in the file.
    func with(_ operand: Operand) -> ChosenValue { ChosenValue(list: list, standard: standard, operand: operand) }

    /// One of the values of the list; throws where something else was chosen.
    func value(in context: RunContext) throws(ShortcutFailure) -> String {
        if let fixed { return fixed }
        let text = context.text(operand, default: "")
        return text.isEmpty ? standard : try value(named: text)
    }

    /// All that are chosen, where several can be; none where the file says nothing.
    func values(in context: RunContext) throws(ShortcutFailure) -> [String] {
        var values: [String] = []
        for text in operand.map({ context.texts($0) }) ?? [] { values.append(try value(named: text)) }
        return values
    }

    private func value(named text: String) throws(ShortcutFailure) -> String {
        if let value = list.value(named: text) { return value }
        throw ShortcutFailure(
            "‘\(String(text.prefix(60)))’ is not one of its choices",
            remedy: "choose one of these: \(list.values.joined(separator: ", "))")
    }
}
