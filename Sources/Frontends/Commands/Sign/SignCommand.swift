// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Apps
import CommandLineInterface
import Foundation
import Sentences
import Signing

/// `beckon sign`: signs an app, makes and lists the teams to sign as.
struct SignCommand: Sendable {
    let surroundings: Surroundings

    private static let path = Argument<String?>.optionalPositional("PATH", "the .app bundle to sign, where it lies")
    private static let team = Argument<String?>.option(
        "team", "NAME", "signs as this team, by name or identifier; else as your own, made at the first signature")
    private static let entitlements = Argument<[EntitlementsFile]>.options(
        "entitlements", "[BUNDLE=]FILE",
        "takes entitlements from this file, for the app or for a bundle inside by its folder or identifier")
    private static let newTeam = Argument<String?>.option("new-team", "NAME", "makes a team with a new key")
    private static let teams = Argument.flag("teams", "lists the teams whose keys you have")

    var command: Command {
        Command(
            "sign", "signs an app and the bundles inside; makes and lists the teams to sign as",
            takes: [Self.path, Self.team, Self.entitlements, Self.newTeam, Self.teams],
            examples: [
                Example("beckon sign Pizzeria.app", "signs as your own team"),
                Example("beckon sign Pizzeria.app --team Bakers --entitlements Shop.entitlements", "signs as a team"),
                Example("beckon sign --new-team Bakers", "makes a team; its key stays in the state folder"),
                Example("beckon sign --teams --json", "lists the teams with their public keys"),
            ],
            body: run)
    }

    private func run(_ arguments: ParsedArguments, _ terminal: Terminal) async throws -> ExitCode {
        let path = try arguments[Self.path]
        let newTeam = try arguments[Self.newTeam]
        let listsTeams = try arguments[Self.teams]
        guard [path != nil, newTeam != nil, listsTeams].count(where: { $0 }) == 1 else {
            throw UsageError(
                "it is not clear what to do", remedy: "give PATH, --new-team or --teams, and one of them alone")
        }
        let session = try await Session(arguments, surroundings)
        if let newTeam {
            return try show([try await session.library.makeTeam(newTeam)], made: true, session, terminal)
        }
        if listsTeams { return try show(try await session.library.teams(), made: false, session, terminal) }
        return try await sign(surroundings.file(path ?? ""), arguments, session, terminal)
    }

    private func sign(
        _ bundle: URL, _ arguments: ParsedArguments, _ session: Session, _ terminal: Terminal
    ) async throws -> ExitCode {
        var given = GivenEntitlements()
        for file in try arguments[Self.entitlements] {
            let tree = try file.read(surroundings)
            if let name = file.bundle { given.nested[name] = tree } else { given.app = tree }
        }
        let team = try await session.library.sign(bundle, as: try arguments[Self.team], entitlements: given) {
            progress in
            if case .madeTeam(let team) = progress { InstallCommand.announce(team, on: terminal) }
        }
        let (report, obstacle) = try await session.library.examine(bundle)
        for problem in report.problems { terminal.warn("\(problem)") }
        if let obstacle { terminal.warn("\(obstacle)") }
        if session.isJSON {
            for part in report.parts { try terminal.output.json(BundleDescription(part, terminal.text)) }
        } else {
            let name = terminal.output.styled(bundle.lastPathComponent, .bold)
            terminal.say("Signed \(name) as \(team.name) (\(team.identifier))")
        }
        return .success
    }

    private func show(_ teams: [Team], made: Bool, _ session: Session, _ terminal: Terminal) throws -> ExitCode {
        if session.isJSON {
            for team in teams { try terminal.output.json(BundleDescription.Signer(team)) }
        } else if made, let team = teams.first {
            terminal.say("Made the team \(terminal.output.styled(team.name, .bold)) (\(team.identifier))")
        } else if teams.isEmpty {
            terminal.note("There is no team yet. Your first 'beckon install' or 'beckon sign' makes one.")
        } else {
            TextTable(teams.map { [$0.name, $0.identifier.text, "\($0.key)"] })
                .lines(styling: [.bold, nil, .faint], on: terminal.output).forEach { terminal.output.line($0) }
        }
        return .success
    }
}
