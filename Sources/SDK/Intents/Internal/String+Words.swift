// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension String {
    /// Without the ending, where it has it and something remains.
    func droppingSuffix(_ suffix: String) -> String {
        hasSuffix(suffix) && count > suffix.count ? String(dropLast(suffix.count)) : self
    }

    /// `OrderPizza` as “Order Pizza”.
    var spelledOut: String {
        reduce(into: "") { text, character in
            if character.isUppercase, let last = text.last, !last.isUppercase {
                text.append(" ")
            }
            text.append(character)
        }
    }
}
