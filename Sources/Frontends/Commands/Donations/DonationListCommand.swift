// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Apps
import BeckonSystem
import CommandLineInterface
import Donations
import Sentences
import Store

/// `beckon donations list`: the latest donations.
struct DonationListCommand: Sendable {
    let surroundings: Surroundings

    private static let app = Argument<String?>.optionalPositional("APP", "only of this app, by identifier or name")
    private static let limit = Argument<Int?>.option("limit", "N", "this many at most; 50 if absent")

    var command: Command {
        Command(
            "list", "lists what apps have donated, the latest first", takes: [Self.app, Self.limit],
            examples: [Example("beckon donations list Bank --limit 10", "lists one app's last ten")], body: run)
    }

    private func run(_ arguments: ParsedArguments, _ terminal: Terminal) async throws -> ExitCode {
        let limit = try arguments[Self.limit] ?? 50
        guard limit > 0 else { throw UsageError("--limit is \(limit)", remedy: "give a number from 1") }
        let session = try await Session(arguments, surroundings)
        let catalog = try await session.catalog(warning: terminal)
        let app = try arguments[Self.app].map { try IntentFinder(catalog: catalog, language: session.language).app($0) }
        let donations = try await session.system.donations.list(app: app?.id.text, limit: limit)
        let words = session.words(of: catalog)
        if session.isJSON {
            for donation in donations { try terminal.output.json(DonationDescription(donation, words)) }
            return .success
        }
        guard !donations.isEmpty else {
            terminal.note(app.map { "\($0.id) has donated nothing." } ?? "No app has donated anything.")
            return .success
        }
        let rows = donations.map { donation in
            [
                String(donation.id), words.time(donation.record.moment), words.title(of: donation.action),
                words.app(of: donation.action),
                [donation.record.identifier, donation.record.group].compactMap { $0?.isolated }
                    .joined(separator: " · "),
            ]
        }
        TextTable(rows).lines(styling: [.cyan, .faint, .bold, nil, .faint], on: terminal.output)
            .forEach { terminal.output.line($0) }
        return .success
    }
}
