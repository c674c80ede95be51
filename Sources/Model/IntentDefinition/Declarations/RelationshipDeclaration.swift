// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A parameter that only counts while another one has a certain value.
package struct RelationshipDeclaration: Hashable, Codable, Sendable {
    /// What the parent's value has to be.
    package enum Predicate: Hashable, Codable, Sendable {
        case hasAnyValue
        case booleanIs(Bool)
        /// The name of an enumeration's case.
        case enumIs(String)
    }

    /// Missing in one real file: the relationship then never holds back the parameter.
    package var parent: String?
    package var predicate: Predicate

    package init(parent: String?, predicate: Predicate) {
        self.parent = parent
        self.predicate = predicate
    }
}
