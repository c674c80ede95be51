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

/// `beckon donations watch`: what apps donate, as it arrives.
struct DonationWatchCommand: Sendable {
    let surroundings: Surroundings

    private static let app = Argument<String?>.optionalPositional("APP", "only of this app, by identifier or name")

    var command: Command {
        Command(
            "watch", "shows what apps donate, as it arrives, until Ctrl-C", takes: [Self.app],
            examples: [Example("beckon donations watch Bank", "shows one app's donations, and why some are refused")],
            body: run)
    }

    private func run(_ arguments: ParsedArguments, _ terminal: Terminal) async throws -> ExitCode {
        let session = try await Session(arguments, surroundings)
        guard session.system.options.isShared else {
            throw UsageError(
                "no system runs on this state folder, so there is nothing to watch; what other commands start alone "
                    + "is in 'beckon donations list' afterwards",
                remedy: "start one with 'beckon serve'")
        }
        let catalog = try await session.catalog(warning: terminal)
        let app = try arguments[Self.app].map { try IntentFinder(catalog: catalog, language: session.language).app($0) }
        let events = session.system.donations.events()
        var words = session.words(of: catalog)
        if session.isJSON {
            try terminal.output.json(["event": "ready"])
        } else {
            terminal.note(
                app.map { "Watching what \($0.id) donates, until Ctrl-C." } ?? "Watching all donations, until Ctrl-C.")
        }
        for await event in events where event.concerns(app?.id.text) {
            if case .accepted(let donation, _) = event, !words.knows(donation.action) {
                // Installed, or replaced, since.
                words = session.words(of: try await session.system.apps.catalog())
            }
            if session.isJSON {
                try terminal.output.json(DonationEventDescription(event, words))
            } else {
                show(event, words, on: terminal)
            }
        }
        // The stream ends when the command is cancelled: that is how to stop watching.
        return .success
    }

    private func show(_ event: DonationEvent, _ words: ActionWords, on terminal: Terminal) {
        let output = terminal.output
        switch event {
        case .accepted(let donation, _):
            let names = [donation.record.identifier, donation.record.group].compactMap { $0?.isolated }
            output.line(
                output.styled(words.time(donation.action.used), .faint) + "  "
                    + words.app(of: donation.action).isolated
                    + ": " + output.styled(words.title(of: donation.action).isolated, .bold)
                    + output.styled(
                        "  " + terminal.text("donation \(donation.id), action \(donation.action.id)")
                            + names.map { " · \($0)" }.joined(), .faint))
        case .passedOver(let app, let intent):
            terminal.say("\(app): \(intent) was not kept, as the app is not to be learned from")
        case .refused(_, let bundle, let text):
            terminal.say("\(bundle): refused: \(text.isolated)")
        case .forgotten(let app, let donations, let actions):
            let numbers = actions.map(String.init).joined(separator: ", ")
            let owner: Sentence = app.map { "\($0)" } ?? "all apps"
            let count: Sentence = donations == 1 ? "1 donation" : "\(donations) donations"
            switch actions.count {
            case 0: terminal.say("\(owner): forgot \(count)")
            case 1: terminal.say("\(owner): forgot \(count) and action \(numbers)")
            default: terminal.say("\(owner): forgot \(count) and actions \(numbers)")
            }
        }
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
}
