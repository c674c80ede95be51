// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// What one of SiriKit's own domains offers: its intents, and the types they speak of.
///
/// The same kind of thing as a ``DefinitionFile``, for the intents that Apple's framework brings along. Their classes
/// have shapes that no editor of definition files makes, so every property and initializer stands here as Swift has
/// it; the files are the source of both the framework's classes and of what the system knows about them.
package struct DomainDefinition: Hashable, Sendable, Codable {
    /// Such as `Messages`; also the name of the domain's tables of texts and phrases.
    package var domain: String
    /// The protocol that unites the handling protocols of the domain, where it has one.
    package var handling: DomainHandling?
    package var intents: [DomainIntent]?
    package var values: [DomainValue]?
    package var enumerations: [DomainEnumeration]?
    package var options: [DomainOptions]?
    package var results: [DomainResult]?

    /// Reads a definition.
    ///
    /// - Throws: `DecodingError`, which says where the file is wrong.
    package static func read(_ data: Data) throws -> DomainDefinition {
        try JSONDecoder().decode(DomainDefinition.self, from: data)
    }
}

/// A protocol that unites the handling protocols of several intents.
package struct DomainHandling: Hashable, Sendable, Codable {
    package var name: String
    /// The classes of the intents.
    package var intents: [String]
}

/// An enumeration of a domain.
package struct DomainEnumeration: Hashable, Sendable, Codable {
    /// The Swift name.
    package var name: String
    /// Each as `name` or `name = number`; one without a number follows the one before, the first is 0.
    package var cases: [String]
}

extension DomainEnumeration {
    /// The cases' names with their numbers.
    package var numberedCases: [NumberedName] {
        var next = 0
        return cases.map { text in
            let item = NumberedName(text, otherwise: next)
            next = item.number + 1
            return item
        }
    }
}

/// A set of options of a domain.
package struct DomainOptions: Hashable, Sendable, Codable {
    /// The Swift name.
    package var name: String
    /// Each as `name` or `name = number`; one without a number has the bit of its place.
    package var members: [String]
}

extension DomainOptions {
    /// The members' names with their bits.
    package var numberedMembers: [NumberedName] {
        members.enumerated().map { NumberedName($1, otherwise: 1 << $0) }
    }
}

/// A name of an enumeration or a set with its number.
package struct NumberedName: Hashable, Sendable {
    /// Without the backticks that Swift may need.
    package let name: String
    package let number: Int

    /// - Parameters:
    ///   - text: `name` or `name = number`.
    ///   - number: Of a name that has none of its own.
    init(_ text: String, otherwise number: Int) {
        let parts = text.split(separator: "=").map { $0.filter { $0 != " " && $0 != "`" } }
        name = parts.first ?? ""
        self.number = parts.count > 1 ? Int(parts[1]) ?? number : number
    }
}

/// A resolution result of a domain: for a type, or with reasons of its own.
package struct DomainResult: Hashable, Sendable, Codable {
    /// The Swift name.
    package var name: String
    /// The type that is resolved; nil for a result that ``extends`` another.
    package var type: String?
    /// What `success(with:)` calls its argument.
    package var resolved: String?
    /// What `disambiguation(with:)` calls its argument; nil if the type has no such answer.
    package var choices: String?
    /// What `confirmationRequired(with:)` calls its argument.
    package var question: String?
    /// The result that this one adds reasons to.
    package var extends: String?
    /// The label of the initializer that takes a result of the extended type.
    package var wraps: String?
    /// The enumeration of reasons to refuse a value.
    package var reason: String?
    /// The enumeration of reasons to ask about a value.
    package var confirmationReason: String?
}
