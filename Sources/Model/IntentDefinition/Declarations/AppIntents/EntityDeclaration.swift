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

    package var place: SourcePlace
    package var mangledName: String
    /// The runtime's name of the query's type; nil for an entity that nobody looks up.
    package var query: String?
    /// Each once, in the order of the cases.
    package var abilities: [Ability] = []
    package var filters: [Filter] = []
    /// The properties by which they are put in order.
    package var sortings: [String] = []
    /// What the action is called that finds them; nil for the usual words.
    package var findTitle: LocalizableText?
    /// Whether it goes to the index of what is searched.
    package var isIndexed = false

    package init(at place: SourcePlace, mangledName: String) {
        self.place = place
        self.mangledName = mangledName
    }
}
