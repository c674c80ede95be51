// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The page that `--help` prints: usage, what the command takes, examples.
struct HelpPage {
    /// From the program down to the command in question.
    let path: [Command]
    /// In columns.
    let width: Int

    var text: String {
        guard let command = path.last else { return "" }
        let own = command.arguments.map(\.specification)
        let inherited = path.dropLast().flatMap(\.arguments).map(\.specification)
        var sections = [command.summary.prefix(1).uppercased() + command.summary.dropFirst() + ".", usage]
        let longestName = command.subcommands.map(\.name.count).max() ?? 0
        for topic in command.topics {
            sections += section(topic.title, rows: topic.commands.map { ($0.name, $0.summary) }, atLeast: longestName)
        }
        sections += section("Arguments", rows: own.filter(\.isPositional).map(row))
        sections += section("Options", rows: own.filter { !$0.isPositional }.map(row) + standardRows)
        sections += section("Options of every command", rows: inherited.filter { !$0.isPositional }.map(row))
        if !command.examples.isEmpty {
            let lines = command.examples.flatMap { ["  \($0.line)", "      \($0.effect)"] }
            sections.append((["Examples:"] + lines).joined(separator: "\n"))
        }
        return sections.joined(separator: "\n\n") + "\n"
    }

    private var usage: String {
        guard let command = path.last else { return "" }
        let names = path.map(\.name)
        let specifications = command.arguments.map(\.specification)
        let options = specifications.filter { !$0.isPositional && $0.arity.minimum == 0 }.isEmpty ? [] : ["[OPTION]…"]
        let required = specifications.filter { !$0.isPositional && $0.arity.minimum > 0 }.map(\.signature)
        let positionals = specifications.filter(\.isPositional).map(\.signature)
        let subcommand = command.subcommands.isEmpty ? [] : ["COMMAND"]
        return "Usage: " + (names + options + required + positionals + subcommand).joined(separator: " ")
    }

    private var standardRows: [(String, String)] {
        let version = path.count == 1 && path.first?.version != nil ? [("--version, -V", "prints the version")] : []
        return version + [("--help, -h", "prints this page")]
    }

    private func row(_ specification: ArgumentSpecification) -> (String, String) {
        (specification.signature, specification.help)
    }

    /// - Parameter width: Of the column of names, where sections stand below each other.
    private func section(_ title: String, rows: [(String, String)], atLeast width: Int = 0) -> [String] {
        guard !rows.isEmpty else { return [] }
        let indent = min(max(width, rows.map(\.0.count).max() ?? 0), 28) + 4
        let lines = rows.map { name, help in
            let margin = String(repeating: " ", count: indent)
            let label = "  " + name
            let opening =
                label.count + 2 > indent
                ? label + "\n" + margin : label + String(repeating: " ", count: indent - label.count)
            let lines = help.wrapped(to: max(self.width - indent, 24))
            return opening + lines.joined(separator: "\n" + margin)
        }
        return [([title + ":"] + lines).joined(separator: "\n")]
    }
}
