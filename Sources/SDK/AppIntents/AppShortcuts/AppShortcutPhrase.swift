// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A phrase that runs one of an app's shortcuts.
///
/// ```swift
/// "Order \(\.$soup) with \(.applicationName)"
/// ```
///
/// Each holds the app's name, and at most one parameter, whose values are the cases of an ``AppEnum`` or what the query of
/// an ``AppEntity`` suggests.
public struct AppShortcutPhrase<Intent>: ExpressibleByStringInterpolation where Intent: AppIntent {
    let pieces: [SentencePiece<Intent>]

    /// A phrase with placeholders such as `${applicationName}` and `${soup}`.
    public init(_ value: String) { pieces = [.words(value)] }

    /// A phrase with placeholders such as `${applicationName}` and `${soup}`.
    public init(stringLiteral value: String) { self.init(value) }

    /// A phrase with placeholders.
    public init(stringInterpolation: StringInterpolation) { pieces = stringInterpolation.pieces }

    /// Builds the phrase from an interpolated literal.
    public struct StringInterpolation: StringInterpolationProtocol {
        fileprivate private(set) var pieces: [SentencePiece<Intent>] = []

        /// An empty phrase.
        public init(literalCapacity: Int, interpolationCount: Int) {}

        /// Words of the phrase.
        public mutating func appendLiteral(_ literal: String) { pieces.append(.words(literal)) }

        /// The app's name.
        public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) { pieces.append(.applicationName) }

        /// A parameter.
        public mutating func appendInterpolation<Value>(_ subject: KeyPath<Intent, IntentParameter<Value>>)
        where Value: _IntentValue, Value: Sendable {
            pieces.append(.parameter(subject))
        }
    }
}

/// A placeholder in a phrase other than a parameter.
public enum AppShortcutPhraseToken: Hashable, Sendable {
    /// The app's name, as people say it.
    case applicationName
}
