// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import AppHost
import Apps
import Assistant
import BeckonSystem
import CommandLineInterface
import Conversation
import Descriptors
import Drawing
import Foundation
import HomeScreen
import Sentences
import Wire

/// `beckon screenshot`: the device's screen as a picture, without a browser.
struct ScreenshotCommand: Sendable {
    /// What `--json` prints.
    private struct Description: Encodable {
        /// The app that is seen; nil for the home screen.
        var app: String?
        var file: String
        var width: Int
        var height: Int
    }

    let surroundings: Surroundings

    private static let file = Argument<String>.positional("FILE.png", "where the picture goes")
    private static let app = Argument<String?>.option(
        "app", "APP", "opens the app first; without it, the app in front, or else the home screen")
    private static let isDark = Argument.flag("dark", "in dark; otherwise as the device is, light where none looks")
    private static let scale = Argument<ScaleNumber?>.option(
        "scale", "N", "pixels of a point; otherwise as the device has, 2 where none looks")

    var command: Command {
        Command(
            "screenshot", "draws what is on the device's screen: the app in front, or the home screen",
            takes: [Self.file, Self.app, Self.isDark, Self.scale],
            examples: [
                Example("beckon screenshot screen.png", "the screen of the system that runs"),
                Example("beckon screenshot bank.png --app Bank --dark", "opens the app, and looks at it in dark"),
            ],
            body: run)
    }

    private func run(_ arguments: ParsedArguments, _ terminal: Terminal) async throws -> ExitCode {
        let file = surroundings.file(try arguments[Self.file])
        let (isDark, scale) = (try arguments[Self.isDark], try arguments[Self.scale])
        let name = try arguments[Self.app]
        let session = try await Session(arguments, surroundings)
        let catalog = try await session.catalog(warning: terminal)
        return try await session.finishing(on: terminal) {
            if let name {
                let app = try IntentFinder(catalog: catalog, language: session.language).app(name)
                _ = try await session.open(app, on: terminal)
            }
            let host = session.system.startedAppHost
            let known = host?.display ?? .phone()
            let display = ScreenDisplay(
                size: known.size, scale: scale?.scale.rawValue ?? known.scale,
                appearance: isDark ? .dark : known.appearance)
            let picture = DevicePicture(
                display: display, time: surroundings.now().date, calendar: surroundings.calendar,
                language: session.language)
            let front = await host?.inFront
            let bitmap =
                if let front, let host {
                    try await screen(of: front, in: host, picture)
                } else {
                    try picture.home(await tiles(of: catalog, session.language, terminal))
                }
            try write(bitmap.png(), to: file)
            if session.isJSON {
                try terminal.output.json(
                    Description(
                        app: front, file: file.path(percentEncoded: false), width: bitmap.width,
                        height: bitmap.height))
            }
            return .success
        }
    }

    private func screen(of front: String, in host: AppHost, _ picture: DevicePicture) async throws -> Bitmap {
        guard let shown = await host.screen(of: front, on: picture.display, isNow: true) else {
            throw ScreenshotFailure(
                sentence: "\(front) is in front, and shows no screen; an app that uses UIKit and has a window does")
        }
        return try picture.app(Bitmap(png: shown.png))
    }

    private func tiles(of catalog: AppCatalog, _ language: String, _ terminal: Terminal) async -> [HomeTile] {
        let icons = IconShelf { app, text in terminal.errors.line("\(app): \(text)") }
        var tiles: [HomeTile] = []
        for app in catalog.apps {
            tiles.append(
                HomeTile(id: app.id.text, name: app.name(in: language), icon: await icons.icon(of: app)?.bitmap))
        }
        return tiles.sorted { $0.name.localizedStandardCompare($1.name) == .orderedAscending }
    }

    private func write(_ png: Data, to file: URL) throws {
        do {
            try OutputFile.write(png, to: file)
        } catch {
            throw UsageError(
                "\(file.path(percentEncoded: false)) takes no picture: \(SystemError.reason(of: error))",
                remedy: "give a file that you can write")
        }
    }
}

/// Why there is no picture.
struct ScreenshotFailure: Error, PersonReadable {
    var sentence: Sentence
}
