// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Apps
import BeckonSystem
import CommandLineInterface
import Conversation
import Foundation
import Offers
import Sentences
import Store
import SystemTexts

/// `beckon suggest`: what a person is likely to do next, and what they say to it.
struct SuggestCommand: Sendable {
    let surroundings: Surroundings

    private static let answer = Argument<[String]>.positionals(
        "ANSWER", minimum: 0, "'accept ID' or 'dismiss ID': says that the action was wanted or not")
    private static let date = Argument<DateText?>.option("at", "DATE", "at this time instead of now")
    private static let place = Argument<String?>.option("place", "PLACE", "where you are, as you call it")
    private static let surface = Argument<Surface?>.option(
        "surface", "SURFACE", "'lock' after a pause, 'after' right after something was done; 'search' if absent")
    private static let limit = Argument<Int?>.option("limit", "N", "this many at most; 5 if absent")
    private static let evaluation = Argument<String?>.option(
        "evaluate", "FILE", "reads a recording instead, and writes predictions of its test rows")
    private static let output = Argument<String?>.option(
        "output", "FILE", "writes the predictions to this file instead of the terminal")

    var command: Command {
        Command(
            "suggest", "offers what you are likely to do next, and says why",
            takes: [
                Self.answer, Self.date, Self.place, Self.surface, Self.limit, Self.evaluation, Self.output,
            ],
            examples: [
                Example("beckon suggest --surface lock", "offers what suits a lock screen now"),
                Example("beckon suggest --at 2026-11-20T18:30 --place home", "offers for another time and place"),
                Example("beckon suggest dismiss 7", "teaches that action 7 was not wanted now"),
                Example("beckon suggest --evaluate events.tsv --output predictions.tsv", "compares with other engines"),
            ],
            body: run)
    }

    private func run(_ arguments: ParsedArguments, _ terminal: Terminal) async throws -> ExitCode {
        if let file = try arguments[Self.evaluation] {
            try arguments.refuse([Self.answer, Self.date, Self.place, Self.surface, Self.limit], "with --evaluate")
            let output = try arguments[Self.output].map(surroundings.file)
            return try RecordingEvaluation(file: surroundings.file(file), output: output).run(on: terminal)
        }
        try arguments.refuse([Self.output], "without --evaluate")
        let session = try await Session(arguments, surroundings)
        let place = try arguments[Self.place]
        let answer = try arguments[Self.answer]
        if !answer.isEmpty {
            try arguments.refuse([Self.date, Self.surface, Self.limit], "with an answer, which is about now")
            return try await teach(answer, place: place, session, terminal)
        }
        let limit = try arguments[Self.limit] ?? 5
        guard (1...100).contains(limit) else {
            throw UsageError("the limit is \(limit)", remedy: "give a number from 1 to 100")
        }
        let date = try arguments[Self.date].flatMap { $0.date(in: surroundings.calendar.timeZone) }
        let offers = try await session.system.offers.offers(
            at: date, place: place, on: try arguments[Self.surface] ?? .search, limit: limit)
        try await show(offers, place: place, session, terminal)
        return .success
    }

    private func show(_ offers: [Offer], place: String?, _ session: Session, _ terminal: Terminal) async throws {
        let catalog = try await session.catalog(warning: terminal)
        let words = session.words(of: catalog)
        var titles: [Int64: String] = [:]
        for action in try await session.store.actions(at: surroundings.now().date) {
            titles[Int64(action.id)] = words.title(of: action)
        }
        let descriptions = offers.map { offer in
            OfferDescription(
                offer, title: words.title(of: offer.action),
                why: offer.reason.sentence(in: session.language, place: place?.isolated) { titles[$0]?.isolated })
        }
        if session.isJSON {
            for description in descriptions { try terminal.output.json(description) }
        } else if offers.isEmpty {
            terminal.errors.line(Texts<SuggestionText>(session.language)(titles.isEmpty ? .nothing : .nothingElse))
        } else {
            let rows = zip(offers, descriptions).map { offer, description in
                [String(description.id), description.title, words.app(of: offer.action), description.why]
            }
            TextTable(rows).lines(styling: [.cyan, .bold, nil, .faint], on: terminal.output)
                .forEach { terminal.output.line($0) }
        }
    }

    private func teach(
        _ answer: [String], place: String?, _ session: Session, _ terminal: Terminal
    ) async throws -> ExitCode {
        guard answer.count == 2, let action = Int(answer[1]) else {
            throw UsageError(
                "‘\(answer.joined(separator: " "))’ is no answer to a suggestion",
                remedy: "give 'accept ID' or 'dismiss ID', with a number that 'beckon suggest' shows")
        }
        switch answer[0] {
        case "accept": try await session.system.offers.accept(action, place: place)
        case "dismiss": try await session.system.offers.dismiss(action, place: place)
        default:
            throw UsageError("‘\(answer[0])’ is no answer to a suggestion", remedy: "give 'accept' or 'dismiss'")
        }
        if !session.isJSON { terminal.output.line(Texts<SuggestionText>(session.language)(.learned)) }
        return .success
    }
}
