// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Apps
import BeckonSystem
import CommandLineInterface
import Donations
import Foundation
import Sentences
import Store

/// `beckon donations`: what apps have donated, for developers.
enum DonationCommands {
    private static let limit = Argument<Int?>.option("limit", "N", "lists at most this many; default: 50")
    private static let numbers = Argument<[Int]>.positionals(
        "ID", minimum: 0, "the numbers of the donations in the list")
    private static let app = Argument<String?>.option("app", "APP", "all donations of this app, by identifier or name")
    private static let all = Argument.flag("all", "all donations of every app")

    static func command(in surroundings: Surroundings) -> Command {
        Command(
            "donations", "lists, deletes and watches donations, the actions that apps report",
            has: [
                Command(
                    "list", "lists donations, newest first", takes: [AppArgument.only, limit],
                    examples: [
                        Example("beckon donations list Bank --limit 10", "lists the last ten donations of one app")
                    ],
                    body: surroundings.session(list)),
                Command(
                    "delete", "deletes donations, and actions without any donations left", takes: [numbers, app, all],
                    examples: [
                        Example("beckon donations delete 7 8", "deletes two donations"),
                        Example("beckon donations delete --app Bank", "deletes all donations of one app"),
                    ],
                    body: surroundings.session(delete)),
                Command(
                    "watch", "shows donations as they arrive, until Ctrl-C", takes: [AppArgument.only],
                    examples: [
                        Example("beckon donations watch Bank", "shows one app's donations, and why Beckon refuses some")
                    ],
                    body: surroundings.session(watch)),
            ])
    }

    private static func list(_ session: Session) async throws -> ExitCode {
        let limit = try session[Self.limit] ?? 50
        guard limit > 0 else { throw UsageError("--limit is \(limit)", remedy: "give a number from 1") }
        let app = try await session.app(AppArgument.only)
        let words = try await session.words()
        try session.list(
            try await session.system.donations.list(app: app?.id.text, limit: limit),
            none: app.map { "\($0.id) has donated nothing." } ?? "No app has donated anything.",
            styling: [.cyan, .faint, .bold, nil, .faint], json: { $0.json(words) }
        ) { donation in
            [
                String(donation.id), words.time(donation.record.moment), words.title(of: donation.action),
                words.app(of: donation.action), donation.names.joined(separator: " · "),
            ]
        }
        return .success
    }

    private static func delete(_ session: Session) async throws -> ExitCode {
        let (numbers, isAll, isOne) = (try session[Self.numbers], try session[all], try session[app] != nil)
        guard [!numbers.isEmpty, isOne, isAll].count(where: \.self) == 1 else {
            throw UsageError(
                "no donations are named", remedy: "give their numbers, --app APP or --all")
        }
        let donations = session.system.donations
        let removed: RemovedDonations
        if let app = try await session.app(Self.app) {
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
        let count: Sentence = removed.count == 1 ? "1 donation" : "\(removed.count) donations"
        let actions: Sentence = removed.actions.count == 1 ? "1 action" : "\(removed.actions.count) actions"
        try session.show(removed.json, "Deleted \(count) and \(actions).")
        return .success
    }

    private static func watch(_ session: Session) async throws -> ExitCode {
        guard session.system.options.isShared else {
            throw UsageError(
                "no daemon is running, so there is nothing to watch", remedy: "start one with 'beckon serve'")
        }
        let app = try await session.app(AppArgument.only)
        let events = session.system.donations.events()
        var words = try await session.words()
        if session.isJSON {
            try session.terminal.output.json(["event": "ready"])
        } else {
            session.terminal.note(
                app.map { "Watching what \($0.id) donates, until Ctrl-C." } ?? "Watching all donations, until Ctrl-C.")
        }
        for await event in events where event.concerns(app?.id.text) {
            if case .accepted(let donation, _) = event, !words.knows(donation.action) {
                // Installed, or replaced, since.
                words = session.words(of: try await session.system.apps.catalog())
            }
            try session.show(event.json(words), line: event.line(words, on: session.terminal))
        }
        // The stream ends when the command is cancelled: that is how to stop watching.
        return .success
    }
}

extension DonationEvent {
    /// Whether it is about the app; about any where none is named.
    fileprivate func concerns(_ app: String?) -> Bool {
        guard let app else { return true }
        return switch self {
        case .accepted(let donation, _): donation.action.app == app
        case .passedOver(let owner, _), .refused(let owner, _, _): owner == app
        case .forgotten(let owner, _, _): owner == nil || owner == app
        }
    }

    /// For a person.
    fileprivate func line(_ words: ActionWords, on terminal: Terminal) -> String {
        let output = terminal.output
        switch self {
        case .accepted(let donation, _):
            let numbers = terminal.text("donation \(donation.id), action \(donation.action.id)")
            return output.styled(words.time(donation.action.used), .faint) + "  "
                + words.app(of: donation.action).isolated + ": "
                + output.styled(words.title(of: donation.action).isolated, .bold)
                + output.styled("  " + ([numbers] + donation.names).joined(separator: " · "), .faint)
        case .passedOver(let app, let intent):
            return terminal.text("\(app): \(intent) was not stored, because learning is off for the app")
        case .refused(_, let bundle, let text): return terminal.text("\(bundle): refused: \(text.isolated)")
        case .forgotten(let app, let donations, let actions):
            let numbers = actions.map(String.init).joined(separator: ", ")
            let owner: Sentence = app.map { "\($0)" } ?? "all apps"
            let count: Sentence = donations == 1 ? "1 donation" : "\(donations) donations"
            return switch actions.count {
            case 0: terminal.text("\(owner): forgot \(count)")
            case 1: terminal.text("\(owner): forgot \(count) and action \(numbers)")
            default: terminal.text("\(owner): forgot \(count) and actions \(numbers)")
            }
        }
    }
}
