// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What the compiler says a module declares, as far as it is compared.
struct SymbolGraph: Decodable {
    struct Symbol: Decodable {
        struct Kind: Decodable {
            var identifier: String
        }
        struct Identifier: Decodable {
            var precise: String
        }
        struct Fragment: Decodable {
            var spelling: String
        }
        struct Availability: Decodable {
            var isUnconditionallyUnavailable: Bool?
        }
        struct Generics: Decodable {
            var constraints: [Constraint]?
        }
        /// What a generic declaration asks of a type: `lhs` conforms to `rhs`, or is the same.
        struct Constraint: Decodable, Hashable {
            var kind: String
            var lhs: String
            var rhs: String
        }

        var kind: Kind
        var identifier: Identifier
        var pathComponents: [String]
        var declarationFragments: [Fragment]?
        var availability: [Availability]?
        var swiftGenerics: Generics?

        var text: String { (declarationFragments ?? []).map(\.spelling).joined() }
        var constraints: [Constraint] { swiftGenerics?.constraints ?? [] }
        /// Taken over from a protocol of the standard library's.
        var isSynthesized: Bool { identifier.precise.contains("::SYNTHESIZED::") }
        /// There only for the compiler to say what to do instead.
        var isUnavailable: Bool { (availability ?? []).contains { $0.isUnconditionallyUnavailable == true } }
    }

    struct Relationship: Decodable {
        var kind: String
        var source: String
        var target: String
        var targetFallback: String?
    }

    struct Module: Decodable {
        var name: String
    }

    var module: Module
    var symbols: [Symbol]
    var relationships: [Relationship]
}
