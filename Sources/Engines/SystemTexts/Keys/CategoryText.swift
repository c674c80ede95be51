// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The standard wording of what an intent of some kind does: the question
/// before, the button that agrees, the word when it is done.
package struct CategoryText: TextKey {
    package static let table = "Categories"

    /// The categories and verbs of the definition format that have words of their own.
    package enum Kind: String, CaseIterable, Sendable {
        case generic, order, book, buy, run, open, view, start, startnavigation, send, post, create, add, search
        case download, set, request, toggle, checkin

        /// The verb decides, else the category; what has no words reads as `generic`.
        package init(category: String, verb: String?) {
            self = verb.flatMap(Self.init(name:)) ?? Self(name: category) ?? .generic
        }

        private init?(name: String) {
            let name = name.lowercased()
            self.init(rawValue: Self.synonyms[name] ?? name)
        }

        private static let synonyms = [
            "information": "view", "check": "view", "get": "view", "navigation": "startnavigation", "share": "send",
            "find": "search", "filter": "search",
        ]
    }

    /// What the words are for.
    package enum Part: String, CaseIterable, Sendable {
        case question, agree, done
    }

    package let kind: Kind
    package let part: Part

    package init(_ kind: Kind, _ part: Part) {
        self.kind = kind
        self.part = part
    }

    package init?(rawValue: String) {
        guard let found = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
        self = found
    }

    package var rawValue: String { "\(kind.rawValue).\(part.rawValue)" }

    package static let allCases = Kind.allCases.flatMap { kind in Part.allCases.map { Self(kind, $0) } }
}
