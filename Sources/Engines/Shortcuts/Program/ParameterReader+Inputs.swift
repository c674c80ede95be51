// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import ShortcutDocument

extension ParameterReader {
    /// What the action works on, where it goes by one of several names; the first one that the file has is taken, and
    /// where it has none, what the action before gave.
    package mutating func input(_ keys: String...) -> Operand {
        for key in keys + ["WFVariable"] {
            if let operand = operand(key) { return operand }
        }
        return input("WFInput")
    }

    /// A parameter that has a form of its own in the file; nil if it has none or another.
    package func record(_ key: String) -> ShortcutDictionary? {
        guard case .record(let record)? = action.value(key) else { return nil }
        return record
    }
}
