// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import AppHost
import Apps
import Assistant
import BeckonSystem
import CommandLineInterface
import Conversation
import Drawing
import Foundation
import HomeScreen
import Sentences
import Wire

/// `beckon screenshot`: the device's screen as a picture, without a browser.
enum ScreenshotCommand {
    private static let file = Argument<String>.positional("FILE.png", "where the picture goes")
    private static let app = Argument<String?>.option(
        "app", "APP", "opens the app first; without it, the app in front, or else the home screen")
    private static let isDark = Argument.flag("dark", "in dark; otherwise as the device is, light where none looks")
    private static let scale = Argument<ScaleNumber?>.option(
        "scale", "N", "pixels of a point; otherwise as the device has, 2 where none looks")

    static func command(in surroundings: Surroundings) -> Command {
        Command(
            "screenshot", "draws what is on the device's screen: the app in front, or the home screen",
            takes: [file, app, isDark, scale],
            examples: [
                Example("beckon screenshot screen.png", "the screen of the system that runs"),
                Example("beckon screenshot bank.png --app Bank --dark", "opens the app, and looks at it in dark"),
            ],
            body: surroundings.session(run))
    }

    private static func run(_ session: Session) async throws -> ExitCode {
        let file = session.surroundings.file(try session[Self.file])
        let (isDark, scale) = (try session[Self.isDark], try session[Self.scale])
        let named = try await session.app(app)
        return try await session.finishing {
            if let named { _ = try await session.open(named) }
            let host = session.system.startedAppHost
            let known = host?.display ?? .phone()
            let display = ScreenDisplay(
                size: known.size, scale: scale?.scale.rawValue ?? known.scale,
                appearance: isDark ? .dark : known.appearance, textSize: known.textSize,
                hasHighContrast: known.hasHighContrast, topInset: known.topInset, bottomInset: known.bottomInset)
            let picture = DevicePicture(
                display: display, time: session.surroundings.now().date, calendar: session.surroundings.calendar,
                language: session.language)
            let front = await host?.inFront
            let bitmap =
                if let front, let host {
                    try await screen(of: front, in: host, picture)
                } else {
                    try picture.home(try await tiles(session))
                }
            try OutputFile.write(picture: try bitmap.png(), to: file)
            if session.isJSON {
                // The app that is seen; none on the home screen.
                let description: JSONObject = [
                    "app": front, "file": file.path(percentEncoded: false), "width": bitmap.width,
                    "height": bitmap.height,
                ]
                try session.terminal.output.json(description)
            }
            return .success
        }
    }

    private static func screen(of front: String, in host: AppHost, _ picture: DevicePicture) async throws -> Bitmap {
        guard let shown = await host.screen(of: front, on: picture.display, isNow: true) else {
            throw ScreenshotFailure(
                sentence: "\(front) is in front, and shows no screen; an app that uses UIKit and has a window does")
        }
        return try picture.app(try await shown.picture())
    }

    private static func tiles(_ session: Session) async throws -> [HomeTile] {
        let icons = IconShelf { [terminal = session.terminal] app, text in terminal.errors.line("\(app): \(text)") }
        var tiles: [HomeTile] = []
        for app in try await session.catalog().apps {
            tiles.append(
                HomeTile(
                    id: app.id.text, name: app.name(in: session.language), icon: await icons.icon(of: app)?.bitmap))
        }
        return tiles.sorted { $0.name.localizedStandardCompare($1.name) == .orderedAscending }
    }
}

/// Why there is no picture.
struct ScreenshotFailure: Error, PersonReadable {
    var sentence: Sentence
}
