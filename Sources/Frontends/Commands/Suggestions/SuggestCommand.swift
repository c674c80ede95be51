// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Apps
import BeckonSystem
import CommandLineInterface
import Conversation
import Donations
import Foundation
import HomeScreen
import Sentences
import Store
import SystemTexts

/// `beckon suggest`: what a person is likely to do next, and what they say to it.
enum SuggestCommand {
    private static let answer = Argument<[String]>.positionals(
        "ANSWER", minimum: 0, "'accept ID' or 'dismiss ID': tells Beckon whether you wanted the action")
    private static let date = Argument<DateText?>.option("at", "DATE", "suggests for this time instead of now")
    private static let place = Argument<String?>.option("place", "PLACE", "where you are, in your own words")
    private static let surface = Argument<Surface?>.option(
        "surface", "SURFACE",
        "where suggestions appear: 'lock' (the lock screen, after a pause), 'after' (right after another action) or "
            + "'search' (default)")
    private static let limit = Argument<Int?>.option("limit", "N", "suggests at most this many; default: 5")
    private static let evaluation = Argument<String?>.option(
        "evaluate", "FILE", "reads a recording and writes predictions for its test rows")
    private static let output = Argument<String?>.option(
        "output", "FILE", "writes predictions to this file instead of the terminal")

    static func command(in surroundings: Surroundings) -> Command {
        Command(
            "suggest", "suggests what you are likely to do next, with reasons",
            takes: [answer, date, place, surface, limit, evaluation, output],
            examples: [
                Example("beckon suggest --surface lock", "suggests what suits a lock screen now"),
                Example("beckon suggest --at 2026-11-20T18:30 --place home", "suggests for another time and place"),
                Example("beckon suggest dismiss 7", "tells Beckon that you didn't want action 7 now"),
                Example(
                    "beckon suggest --evaluate events.tsv --output predictions.tsv",
                    "writes predictions to compare with those of other engines"),
            ]
        ) { arguments, terminal in
            if let file = try arguments[evaluation] {
                try arguments.refuse([answer, date, place, surface, limit], "with --evaluate")
                let output = try arguments[output].map(surroundings.file)
                return try RecordingEvaluation(file: surroundings.file(file), output: output).run(on: terminal)
            }
            try arguments.refuse([output], "without --evaluate")
            return try await suggest(try await Session(arguments, on: terminal, in: surroundings))
        }
    }

    private static func suggest(_ session: Session) async throws -> ExitCode {
        let place = try session[Self.place]
        let answer = try session[Self.answer]
        if !answer.isEmpty {
            try session.arguments.refuse([date, surface, limit], "with an answer, which is about now")
            return try await teach(answer, place: place, session)
        }
        let limit = try session[Self.limit] ?? 5
        guard (1...100).contains(limit) else {
            throw UsageError("the limit is \(limit)", remedy: "give a number from 1 to 100")
        }
        let date = try session[Self.date].flatMap { $0.date(in: session.surroundings.calendar.timeZone) }
        let offers = try await session.system.offers.offers(
            at: date, place: place, on: try session[Self.surface] ?? .search, limit: limit)
        try await show(offers, place: place, session)
        return .success
    }

    private static func show(_ offers: [Offer], place: String?, _ session: Session) async throws {
        let words = try await session.words()
        var titles: [Int64: String] = [:]
        for action in try await session.system.donations.actions() {
            titles[Int64(action.id)] = words.title(of: action)
        }
        func why(_ offer: Offer) -> String {
            offer.reason.sentence(in: session.language, place: place?.isolated) { titles[$0]?.isolated }
        }
        let none = Texts<SuggestionText>(session.language)(titles.isEmpty ? .nothing : .nothingElse)
        try session.list(offers, none: Sentence(verbatim: none)) { offer in
            [
                "id": offer.action.id, "app": offer.action.app, "title": words.title(of: offer.action),
                "why": why(offer),
                // More digits would say more than is known.
                "probability": offer.probability.map { ($0 * 10_000).rounded() / 10_000 },
            ]
        } cells: { offer in
            [String(offer.action.id), words.title(of: offer.action), words.app(of: offer.action), why(offer)]
        }
    }

    private static func teach(_ answer: [String], place: String?, _ session: Session) async throws -> ExitCode {
        guard answer.count == 2, let action = Int(answer[1]) else {
            throw UsageError(
                "‘\(answer.joined(separator: " "))’ is not an answer to a suggestion",
                remedy: "give 'accept ID' or 'dismiss ID', with a number that 'beckon suggest' shows")
        }
        switch answer[0] {
        case "accept": try await session.system.offers.accept(action, place: place)
        case "dismiss": try await session.system.offers.dismiss(action, place: place)
        default:
            throw UsageError("‘\(answer[0])’ is not an answer to a suggestion", remedy: "give 'accept' or 'dismiss'")
        }
        session.tell(line: Texts<SuggestionText>(session.language)(.learned))
        return .success
    }
}
