// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// Reads the words of one command line against a tree of commands.
struct ArgumentParser {
    /// What a command line asks for.
    enum Request {
        /// Of the last command of the path.
        case help([Command])
        /// What every command takes, and the environment.
        case options
        case version(String, isJSON: Bool)
        case run(ParsedArguments)
    }

    /// From the program down to the command named so far; an error's context.
    private(set) var path: [Command]
    private var words: ArraySlice<String>
    private var positionals: [String] = []
    private var parsed = ParsedArguments()

    init(root: Command, words: [String]) {
        self.path = [root]
        self.words = words[...]
    }

    mutating func parse() throws(UsageError) -> Request {
        while let word = words.popFirst() {
            if word == "--" {
                positionals += words
                words = []
            } else if word == "--help" || word == "-h" {
                return .help(path)
            } else if word == "help", isAtProgram {
                if words.first == "options" { return .options }
                return .help(try pathToExplain())
            } else if let version = version(asked: word) {
                return .version(version, isJSON: wantsJSON)
            } else if Self.looksLikeOption(word) {
                try readOption(word)
            } else {
                try readPlain(word)
            }
        }
        return try finish()
    }

    /// A dash alone is a file name by custom, and `-5` is a number.
    private static func looksLikeOption(_ word: String) -> Bool {
        guard word.hasPrefix("-"), let second = word.dropFirst().first else { return false }
        return !second.isNumber
    }

    private var command: Command? { path.last }

    /// Whether the next plain word names a command of the program, none of which is called so.
    private var isAtProgram: Bool { path.count == 1 && command?.body == nil }

    /// The program's version, where the word asks for it.
    private func version(asked word: String) -> String? {
        guard ["--version", "-V"].contains(word) || word == "version" && isAtProgram else { return nil }
        return path.first?.version
    }

    private var wantsJSON: Bool {
        specifications.contains { $0.label == "--json" } && (!parsed["--json"].isEmpty || words.contains("--json"))
    }

    /// `help`, and then the words that name a command.
    private mutating func pathToExplain() throws(UsageError) -> [Command] {
        while let word = words.popFirst(), command?.body == nil {
            if !Self.looksLikeOption(word) { try readPlain(word) }
        }
        return path
    }

    private var specifications: [ArgumentSpecification] {
        path.flatMap { command in command.arguments.map(\.specification) }
    }

    private mutating func readOption(_ word: String) throws(UsageError) {
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let name = String(parts[0])
        let options = specifications.filter { !$0.isPositional }
        guard let option = options.first(where: { $0.isNamed(name) }) else {
            throw .unknown("option", name, among: options.map(\.label) + ["--help"], all: help)
        }
        let label = option.label
        let inline = parts.count > 1 ? String(parts[1]) : nil
        if option.kind == .flag {
            guard inline == nil else {
                throw UsageError("\(label) takes no value", remedy: "write '\(label)' alone")
            }
            parsed[label] = [""]
        } else {
            guard option.arity.isRepeatable || parsed[label].isEmpty else {
                throw UsageError("\(label) is given twice", remedy: "keep one of them")
            }
            guard let value = inline ?? words.popFirst() else {
                throw UsageError("\(label) has no value", remedy: "write '\(option.signature)'")
            }
            parsed[label].append(value)
        }
    }

    private mutating func readPlain(_ word: String) throws(UsageError) {
        guard let command, command.body == nil else {
            positionals.append(word)
            return
        }
        guard let subcommand = command.subcommands.first(where: { $0.name == word }) else {
            throw .unknown("command", word, among: command.subcommands.map(\.name), all: help)
        }
        path.append(subcommand)
    }

    /// What lists the commands of the one named so far.
    private var help: String { path.map(\.name).joined(separator: " ") + " --help" }

    private mutating func finish() throws(UsageError) -> Request {
        guard let command, command.body != nil else {
            // A program named alone shows what it can do, unless it was given options.
            if words.isEmpty, parsed == ParsedArguments(), positionals.isEmpty { return .help(path) }
            throw UsageError(
                "no command is named",
                remedy: UsageError.choice(among: command?.subcommands.map(\.name) ?? [], all: help)
            )
        }
        try distribute(over: command.arguments.map(\.specification).filter(\.isPositional))
        try parsed.validate(as: path.flatMap(\.arguments))
        return .run(parsed)
    }

    /// Gives each positional one word, and the repeatable one what the others leave.
    private mutating func distribute(over declared: [ArgumentSpecification]) throws(UsageError) {
        var rest = positionals[...]
        for (index, specification) in declared.enumerated() {
            let neededLater = declared[(index + 1)...].reduce(0) { $0 + $1.arity.minimum }
            let available = max(0, rest.count - neededLater)
            let taken = rest.prefix(specification.arity.isRepeatable ? available : min(1, available))
            if specification.arity.minimum > 0, taken.isEmpty { throw .missing(specification) }
            parsed[specification.label] = Array(taken)
            rest = rest.dropFirst(taken.count)
        }
        if let extra = rest.first {
            throw UsageError(
                "unexpected argument '\(extra)'", remedy: "remove it, or put quotes around text with spaces")
        }
    }
}
