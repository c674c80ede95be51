// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Apps
import CommandLineInterface
import Store

/// `beckon shortcuts proposed`: what apps propose to give a phrase to.
struct ShortcutsProposedCommand: Sendable {
    let surroundings: Surroundings

    private static let app = Argument<String?>.optionalPositional("APP", "only of this app, by identifier or name")

    var command: Command {
        Command(
            "proposed", "lists the shortcuts that apps propose to give a phrase to", takes: [Self.app],
            examples: [
                Example("beckon shortcuts proposed Bank", "lists what the bank proposes"),
                Example("beckon phrase add \"Euro\" --proposal 2", "gives the second one a phrase"),
            ],
            body: run)
    }

    private func run(_ arguments: ParsedArguments, _ terminal: Terminal) async throws -> ExitCode {
        let session = try await Session(arguments, surroundings)
        let catalog = try await session.catalog(warning: terminal)
        let app = try arguments[Self.app].map { try IntentFinder(catalog: catalog, language: session.language).app($0) }
        let proposals = try await session.store.proposals(of: app?.id.text)
        let words = session.words(of: catalog)
        if session.isJSON {
            for proposal in proposals { try terminal.output.json(ShortcutDescription(proposal, words)) }
            return .success
        }
        guard !proposals.isEmpty else {
            terminal.errors.line("\(app?.id.text ?? "No app") proposes \(app == nil ? "anything" : "nothing").")
            return .success
        }
        let rows = proposals.map { proposal in
            [
                String(proposal.id), words.title(of: proposal), words.app(proposal.app),
                words.phrase(of: proposal.shortcut).map { "“\($0)”" } ?? "",
            ]
        }
        TextTable(rows).lines(styling: [.cyan, .bold, nil, .faint], on: terminal.output)
            .forEach { terminal.output.line($0) }
        return .success
    }
}
