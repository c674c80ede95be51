// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Apps
import Assistant
import BeckonSystem
import CommandLineInterface
import Conversation
import Descriptors
import Drawing
import Foundation
import HomeScreen
import IntentDefinition
import Panels
import Sentences
import Wire

/// `beckon panel`: an intent's panels, without a conversation.
struct PanelCommand: Sendable {
    let surroundings: Surroundings

    private static let app = Argument<String>.positional("APP", "the app's identifier or name")
    private static let values = Argument<[String]>.positionals(
        "NAME=VALUE", minimum: 0, "values of parameters and of the answer; the others are made up")
    private static let intent = Argument<String?>.option(
        "intent", "INTENT", "the intent; may be left out where the app has one only")
    private static let codes = Argument<[String]>.options(
        "code", "CODE", "the answers to see, by the names of their codes; without it, ready and all that the intent has"
    )
    private static let output = Argument<String?>.option(
        "output", "FILE.png", "draws a sheet of them, light and dark, with what the app draws itself")
    private static let scale = Argument<ScaleNumber?>.option(
        "scale", "N", "pixels of a point on the sheet; 2 unless given")

    var command: Command {
        Command(
            "panel", "shows the panels of an intent, for every answer it may give",
            takes: [Self.app, Self.values, Self.intent, Self.codes, Self.output, Self.scale],
            examples: [
                Example("beckon panel Pizzeria --output panels.png", "draws the panel of every answer, light and dark"),
                Example("beckon panel Pizzeria --intent OrderPizza --code closed", "shows one as text"),
            ],
            body: run)
    }

    private func run(_ arguments: ParsedArguments, _ terminal: Terminal) async throws -> ExitCode {
        let file = try arguments[Self.output].map { surroundings.file($0) }
        let scale = Double(try arguments[Self.scale]?.scale.rawValue ?? 2)
        let session = try await Session(arguments, surroundings)
        let catalog = try await session.catalog(warning: terminal)
        let finder = IntentFinder(catalog: catalog, language: session.language)
        let app = try finder.app(try arguments[Self.app])
        let intent = try find(try arguments[Self.intent], in: app, finder)
        let cases = try PanelCases(
            app: app, intent: intent, language: session.language, texts: try texts(try arguments[Self.values], intent)
        ).subjects(codes: try arguments[Self.codes])
        guard let file else {
            try tell(cases, isJSON: session.isJSON, terminal)
            return .success
        }
        let panels = Panels(over: try session.transport(warning: terminal), language: session.language)
        return try await session.finishing(on: terminal) {
            let sources = try await draw(cases, with: panels, at: scale, to: file, session.language, terminal)
            if session.isJSON { try describe(cases, sources, terminal) }
            return sources.values.contains(.instead) ? .failure : .success
        }
    }

    /// The panels without a picture: as boxes, or as values.
    private func tell(
        _ cases: [(code: String, subject: PanelSubject)], isJSON: Bool, _ terminal: Terminal
    ) throws {
        if isJSON { return try describe(cases, [:], terminal) }
        for (code, subject) in cases {
            terminal.output.line(code)
            PanelBox(words: subject.words).lines.forEach { terminal.output.line($0) }
        }
    }

    /// - Parameter sources: By code; the system has drawn what is not in it.
    private func describe(
        _ cases: [(code: String, subject: PanelSubject)], _ sources: [String: PanelDescription.Source],
        _ terminal: Terminal
    ) throws {
        for (code, subject) in cases {
            try terminal.output.json(PanelDescription(code, subject.words, source: sources[code] ?? .standard))
        }
    }

    private func find(
        _ name: String?, in app: InstalledApp, _ finder: IntentFinder
    ) throws(UsageError) -> OfferedIntent {
        if let name { return try finder.intent(name, of: app) }
        guard !app.intents.isEmpty else {
            throw UsageError(
                "\(app.name(in: finder.language)) has no intents, and so no panels",
                remedy: "choose another app; 'beckon intents' lists them with their intents")
        }
        guard app.intents.count == 1, let only = app.intents.first else {
            throw UsageError(
                "\(app.name(in: finder.language)) has \(app.intents.count) intents",
                remedy: "choose one with --intent: \(app.intents.map(\.declaration.name).joined(separator: ", "))")
        }
        return only
    }

    private func texts(_ words: [String], _ intent: OfferedIntent) throws(UsageError) -> [String: String] {
        let names =
            intent.declaration.parameters.map(\.name) + (intent.declaration.response?.properties ?? []).map(\.name)
        var texts: [String: String] = [:]
        for word in words {
            guard let equals = word.firstIndex(of: "="), names.contains(String(word[..<equals])) else {
                throw UsageError(
                    "'\(word)' gives nothing of \(intent.className) a value",
                    remedy: "write NAME=VALUE with one of \(names.joined(separator: ", "))")
            }
            texts[String(word[..<equals])] = String(word[word.index(after: equals)...])
        }
        return texts
    }

    private func draw(
        _ cases: [(code: String, subject: PanelSubject)], with panels: Panels, at scale: Double, to file: URL,
        _ language: String, _ terminal: Terminal
    ) async throws -> [String: PanelDescription.Source] {
        var rows: [ContactSheet.Row] = []
        var sources: [String: PanelDescription.Source] = [:]
        var complaints: Set<Sentence> = []
        for (code, subject) in cases {
            var row = ContactSheet.Row(caption: code, pictures: [:])
            for appearance in PanelRequest.Appearance.allCases {
                let surface = PanelSurface(scale: scale, appearance: appearance, language: language)
                let picture = try await panels.picture(of: subject, on: surface)
                row.pictures[appearance] = picture.bitmap
                if sources[code] != .instead { sources[code] = PanelDescription.Source(picture.source) }
                if case .instead(let reason, let detail) = picture.source, complaints.insert(reason).inserted {
                    terminal.warn("\(code) is not the app's own panel: \(reason)\(detail.map { "\n\($0)" } ?? "")")
                }
            }
            rows.append(row)
        }
        try write(try ContactSheet(rows, width: PanelSurface().width, scale: scale).bitmap().png(), to: file)
        return sources
    }

    private func write(_ png: Data, to file: URL) throws(UsageError) {
        do {
            try OutputFile.write(png, to: file)
        } catch {
            throw UsageError(
                "\(file.path(percentEncoded: false)) takes no picture: \(SystemError.reason(of: error))",
                remedy: "give a file that you can write")
        }
    }
}
