// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A sentence with slots for the parameters of an action.
///
/// `Get {WFItemSpecifier} of {WFInput}[, at most {WFItemLimit}][WFLocal=yes: on this device]`: a part in brackets
/// stands there where all its slots are set and count, or where its condition holds. A condition names a parameter and
/// values, with `;` between them: `[Key=one;two:…]`, `[Key!=one:…]`.
package struct SlotTemplate: Hashable, Sendable {
    /// A stretch of the sentence.
    package indirect enum Piece: Hashable, Sendable {
        case words(String)
        /// The parameter with this key.
        case slot(String)
        case part(ParameterCondition?, [Piece])
    }

    package let pieces: [Piece]

    package init(pieces: [Piece]) { self.pieces = pieces }

    /// Never fails: a bracket without its partner ends with the text.
    package init(_ text: String) {
        var rest = Substring(text)
        pieces = Self.pieces(&rest)
    }

    /// Up to the bracket that closes the part, or the end.
    private static func pieces(_ rest: inout Substring) -> [Piece] {
        var pieces: [Piece] = []
        while let character = rest.first, character != "]" {
            switch character {
            case "{":
                pieces.append(.slot(String(rest.dropFirst().prefix { $0 != "}" })))
                rest = rest.drop { $0 != "}" }.dropFirst()
            case "[":
                rest.removeFirst()
                let condition = condition(&rest)
                pieces.append(.part(condition, Self.pieces(&rest)))
                rest = rest.dropFirst()
            default:
                let words = rest.prefix { !"{[]".contains($0) }
                pieces.append(.words(String(words)))
                rest = rest[words.endIndex...]
            }
        }
        return pieces
    }

    private static func condition(_ rest: inout Substring) -> ParameterCondition? {
        let beginning = rest.prefix { !"{[]:".contains($0) }
        guard beginning.endIndex < rest.endIndex, rest[beginning.endIndex] == ":",
            let condition = ParameterCondition(beginning)
        else { return nil }
        rest = rest[beginning.endIndex...].dropFirst()
        return condition
    }

    /// The keys of all slots.
    package var slots: Set<String> {
        func slots(_ pieces: [Piece]) -> [String] {
            pieces.flatMap { piece -> [String] in
                switch piece {
                case .words: []
                case .slot(let key): [key]
                case .part(_, let inner): slots(inner)
                }
            }
        }
        return Set(slots(pieces))
    }

    /// All conditions of parts.
    package var conditions: Set<ParameterCondition> {
        func conditions(_ pieces: [Piece]) -> [ParameterCondition] {
            pieces.flatMap { piece -> [ParameterCondition] in
                guard case .part(let condition, let inner) = piece else { return [] }
                return (condition.map { [$0] } ?? []) + conditions(inner)
            }
        }
        return Set(conditions(pieces))
    }
}
