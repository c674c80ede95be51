// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Apps
import CommandLineInterface
import Sentences
import Store

/// `beckon phrase proposed`: the actions that apps propose to give a phrase to.
struct PhraseProposedCommand: Sendable {
    let surroundings: Surroundings

    private static let app = Argument<String?>.optionalPositional("APP", "only of this app, by identifier or name")

    var command: Command {
        Command(
            "proposed", "lists the actions that apps propose to give a phrase to", takes: [Self.app],
            examples: [
                Example("beckon phrase proposed Bank", "lists what the bank proposes"),
                Example("beckon phrase add \"Euro\" --proposed 2", "gives the second one a phrase"),
            ],
            body: run)
    }

    private func run(_ arguments: ParsedArguments, _ terminal: Terminal) async throws -> ExitCode {
        let session = try await Session(arguments, surroundings)
        let catalog = try await session.catalog(warning: terminal)
        let app = try arguments[Self.app].map { try IntentFinder(catalog: catalog, language: session.language).app($0) }
        let proposals = try await session.store.proposals(of: app?.id.text)
        let words = session.words(of: catalog)
        try ActionListing(actions: proposals.map { AppActionDescription($0, words) }, words: words).show(
            asJSON: session.isJSON, nothing: app.map { "\($0.id) proposes nothing." } ?? "No app proposes anything.",
            on: terminal)
        return .success
    }
}
