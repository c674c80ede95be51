// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A Swift type as a domain's definition writes it, taken apart: `[INPerson]?`.
package struct TypeSpelling: Hashable, Sendable {
    /// One value, never optional: `INPerson`.
    package let element: String
    package let isOptional: Bool
    /// Whether it is an array.
    package let isArray: Bool
    /// Whether it is a set.
    package let isSet: Bool

    package init(_ text: String) {
        isOptional = text.hasSuffix("?") || text.hasSuffix("!")
        let whole = isOptional ? text.dropLast() : text[...]
        isArray = whole.hasPrefix("[") && !whole.contains(":")
        isSet = whole.hasPrefix("Set<")
        let opening = isSet ? "Set<".count : isArray ? 1 : 0
        element = String(opening > 0 ? whole.dropFirst(opening).dropLast() : whole)
    }
}
