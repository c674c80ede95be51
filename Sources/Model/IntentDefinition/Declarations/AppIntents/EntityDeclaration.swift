// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What a type that is an App Entity says of itself, beyond what an object type of a definition file could say.
package struct EntityDeclaration: Hashable, Codable, Sendable {
    /// What can be asked of an entity's query.
    package enum Ability: String, Codable, Sendable, CaseIterable {
        /// Which to choose from.
        case suggest
        /// Which a text means.
        case search
        /// All there are.
        case enumerate
        /// Which have properties of some kind.
        case filter
    }

    /// A property by which entities are found, and how it may be compared.
    package struct Filter: Hashable, Codable, Sendable {
        package var property: String
        /// By the names of Apple's comparators, such as `EqualTo`, `Contains`.
        package var comparators: [String]

        package init(property: String, comparators: [String]) {
            self.property = property
            self.comparators = comparators
        }
    }

    /// What the action says of itself that finds them, as `findIntentDescription` has it.
    package struct FindWords: Hashable, Codable, Sendable {
        package var summary: LocalizableText
        /// The group in which it is listed, in the app's own words.
        package var category: LocalizableText?
        /// More words by which it is found.
        package var keywords: [LocalizableText]
        /// What it calls that which it finds.
        package var resultName: LocalizableText?

        package init(
            _ summary: LocalizableText, category: LocalizableText? = nil, keywords: [LocalizableText] = [],
            resultName: LocalizableText? = nil
        ) {
            self.summary = summary
            self.category = category
            self.keywords = keywords
            self.resultName = resultName
        }
    }

    package var place: SourcePlace
    package var mangledName: String
    /// How a number of them is said, with `%lld` for the number; nil if the source does not say.
    package var numericFormat: LocalizableText?
    /// The runtime's name of the query's type; nil for an entity that nobody looks up.
    package var query: String?
    /// Each once, in the order of the cases.
    package var abilities: [Ability] = []
    package var filters: [Filter] = []
    /// The properties by which they are put in order.
    package var sortings: [String] = []
    /// What the action says of itself that finds them; nil for nothing.
    package var findWords: FindWords?
    /// Whether it goes to the index of what is searched.
    package var isIndexed = false

    package init(at place: SourcePlace, mangledName: String) {
        self.place = place
        self.mangledName = mangledName
    }

    /// Whether there is an action that finds them by their properties.
    package var isFound: Bool { query != nil && (abilities.contains(.filter) || abilities.contains(.enumerate)) }
}
