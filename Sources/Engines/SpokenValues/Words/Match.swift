// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Something that was read, in tokens.
struct Match<Value> {
    /// What was read.
    var value: Value
    /// The token after it.
    var end: Int
    /// Why something else may be meant.
    var doubt: SpokenDoubt?
}

extension Sequence {
    /// The first value that an element has.
    func firstValue<Value>(_ value: (Element) -> Value?) -> Value? {
        for element in self {
            if let value = value(element) { return value }
        }
        return nil
    }
}
