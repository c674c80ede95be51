// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Apps
import Assistant
import BeckonSystem
import CommandLineInterface
import Conversation
import Drawing
import Foundation
import HomeScreen
import IntentDefinition
import Panels
import Sentences
import Wire

/// `beckon panel`: an intent's panels, without a conversation.
enum PanelCommand {
    private static let values = Argument<[String]>.positionals(
        "NAME=VALUE", minimum: 0, "values of parameters and response properties; others get sample values")
    private static let intent = Argument<String?>.option(
        "intent", "INTENT", "the intent; optional if the app has only one")
    private static let codes = Argument<[String]>.options(
        "code", "CODE",
        "shows the panel for this response code; repeat to show several; default: 'ready' and every code of the intent"
    )
    private static let output = Argument<String?>.option(
        "output", "FILE.png", "draws all panels into one picture, light and dark, including those that the app draws")
    private static let scale = Argument<ScaleNumber?>.option(
        "scale", "N", "pixels per point; default: 2")

    static func command(in surroundings: Surroundings) -> Command {
        Command(
            "panel", "shows an intent's panels: a card for each possible response",
            takes: [AppArgument.named, values, intent, codes, output, scale],
            examples: [
                Example(
                    "beckon panel Pizzeria --output panels.png", "draws the panel for every response, light and dark"),
                Example("beckon panel DailyPunch --intent PunchIn --code failureUnLogin", "shows one panel as text"),
            ],
            body: surroundings.session(run))
    }

    /// A panel of an intent, by the name of its answer's code.
    private typealias Case = (code: String, subject: PanelSubject)

    private static func run(_ session: Session) async throws -> ExitCode {
        let finder = try await session.finder()
        let app = try await session.app()
        let intent = try find(try session[Self.intent], in: app, finder)
        let cases = try PanelCases(
            app: app, intent: intent, language: session.language, texts: try texts(try session[values], intent)
        ).subjects(codes: try session[codes])
        guard let file = try session[output].map(session.surroundings.file) else {
            for (code, subject) in cases {
                let box = PanelBox(words: subject.words).lines
                try session.show(
                    json(code, subject.words, by: .standard), line: ([code] + box).joined(separator: "\n"))
            }
            return .success
        }
        return try await session.finishing {
            let sources = try await draw(cases, to: file, session)
            if session.isJSON {
                for (code, subject) in cases {
                    try session.terminal.output.json(json(code, subject.words, by: sources[code] ?? .standard))
                }
            }
            return sources.values.contains(where: \.isInstead) ? .failure : .success
        }
    }

    private static func json(_ code: String, _ words: PanelWords, by source: PanelPicture.Source) -> JSONObject {
        [
            "code": code, "title": words.title, "text": words.text, "tick": words.hasTick, "content": words.content,
            "source": source.word,
        ]
    }

    private static func find(
        _ name: String?, in app: InstalledApp, _ finder: IntentFinder
    ) throws(UsageError) -> OfferedIntent {
        if let name { return try finder.intent(name, of: app) }
        guard !app.intents.isEmpty else {
            throw UsageError(
                "\(app.name(in: finder.language)) has no intents and therefore no panels",
                remedy: "choose another app; 'beckon intents' lists them with their intents")
        }
        guard app.intents.count == 1, let only = app.intents.first else {
            throw UsageError(
                "\(app.name(in: finder.language)) has \(app.intents.count) intents",
                remedy: "choose one with --intent: \(app.intents.map(\.declaration.name).joined(separator: ", "))")
        }
        return only
    }

    private static func texts(_ words: [String], _ intent: OfferedIntent) throws(UsageError) -> [String: String] {
        let names =
            intent.declaration.parameters.map(\.name) + (intent.declaration.response?.properties ?? []).map(\.name)
        var texts: [String: String] = [:]
        for word in words {
            guard let equals = word.firstIndex(of: "="), names.contains(String(word[..<equals])) else {
                throw UsageError(
                    "'\(word)' sets neither a parameter nor a property of \(intent.className)",
                    remedy: "write NAME=VALUE with one of \(names.joined(separator: ", "))")
            }
            texts[String(word[..<equals])] = String(word[word.index(after: equals)...])
        }
        return texts
    }

    /// - Returns: Who has drawn each, by code.
    private static func draw(
        _ cases: [Case], to file: URL, _ session: Session
    ) async throws -> [String: PanelPicture.Source] {
        let panels = Panels(over: try session.transport(), language: session.language)
        let scale = Double(try session[Self.scale]?.scale.rawValue ?? 2)
        var rows: [ContactSheet.Row] = []
        var sources: [String: PanelPicture.Source] = [:]
        var complaints: Set<Sentence> = []
        for (code, subject) in cases {
            var row = ContactSheet.Row(caption: code, pictures: [:])
            for appearance in PanelRequest.Appearance.allCases {
                let surface = PanelSurface(scale: scale, appearance: appearance, language: session.language)
                let picture = try await panels.picture(of: subject, on: surface)
                row.pictures[appearance] = picture.bitmap
                if sources[code]?.isInstead != true { sources[code] = picture.source }
                if case .instead(let reason, let detail) = picture.source, complaints.insert(reason).inserted {
                    session.terminal.warn(
                        "\(code) is not the app's own panel: \(reason)\(detail.map { "\n\($0)" } ?? "")")
                }
            }
            rows.append(row)
        }
        let sheet = try ContactSheet(rows, width: PanelSurface().width, scale: scale).bitmap()
        try OutputFile.write(picture: try sheet.png(), to: file)
        return sources
    }
}

extension PanelPicture.Source {
    fileprivate var isInstead: Bool { word == "instead" }

    /// `app` is the app's Intents UI extension, `standard` the system, or none where no picture is made, `instead` the
    /// system where the extension failed.
    fileprivate var word: String {
        switch self {
        case .app: "app"
        case .standard: "standard"
        case .instead: "instead"
        }
    }
}
