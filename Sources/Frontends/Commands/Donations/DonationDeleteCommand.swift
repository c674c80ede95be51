// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Apps
import BeckonSystem
import CommandLineInterface
import Donations
import Sentences
import Store

/// `beckon donations delete`: takes donations back, and the actions that none is left of.
struct DonationDeleteCommand: Sendable {
    /// What `--json` prints.
    private struct Removal: Encodable {
        var donations: Int
        /// The numbers of the actions that are gone with them.
        var actions: [Int]
    }

    let surroundings: Surroundings

    private static let numbers = Argument<[Int]>.positionals("ID", minimum: 0, "donations by their numbers in the list")
    private static let app = Argument<String?>.option("app", "APP", "all donations of this app, by identifier or name")
    private static let all = Argument.flag("all", "all donations of every app")

    var command: Command {
        Command(
            "delete", "deletes donations, and the actions that none is left of",
            takes: [Self.numbers, Self.app, Self.all],
            examples: [
                Example("beckon donations delete 7 8", "deletes two donations"),
                Example("beckon donations delete --app Bank", "deletes all of one app"),
            ],
            body: run)
    }

    private func run(_ arguments: ParsedArguments, _ terminal: Terminal) async throws -> ExitCode {
        let (numbers, name, isAll) = (try arguments[Self.numbers], try arguments[Self.app], try arguments[Self.all])
        guard [!numbers.isEmpty, name != nil, isAll].count(where: \.self) == 1 else {
            throw UsageError(
                "it is not said which donations to delete", remedy: "give either their numbers, --app APP or --all")
        }
        let session = try await Session(arguments, surroundings)
        let donations = session.system.donations
        let removed: RemovedDonations
        if let name {
            let catalog = try await session.catalog(warning: terminal)
            let app = try IntentFinder(catalog: catalog, language: session.language).app(name)
            removed = try await donations.deleteAll(of: app.id.text)
        } else if isAll {
            removed = try await donations.deleteAll()
        } else {
            removed = try await donations.delete(numbers)
            guard removed.count > 0 else {
                let all = numbers.map(String.init).joined(separator: ", ")
                throw UsageError("there is no donation \(all)", remedy: "see 'beckon donations list'")
            }
        }
        if session.isJSON {
            try terminal.output.json(Removal(donations: removed.count, actions: removed.actions.sorted()))
        } else {
            let donations: Sentence = removed.count == 1 ? "1 donation" : "\(removed.count) donations"
            let actions: Sentence = removed.actions.count == 1 ? "1 action" : "\(removed.actions.count) actions"
            terminal.say("Deleted \(donations) and \(actions).")
        }
        return .success
    }
}
