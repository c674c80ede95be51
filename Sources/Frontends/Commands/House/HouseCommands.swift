// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import BeckonSystem
import CommandLineInterface
import HomeAssistant
import Sentences

/// `beckon house`: the person's home, which a Home Assistant runs.
enum HouseCommands {
    private static let address = Argument<String?>.optionalPositional(
        "ADDRESS", "the address of your Home Assistant; without it, fetches names again")
    private static let file = Argument<String>.positional("FILE", "JSON with entities and areas")
    private static let folder = Argument<String>.positional(
        "FOLDER", "Home Assistant's sentences, one file per language")

    /// The group with its commands.
    static func command(in surroundings: Surroundings) -> Command {
        Command(
            "house", "controls your home through Home Assistant",
            has: [
                HouseSayCommand.command(in: surroundings),
                Command(
                    "show", "shows what is connected and what you can say",
                    examples: [Example("beckon house show", "counts devices and lists rooms and languages")],
                    body: surroundings.session(show)),
                Command(
                    "connect", "connects to Home Assistant; asks for a long-lived access token", takes: [address],
                    examples: [
                        Example(
                            "beckon house connect http://homeassistant.local:8123",
                            "asks for the token, then fetches names"),
                        Example("beckon house connect", "fetches the names of new things"),
                    ],
                    body: surroundings.session(connect)),
                Command(
                    "use", "loads devices and rooms from a file to try sentences without Home Assistant", takes: [file],
                    examples: [Example("beckon house use home.json", "tries sentences without Home Assistant")],
                    body: surroundings.session(use)),
                Command(
                    "templates", "stores Home Assistant's sentence templates", takes: [folder],
                    examples: [Example("beckon house templates intents/data", "stores every language in the folder")],
                    body: surroundings.session(templates)),
                Command(
                    "forget", "forgets the home and its token",
                    examples: [Example("beckon house forget", "keeps the templates")],
                    body: surroundings.session(forget)),
            ])
    }

    private static func show(_ session: Session) async throws -> ExitCode {
        let summary = try await session.system.house.summary()
        try session.show(summary.json, line: summary.lines(on: session.terminal).joined(separator: "\n"))
        return .success
    }

    private static func connect(_ session: Session) async throws -> ExitCode {
        let house = session.system.house
        if let text = try session[address] {
            let address = try HomeAddress(text)
            guard let token = await token(for: address, session) else { return ExitCode(rawValue: 3) }
            try await house.connect(to: address, token: token)
        } else {
            try await house.refresh()
        }
        return try await show(session)
    }

    /// The token that the person types, or pipes in; nil if nobody does.
    private static func token(for address: HomeAddress, _ session: Session) async -> String? {
        let terminal = session.terminal
        if terminal.isInteractive {
            terminal.note("Create a long-lived access token in your profile at \(address.text) and paste it here.")
        }
        let line = await terminal.askSecretly(terminal.text("Token:") + " ")
        guard let token = line?.trimmed, !token.isEmpty else {
            terminal.report("no token was given; run the command at a terminal, or pipe the token in")
            return nil
        }
        return token
    }

    private static func use(_ session: Session) async throws -> ExitCode {
        try await session.system.house.use(session.surroundings.file(try session[file]))
        return try await show(session)
    }

    private static func templates(_ session: Session) async throws -> ExitCode {
        let kept = try await session.system.house.keepTemplates(in: session.surroundings.file(try session[folder]))
        for templates in kept {
            for problem in templates.problems { session.terminal.warn("\(templates.language): \(problem)") }
        }
        try session.list(
            kept, none: nil,
            json: { ["language": $0.language, "groups": $0.groups, "problems": $0.problems.map { "\($0)" }] },
            cells: { [$0.language, String($0.groups)] })
        return .success
    }

    private static func forget(_ session: Session) async throws -> ExitCode {
        let wasKnown = try await session.system.house.forget()
        try session.show(["forgotten": wasKnown], wasKnown ? "Your home is forgotten." : "There was no home to forget.")
        return .success
    }
}

extension HouseSummary {
    fileprivate var json: JSONObject {
        ["address": address, "entities": entities, "areas": areas, "floors": floors, "languages": languages]
    }

    fileprivate func lines(on terminal: Terminal) -> [String] {
        func list(_ names: [String]) -> String {
            names.isEmpty ? "–" : names.map(\.withoutControls).joined(separator: ", ")
        }
        let home: Sentence =
            address.map { "Home Assistant: \($0)" } ?? "Home Assistant: not connected; nothing is switched"
        return [
            home, "Devices: \(entities)", "Rooms: \(list(areas))", "Floors: \(list(floors))",
            "Languages with templates: \(list(languages))",
        ].map(terminal.text)
    }
}
