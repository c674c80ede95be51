// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import BundleCommands
import Checking
import CommandLineInterface
import Foundation
import Projects
import Sentences

/// `beckon check`: finds the mistakes in a project before anything runs.
enum CheckCommand {
    private static let path = Argument<String?>.optionalPositional(
        "PATH", "a package, an Xcode project, a folder that contains one, an .app or a definition; default: .")
    private static let format = Argument<CheckFormat?>.option(
        "format", "FORMAT", "'text' (default), 'json' (same as --json) or 'sarif'")
    private static let only = Argument<[RuleName]>.options(
        "only", "RULE", "applies only this rule; repeat to apply several")
    private static let disable = Argument<[RuleName]>.options("disable", "RULE", "skips this rule")
    private static let settings = Argument<[BuildSettingText]>.options(
        "setting", "NAME=VALUE", "sets a build variable of the Info.plist files; TARGET:NAME=VALUE for one target")
    private static let strict = Argument.flag("strict", "exits with 1 for warnings too")
    private static let verbose = Argument.flag("verbose", "reports what was not checked, and why")
    private static let list = Argument.flag("rules", "lists all rules and checks nothing")

    static func command(in surroundings: Surroundings) -> Command {
        Command(
            "check", "finds mistakes in a project before it runs; exits with 1 if there are errors",
            takes: [path, format, only, disable, settings, strict, verbose, list],
            examples: [
                Example("beckon check", "checks the project in this folder"),
                Example(
                    "beckon check MyApp.xcodeproj --format sarif > check.sarif", "writes a report for code scanning"),
                Example("beckon check . --strict", "fails for warnings too, as in CI"),
                Example("beckon check . --disable intent-description-missing", "skips one rule"),
                Example("beckon check --rules", "lists the rules"),
            ]
        ) { try await run($0, $1, surroundings) }
    }

    private static func run(
        _ arguments: ParsedArguments, _ terminal: Terminal, _ surroundings: Surroundings
    ) async throws -> ExitCode {
        let format = try arguments[Self.format] ?? (arguments[GlobalOptions.json] ? .json : .text)
        if try arguments[list] {
            try RuleListing(rules: RuleRegistry.all.map(\.about)).write(as: format, to: terminal)
            return .success
        }
        let rules = rules(only: try arguments[only], without: try arguments[disable])
        let settings = Dictionary(try arguments[Self.settings].map { ($0.name, $0.value) }) { $1 }
        let reader = ProjectReader(packages: surroundings.builder, settings: settings)
        let project = try await read(try arguments[path] ?? ".", by: reader, terminal, surroundings)
        let findings = Checker(rules: rules).check(project)
        let report = CheckReport(
            findings: findings, rules: rules.map(\.about), project: project,
            workingDirectory: surroundings.workingDirectory, text: terminal.text)
        try report.write(as: format, to: terminal)
        if try arguments[Self.verbose] {
            for omission in project.omissions { terminal.note("not checked: \(omission)") }
        }
        let isStrict = try arguments[Self.strict]
        return findings.contains { isStrict || $0.severity == .error } ? .failure : .success
    }

    private static func read(
        _ path: String, by reader: ProjectReader, _ terminal: Terminal, _ surroundings: Surroundings
    ) async throws -> CheckedProject {
        let progress = ProgressLine(on: terminal)
        defer { progress.clear() }
        progress.show("reading \(path) …")
        return try await reader.read(surroundings.file(path), shown: path)
    }

    private static func rules(only: [RuleName], without disabled: [RuleName]) -> [any Rule] {
        RuleRegistry.all.filter { rule in
            (only.isEmpty || only.contains { $0.id == rule.about.id }) && !disabled.contains { $0.id == rule.about.id }
        }
    }
}

/// The identifier of a rule that there is.
struct RuleName: ArgumentValue {
    let id: String

    init?(argument: String) {
        guard RuleRegistry.rule(argument) != nil else { return nil }
        id = argument
    }

    static let expectation: Sentence = "the name of a rule from 'beckon check --rules'"
}

/// How `beckon check` prints what it found.
enum CheckFormat: String, CaseIterable, ArgumentChoice {
    case text, json, sarif
}
