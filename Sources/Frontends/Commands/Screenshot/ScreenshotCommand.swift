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
import Sentences
import Wire

/// `beckon screenshot`: a picture of the device.
enum ScreenshotCommand {
    private static let file = Argument<String>.positional("FILE.png", "the picture file to write")
    private static let app = Argument<String?>.option(
        "app", "APP", "opens this app first; default: the app in front, or the home screen")
    private static let screen = Argument<DeviceScene.Screen?>.option(
        "show", "SCREEN", "shows this first, such as 'lock', 'home', 'settings' or 'menu' (the quick actions of --app)")
    private static let words = Argument<String?>.option(
        "say", "WORDS", "says this to Siri first and captures the result")
    private static let model = Argument<DeviceModel?>.option("model", "MODEL", "draws this device model instead")
    private static let isDark = Argument.flag(
        "dark",
        "uses dark mode; default: the device's appearance, or light if "
            + "no browser is connected")
    private static let scale = Argument<ScaleNumber?>.option(
        "scale", "N", "pixels per point; default: the device's scale, or 2 if no browser is connected")
    private static let isBare = Argument.flag("no-frame", "captures the screen without the device frame")

    static func command(in surroundings: Surroundings) -> Command {
        Command(
            "screenshot", "takes a picture of the device, the phone in the browser",
            takes: [file, app, screen, words, model, isDark, scale, isBare],
            examples: [
                Example("beckon screenshot device.png", "captures the device of the running daemon"),
                Example("beckon screenshot bank.png --app Bank --dark", "opens an app and captures it in dark mode"),
                Example("beckon screenshot siri.png --say \"Order Pizza\"", "captures Siri's question"),
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
            throw UsageError("a menu belongs to an app", remedy: "name the app with --app")
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

    /// By a browser; if there is none, what can be drawn without its page.
    private static func take(_ scene: DeviceScene, _ session: Session) async throws -> (png: Data, app: String?) {
        let browser: Browser
        do throws(Problem<Fault>) {
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

extension Problem<Fault> {
    /// Why there is no picture.
    static func noScreen(of app: String) -> Self {
        Problem("\(app) is in front but shows no screen; only UIKit apps with a window do")
    }
}
