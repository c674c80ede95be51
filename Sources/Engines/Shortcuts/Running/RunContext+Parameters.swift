// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import ShortcutDocument

extension RunContext {
    /// A text; the standard one where the parameter is missing or empty.
    func text(_ operand: Operand?, default standard: String) -> String {
        guard let operand else { return standard }
        let text = text(operand)
        return text.isEmpty ? standard : text
    }

    /// A number that is finite; the standard one where the parameter is missing or none.
    func number(_ operand: Operand?, default standard: Double) -> Double {
        guard let number = operand.flatMap({ number($0) })?.double, number.isFinite else { return standard }
        return number
    }

    /// A yes or no; the standard one where the parameter is missing or nothing.
    func flag(_ operand: Operand?, default standard: Bool) -> Bool {
        operand.flatMap { content($0).first }.map { coercion.boolean($0) } ?? standard
    }

    /// What is meant where a text is nothing but one variable: what that is, and not a text of it.
    func wholeContent(_ operand: Operand) -> Content {
        if case .template(let pieces) = operand, pieces.count == 1 { return content(pieces[0]) }
        return content(operand)
    }

    /// Keys and values; nothing where the parameter is missing or has none.
    func dictionary(_ operand: Operand?) -> ContentDictionary {
        operand.flatMap { wholeContent($0).first }.flatMap { coercion.dictionary($0) } ?? ContentDictionary()
    }
}
