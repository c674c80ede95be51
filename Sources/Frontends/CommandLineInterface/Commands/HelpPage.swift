// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// The page that `--help` prints: usage, what the command takes, examples.
struct HelpPage {
    /// From the program down to the command in question.
    let path: [Command]
    /// In columns.
    let width: Int
    private let words: (Sentence) -> String

    /// Of the terminal's width and language.
    init(path: [Command], _ terminal: Terminal) {
        self.path = path
        width = terminal.output.width
        words = terminal.text
    }

    var text: String {
        guard let command = path.last else { return "" }
        let own = command.arguments.map(\.specification)
        let inherits = path.dropLast().contains { !$0.arguments.isEmpty }
        var sections = [words("\(words(command.summary).capitalizedFirst)."), usage]
        let longestName = command.subcommands.map(\.name.count).max() ?? 0
        for topic in command.topics {
            sections += section(topic.title, rows: topic.commands.map { ($0.name, $0.summary) }, atLeast: longestName)
        }
        sections += section("Arguments", rows: own.filter(\.isPositional).map(row))
        sections += section("Options", rows: own.filter { !$0.isPositional }.map(row) + standardRows)
        if inherits, let program = path.first {
            sections.append(wrapped("'\(program.name) help options' lists the options of every command."))
        }
        if !command.examples.isEmpty {
            let lines = command.examples.flatMap { ["  \($0.line)", "      \(words($0.effect))"] }
            sections.append(([title("Examples")] + lines).joined(separator: "\n"))
        }
        return sections.joined(separator: "\n\n") + "\n"
    }

    /// What every command of the program takes, and what the program takes from its environment.
    var options: String {
        guard let program = path.first else { return "" }
        let rows = program.arguments.map(\.specification).filter { !$0.isPositional }.map(row)
        let sections =
            section("Options of every command", rows: rows + standardRows)
            + section("Environment", rows: program.variables.map { ($0.name, $0.help) })
        return sections.joined(separator: "\n\n") + "\n"
    }

    private func title(_ title: Sentence) -> String { words("\(title):") }

    private func wrapped(_ sentence: Sentence) -> String {
        words(sentence).wrapped(to: max(width, 24)).joined(separator: "\n")
    }

    private var usage: String {
        guard let command = path.last else { return "" }
        let names = path.map(\.name)
        let specifications = command.arguments.map(\.specification)
        let options = specifications.filter { !$0.isPositional && $0.arity.minimum == 0 }.isEmpty ? [] : ["[OPTION]…"]
        let required = specifications.filter { !$0.isPositional && $0.arity.minimum > 0 }.map(\.signature)
        let positionals = specifications.filter(\.isPositional).map(\.signature)
        let subcommand = command.subcommands.isEmpty ? [] : ["COMMAND"]
        return words("Usage: \((names + options + required + positionals + subcommand).joined(separator: " "))")
    }

    private var standardRows: [(String, Sentence)] {
        let version: [(String, Sentence)] = [("--version, -V", "prints the version")]
        return (path.count == 1 && path.first?.version != nil ? version : []) + [("--help, -h", "prints this page")]
    }

    private func row(_ specification: ArgumentSpecification) -> (String, Sentence) {
        let (label, signature) = (specification.label, specification.signature)
        let short = specification.short.map { "\(label), -\($0)\(signature.dropFirst(label.count))" }
        return (short ?? signature, specification.help)
    }

    /// - Parameter width: Of the column of names, where sections stand below each other.
    private func section(_ title: Sentence, rows: [(String, Sentence)], atLeast width: Int = 0) -> [String] {
        guard !rows.isEmpty else { return [] }
        let indent = min(max(width, rows.map(\.0.count).max() ?? 0), 28) + 4
        let lines = rows.map { name, help in
            let margin = String(repeating: " ", count: indent)
            let label = "  " + name
            let opening =
                label.count + 2 > indent
                ? label + "\n" + margin : label + String(repeating: " ", count: indent - label.count)
            let lines = words(help).wrapped(to: max(self.width - indent, 24))
            return opening + lines.joined(separator: "\n" + margin)
        }
        return [([self.title(title)] + lines).joined(separator: "\n")]
    }
}

extension String {
    fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
