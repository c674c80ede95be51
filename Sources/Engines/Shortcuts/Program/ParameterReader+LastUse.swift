// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import PropertyLists
import ShortcutDocument

extension ParameterReader {
    /// How many of the actions behind it are looked at.
    private static let farthest = 8

    /// Whether nothing reads what an input is where it is kept, once the action has read it.
    ///
    /// That is so for what the action before gave, and for a variable that one of the next actions sets before any of
    /// them names it: changing a dictionary and keeping it under its name again.
    func isLastUse(of input: Operand) -> Bool {
        guard case .variable(let place, let aggrandizements) = input, aggrandizements.isEmpty else { return false }
        switch place {
        case .previous: return true
        case .named(let place): return name(ofVariable: place).map { isSet($0) } ?? false
        case .output, .shortcutInput, .currentDate, .supplied, .nowhere: return false
        }
    }

    /// Whether a variable is set before it is read, without a mark of a block on the way.
    private func isSet(_ name: String) -> Bool {
        for action in following.prefix(Self.farthest) {
            guard action.block == nil else { return false }
            if action.identifier == "is.workflow.actions.setvariable",
                action.parameters.string("WFVariableName") == name
            {
                return !(action.parameters["WFInput"].map { Self.mentions(name, $0) } ?? false)
            }
            if action.parameters.entries.contains(where: { Self.mentions(name, $0.value.content) }) { return false }
        }
        return false
    }

    private static func mentions(_ name: String, _ value: PropertyListNode.Content) -> Bool {
        switch value {
        case .string(let text): text == name
        case .array(let elements): elements.contains { mentions(name, $0.content) }
        case .dictionary(let entries): entries.contains { mentions(name, $0.value.content) }
        case .integer, .large, .real, .boolean, .date, .data: false
        }
    }
}
