// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Sentences

/// What a parser and a help page know about an argument, its type aside.
package struct ArgumentSpecification: Hashable, Sendable {
    /// How often a value may be given.
    package struct Arity: Hashable, Sendable {
        package var minimum: Int
        package var isRepeatable: Bool

        static let optional = Arity(minimum: 0, isRepeatable: false)
        static let required = Arity(minimum: 1, isRepeatable: false)
        static let any = Arity(minimum: 0, isRepeatable: true)
        static let some = Arity(minimum: 1, isRepeatable: true)
    }

    /// How the argument is written.
    package enum Kind: Hashable, Sendable {
        case flag
        case option(value: String)
        case positional
    }

    /// `output` for `--output`; `FILE` for a positional one.
    package var name: String
    package var kind: Kind
    package var arity: Arity
    package var help: Sentence
    /// `o` for `-o`, which may be written instead; nil for most.
    var short: Character?
    /// All words that it takes; empty if they cannot be listed.
    var choices: [String] = []

    /// As an error or a usage line calls it on its own.
    package var label: String { isPositional ? name : "--\(name)" }

    var isPositional: Bool { kind == .positional }

    /// The word that stands for a value on a help page, such as `FILE`; nil for a flag.
    var placeholder: String? {
        switch kind {
        case .flag: nil
        case .option(let value): value
        case .positional: name
        }
    }

    /// Whether a word of a command line is this option's name.
    func isNamed(_ word: String) -> Bool { !isPositional && (word == label || short.map { "-\($0)" } == word) }

    var signature: String {
        switch kind {
        case .flag:
            return label
        case .option(let value):
            return "\(label) \(value)" + (arity.isRepeatable ? " …" : "")
        case .positional:
            let repeated = name + (arity.isRepeatable ? "…" : "")
            return arity.minimum == 0 ? "[\(repeated)]" : repeated
        }
    }
}
