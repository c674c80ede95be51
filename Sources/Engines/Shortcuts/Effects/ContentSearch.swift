// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Which things of an app a step wants to find, as its file has it: the app alone knows which properties there are.
package struct ContentSearch: Codable, Sendable {
    /// A comparison of a property.
    package struct Term: Codable, Sendable {
        package var property: String
        /// By the name that Apple's queries have for it, such as `EqualTo`; those that none has are called alike.
        package var comparator: String
        /// What it is compared with: nothing, two of a range, or else one; that may be there in several kinds, of which
        /// the first that fits is meant.
        package var values: [Content]
    }

    /// In what order things come.
    package enum Order: Codable, Sendable {
        case asGiven
        case random
        /// Of a property.
        case by(String, isDescending: Bool)
    }

    package var terms: [Term] = []
    /// Whether one comparison is enough.
    package var isAny = false
    package var order = Order.asGiven
    /// Nil for all.
    package var limit: Int?

    package init(isAny: Bool = false, limit: Int? = nil) {
        self.isAny = isAny
        self.limit = limit
    }
}
