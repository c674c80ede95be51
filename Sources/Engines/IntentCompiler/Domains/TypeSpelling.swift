// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A Swift type as a domain's definition writes it, taken apart.
struct TypeSpelling: Hashable {
    /// As it stands in the definition: `[INPerson]?`.
    let text: String
    let isOptional: Bool
    let isArray: Bool

    init(_ text: String) {
        self.text = text
        isOptional = text.hasSuffix("?") || text.hasSuffix("!")
        let wrapped = isOptional ? String(text.dropLast()) : text
        isArray = wrapped.hasPrefix("[") && !wrapped.contains(":")
    }

    /// What a property of the type holds before it is set; nil where that is nothing.
    var initialValue: String? {
        guard !isOptional else { return nil }
        return isArray ? "[]" : ".blank"
    }
}
