// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Sentences

/// The arguments of one command line, read through their declarations.
package struct ParsedArguments: Hashable, Sendable, Codable {
    private var words: [String: [String]] = [:]

    /// Makes arguments without any values.
    package init() {}

    /// The argument's value.
    ///
    /// A body's first lines may throw only for an argument that its command does
    /// not declare: what is declared was checked before the body began.
    package subscript<Result>(argument: Argument<Result>) -> Result {
        get throws(UsageError) {
            try argument.read(words[argument.specification.label, default: []])
        }
    }

    /// The words of some flags and options as a command line has them, for a command that takes the same.
    package func words(of arguments: [any DeclaredArgument]) -> [String] {
        arguments.flatMap { argument in
            let (label, kind) = (argument.specification.label, argument.specification.kind)
            return switch kind {
            case .flag: self[label].isEmpty ? [] : [label]
            case .option: self[label].flatMap { [label, $0] }
            case .positional: self[label]
            }
        }
    }

    /// Makes sure that nothing was given that would not be used.
    ///
    /// - Parameters:
    ///   - arguments: Those that say nothing under the circumstance.
    ///   - circumstance: Such as ‘without --evaluate’.
    /// - Throws: ``UsageError`` that names the first of them that was given.
    package func refuse(_ arguments: [any DeclaredArgument], _ circumstance: Sentence) throws(UsageError) {
        for argument in arguments where !self[argument.specification.label].isEmpty {
            throw UsageError("\(argument.specification.label) says nothing \(circumstance)", remedy: "leave it out")
        }
    }

    /// Makes sure that each declared argument can be read.
    ///
    /// - Throws: ``UsageError`` that names the first one that is wrong or missing.
    func validate(as arguments: [any DeclaredArgument]) throws(UsageError) {
        for argument in arguments {
            let specification = argument.specification
            try argument.validate(self[specification.label])
            if specification.arity.minimum > 0, self[specification.label].isEmpty { throw .missing(specification) }
        }
    }

    subscript(label: String) -> [String] {
        get { words[label, default: []] }
        set { words[label] = newValue }
    }
}
