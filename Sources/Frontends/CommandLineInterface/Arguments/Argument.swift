// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Sentences

/// An argument of any type, as a command lists it.
package protocol DeclaredArgument: Sendable {
    var specification: ArgumentSpecification { get }

    /// Checks the words given for the argument.
    func validate(_ words: [String]) throws(UsageError)
}

/// A declared argument whose reading gives a `Result`.
///
/// Made by the static functions below; see ``Command`` for an example.
package struct Argument<Result: Sendable>: DeclaredArgument {
    package let specification: ArgumentSpecification
    private let reading: @Sendable ([String]) throws(UsageError) -> Result

    init(_ specification: ArgumentSpecification, reading: @escaping @Sendable ([String]) throws(UsageError) -> Result) {
        self.specification = specification
        self.reading = reading
    }

    func read(_ words: [String]) throws(UsageError) -> Result {
        try reading(words)
    }

    package func validate(_ words: [String]) throws(UsageError) {
        _ = try reading(words)
    }
}

extension Argument where Result == Bool {
    /// `--name`, there or not.
    package static func flag(_ name: String, _ help: Sentence) -> Argument {
        Argument(ArgumentSpecification(name: name, kind: .flag, arity: .optional, help: help)) { !$0.isEmpty }
    }
}

extension Argument {
    /// `--name VALUE` or `--name=VALUE`, at most once.
    package static func option<Value: ArgumentValue>(
        _ name: String, short: Character? = nil, _ value: String, _ help: Sentence
    ) -> Argument where Result == Value? {
        let specification = ArgumentSpecification(
            name: name, kind: .option(value: value), arity: .optional, help: help, short: short,
            choices: Value.choices)
        return Argument(specification) { words throws(UsageError) in
            (try specification.values(words) as [Value]).last
        }
    }

    /// `--name VALUE`, exactly once.
    package static func requiredOption(_ name: String, _ value: String, _ help: Sentence) -> Argument
    where Result: ArgumentValue {
        let specification = ArgumentSpecification(
            name: name, kind: .option(value: value), arity: .required, help: help, choices: Result.choices)
        return Argument(specification) { words throws(UsageError) in
            try specification.value(words)
        }
    }

    /// `--name VALUE`, as often as wanted.
    package static func options<Value: ArgumentValue>(
        _ name: String, short: Character? = nil, _ value: String, _ help: Sentence
    ) -> Argument where Result == [Value] {
        let specification = ArgumentSpecification(
            name: name, kind: .option(value: value), arity: .any, help: help, short: short, choices: Value.choices)
        return Argument(specification) { words throws(UsageError) in
            try specification.values(words)
        }
    }

    /// A word without dashes that has to be there.
    package static func positional(_ name: String, _ help: Sentence) -> Argument where Result: ArgumentValue {
        let specification = ArgumentSpecification(
            name: name, kind: .positional, arity: .required, help: help, choices: Result.choices)
        return Argument(specification) { words throws(UsageError) in
            try specification.value(words)
        }
    }

    /// A word without dashes that may be left out.
    package static func optionalPositional<Value: ArgumentValue>(_ name: String, _ help: Sentence) -> Argument
    where Result == Value? {
        let specification = ArgumentSpecification(
            name: name, kind: .positional, arity: .optional, help: help, choices: Value.choices)
        return Argument(specification) { words throws(UsageError) in
            (try specification.values(words) as [Value]).last
        }
    }

    /// All words that are left; at least `minimum` of them, which is 0 or 1.
    package static func positionals<Value: ArgumentValue>(_ name: String, minimum: Int = 1, _ help: Sentence)
        -> Argument
    where Result == [Value] {
        let specification = ArgumentSpecification(
            name: name, kind: .positional, arity: minimum == 0 ? .any : .some, help: help, choices: Value.choices)
        return Argument(specification) { words throws(UsageError) in
            try specification.values(words)
        }
    }
}

extension ArgumentSpecification {
    fileprivate func values<Value: ArgumentValue>(_ words: [String]) throws(UsageError) -> [Value] {
        var values: [Value] = []
        for word in words {
            guard let value = Value(argument: word) else {
                throw UsageError("'\(word)' is not valid for \(label)", remedy: "write \(Value.expectation)")
            }
            values.append(value)
        }
        return values
    }

    fileprivate func value<Value: ArgumentValue>(_ words: [String]) throws(UsageError) -> Value {
        guard let value = (try values(words) as [Value]).last else { throw .missing(self) }
        return value
    }
}
