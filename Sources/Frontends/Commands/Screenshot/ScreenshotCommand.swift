// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import AppHost
import Apps
import BeckonSystem
import CommandLineInterface
import DeviceServer
import Drawing
import Foundation
import HomeScreen
import PagePictures
import Sentences
import Wire

/// `beckon screenshot`: a picture of the device.
enum ScreenshotCommand {
    private static let file = Argument<String>.positional("FILE.png", "where the picture goes")
    private static let app = Argument<String?>.option(
        "app", "APP", "opens the app first; without it, the app in front, or else the home screen")
    private static let screen = Argument<DeviceScene.Screen?>.option(
        "show", "SCREEN", "what lies on the screen then; menu is that of --app's quick actions")
    private static let words = Argument<String?>.option(
        "say", "WORDS", "says this to Siri first; the picture has what comes of it")
    private static let model = Argument<DeviceModel?>.option("model", "MODEL", "on another device, for this picture")
    private static let isDark = Argument.flag("dark", "in dark; otherwise as the device is, light where none looks")
    private static let scale = Argument<ScaleNumber?>.option(
        "scale", "N", "pixels of a point; otherwise as the device has, 2 where none looks")
    private static let isBare = Argument.flag("no-frame", "the screen alone, without the device around it")

    static func command(in surroundings: Surroundings) -> Command {
        Command(
            "screenshot", "takes a picture of the device: the app in front, or whatever else is on screen",
            takes: [file, app, screen, words, model, isDark, scale, isBare],
            examples: [
                Example("beckon screenshot device.png", "the device of the system that runs"),
                Example("beckon screenshot bank.png --app Bank --dark", "opens the app, and looks at it in dark"),
                Example("beckon screenshot siri.png --say \"Order Pizza\"", "what Siri asks then"),
            ],
            body: surroundings.session(run))
    }

    private static func run(_ session: Session) async throws -> ExitCode {
        let file = session.surroundings.file(try session[Self.file])
        let named = try await session.app(app)
        var scene = DeviceScene(
            app: named?.id.text, screen: try session[screen], words: try session[words], isDark: try session[isDark],
            scale: try session[scale]?.scale.rawValue, model: try session[model])
        scene.isFramed = try !session[isBare]
        guard scene.screen != .menu || named != nil else {
            throw UsageError("a menu is that of an app", remedy: "say of which one with --app")
        }
        return try await session.finishing {
            let (picture, front) = try await take(scene, session)
            try OutputFile.write(picture: picture, to: file)
            if session.isJSON {
                let size = try Bitmap(png: picture)
                // The app that is seen; none on the device's own screens.
                let description: JSONObject = [
                    "app": front, "file": file.path(percentEncoded: false), "width": size.width, "height": size.height,
                ]
                try session.terminal.output.json(description)
            }
            return .success
        }
    }

    /// By a browser; where there is none, what can be drawn without its page.
    private static func take(_ scene: DeviceScene, _ session: Session) async throws -> (png: Data, app: String?) {
        let browser: Browser
        do throws(BrowserError) {
            browser = try Browser.find(in: session.surroundings.variables)
        } catch {
            guard !scene.needsPage else { throw error }
            return try await DrawnDevice(session: session).picture(of: scene)
        }
        return try await session.onDevice { server in
            try await DeviceCamera(server: server, browser: browser, system: session.system).picture(of: scene)
        }
    }
}

/// Why there is no picture.
struct ScreenshotFailure: Error, PersonReadable {
    var sentence: Sentence

    static func noScreen(of app: String) -> ScreenshotFailure {
        ScreenshotFailure(
            sentence: "\(app) is in front, and shows no screen; an app that uses UIKit and has a window does")
    }
}
