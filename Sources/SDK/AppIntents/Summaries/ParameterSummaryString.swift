// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A sentence that contains parameters.
///
/// `"Order \(\.$soup)"` stands for the key `Order ${soup}`.
public struct ParameterSummaryString<Intent>: ExpressibleByStringInterpolation where Intent: AppIntent {
    let pieces: [SentencePiece<Intent>]

    /// A sentence whose parameters are written `${soup}`.
    public init(_ value: String) { pieces = [.words(value)] }

    /// A sentence whose parameters are written `${soup}`.
    public init(stringLiteral value: String) { self.init(value) }

    /// A sentence with parameters.
    public init(stringInterpolation: StringInterpolation) { pieces = stringInterpolation.pieces }

    /// Builds the sentence from an interpolated literal.
    public struct StringInterpolation: StringInterpolationProtocol {
        fileprivate private(set) var pieces: [SentencePiece<Intent>] = []

        /// An empty sentence.
        public init(literalCapacity: Int, interpolationCount: Int) {}

        /// Words of the sentence.
        public mutating func appendLiteral(_ literal: String) { pieces.append(.words(literal)) }

        /// A parameter.
        public mutating func appendInterpolation<ValueType>(_ subject: KeyPath<Intent, IntentParameter<ValueType>>)
        where ValueType: _IntentValue, ValueType: Sendable {
            pieces.append(.parameter(subject))
        }
    }
}
