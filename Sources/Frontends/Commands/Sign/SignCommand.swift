// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Apps
import CommandLineInterface
import Foundation
import Sentences
import Signing

/// `beckon sign`: signs an app, makes and lists the teams to sign as.
enum SignCommand {
    private static let path = Argument<String?>.optionalPositional("PATH", "the .app bundle to sign in place")
    private static let team = Argument<String?>.option(
        "team", "NAME", "signs as this team, given by name or identifier; default: your own team, created on first use")
    private static let entitlements = Argument<[EntitlementsFile]>.options(
        "entitlements", "[BUNDLE=]FILE",
        "reads entitlements for the app, or for a bundle inside it, from this file")
    private static let newTeam = Argument<String?>.option("new-team", "NAME", "creates a team with a new key")
    private static let teams = Argument.flag("teams", "lists the teams whose keys you have")

    static func command(in surroundings: Surroundings) -> Command {
        Command(
            "sign", "signs an app and the bundles inside it; creates and lists teams",
            takes: [path, team, entitlements, newTeam, teams],
            examples: [
                Example("beckon sign Pizzeria.app", "signs as your own team"),
                Example(
                    "beckon sign Pizzeria.app --team Bakers --entitlements Shop.entitlements",
                    "signs as the team Bakers, with these entitlements"),
                Example("beckon sign --new-team Bakers", "creates a team and stores its key in the state folder"),
                Example("beckon sign --teams --json", "lists the teams with their public keys"),
            ],
            body: surroundings.session(run))
    }

    private static func run(_ session: Session) async throws -> ExitCode {
        let (path, newTeam, listsTeams) = (try session[Self.path], try session[Self.newTeam], try session[teams])
        guard [path != nil, newTeam != nil, listsTeams].count(where: { $0 }) == 1 else {
            throw UsageError(
                "there is nothing to do", remedy: "give one of PATH, --new-team and --teams")
        }
        if let newTeam {
            let team = try await session.library.makeTeam(newTeam)
            let name = session.terminal.output.styled(team.name, .bold)
            try session.show(team.json, "Made the team \(name) (\(team.identifier))")
        } else if listsTeams {
            try session.list(
                try await session.library.teams(),
                none: "There is no team yet. Your first 'beckon install' or 'beckon sign' makes one.",
                styling: [.bold, nil, .faint], json: \.json
            ) { [$0.name, $0.identifier.text, "\($0.key)"] }
        } else {
            try await sign(session.surroundings.file(path ?? ""), session)
        }
        return .success
    }

    private static func sign(_ bundle: URL, _ session: Session) async throws {
        let terminal = session.terminal
        var given = GivenEntitlements()
        for file in try session[Self.entitlements] {
            let tree = try file.read(session.surroundings)
            if let name = file.bundle { given.nested[name] = tree } else { given.app = tree }
        }
        let team = try await session.library.sign(bundle, as: try session[Self.team], entitlements: given) { progress in
            if case .madeTeam(let team) = progress { InstallCommand.announce(team, on: terminal) }
        }
        let (report, obstacle) = try await session.library.examine(bundle)
        for problem in report.problems { terminal.warn("\(problem)") }
        if let obstacle { terminal.warn("\(obstacle)") }
        if session.isJSON {
            for part in report.parts { try terminal.output.json(part.json(terminal.text)) }
        } else {
            let name = terminal.output.styled(bundle.lastPathComponent, .bold)
            terminal.say("Signed \(name) as \(team.name) (\(team.identifier))")
        }
    }
}
