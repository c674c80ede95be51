// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Sentences

/// A type that one word of a command line can stand for.
package protocol ArgumentValue: Sendable {
    /// Nil if the word does not stand for a value.
    init?(argument: String)

    /// What a word has to be, such as `a whole number`; part of an error.
    static var expectation: Sentence { get }

    /// All words that stand for a value, where they can be listed; else none.
    static var choices: [String] { get }
}

extension ArgumentValue {
    package static var choices: [String] { [] }
}

extension String: ArgumentValue {
    package init?(argument: String) {
        self = argument
    }

    package static var expectation: Sentence { "a text" }
}

extension Int: ArgumentValue {
    /// Numbers of more than fifteen digits are refused: no option means them, and sums with them overflow.
    package init?(argument: String) {
        guard let value = Int(argument), value.magnitude < 1_000_000_000_000_000 else { return nil }
        self = value
    }

    package static var expectation: Sentence { "a whole number of at most 15 digits" }
}

extension Double: ArgumentValue {
    /// Infinities and not-a-number are refused: no option means them.
    package init?(argument: String) {
        guard let value = Double(argument), value.isFinite else { return nil }
        self = value
    }

    package static var expectation: Sentence { "a number" }
}

/// A choice among the cases of an enumeration, by their raw values.
package protocol ArgumentChoice: ArgumentValue, CaseIterable, RawRepresentable where RawValue == String {}

extension ArgumentChoice {
    package init?(argument: String) {
        self.init(rawValue: argument)
    }

    package static var expectation: Sentence { "one of \(Sentence.names(choices))" }

    package static var choices: [String] { allCases.map(\.rawValue) }
}
