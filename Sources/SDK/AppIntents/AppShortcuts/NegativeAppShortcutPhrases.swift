// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Sentences that sound like an app's phrases but must not match.
public struct NegativeAppShortcutPhrases: Sendable {
    let phrases: [NegativeAppShortcutPhrase]

    /// Phrases.
    public init(phrases: [NegativeAppShortcutPhrase]) { self.phrases = phrases }

    /// Phrases, one after the other.
    public init(@NegativeAppShortcutPhrasesBuilder phrases: () -> [NegativeAppShortcutPhrase]) {
        self.init(phrases: phrases())
    }
}

/// A result builder for sentences that must not match.
@resultBuilder public enum NegativeAppShortcutPhrasesBuilder {
    /// A phrase.
    public static func buildExpression(_ expression: NegativeAppShortcutPhrase) -> NegativeAppShortcutPhrase {
        expression
    }

    /// One after the other.
    public static func buildBlock(_ components: NegativeAppShortcutPhrase...) -> [NegativeAppShortcutPhrase] {
        components
    }
}

/// A sentence that must not match an app's phrases.
public struct NegativeAppShortcutPhrase: ExpressibleByStringInterpolation, Sendable {
    /// As a key of `AppShortcuts.strings`.
    let key: String

    /// A sentence with the placeholder `${applicationName}`.
    public init(_ phraseKey: String) { key = phraseKey }

    /// A sentence with the placeholder `${applicationName}`.
    public init(stringLiteral value: String) { self.init(value) }

    /// A sentence with placeholders.
    public init(stringInterpolation: StringInterpolation) { key = stringInterpolation.key }

    /// Builds the sentence from an interpolated literal.
    public struct StringInterpolation: StringInterpolationProtocol {
        fileprivate private(set) var key = ""

        /// An empty sentence.
        public init(literalCapacity: Int, interpolationCount: Int) {}

        /// Words of the sentence.
        public mutating func appendLiteral(_ literal: String) { key += literal }

        /// The app's name.
        public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) { key += "${applicationName}" }
    }
}
