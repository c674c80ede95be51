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

        var kind: Kind
        var identifier: Identifier
        var pathComponents: [String]
        var declarationFragments: [Fragment]?
        var availability: [Availability]?

        var text: String { (declarationFragments ?? []).map(\.spelling).joined() }
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
