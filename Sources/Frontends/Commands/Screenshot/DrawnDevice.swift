// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import AppHost
import Apps
import BeckonSystem
import CommandLineInterface
import Conversation
import DeviceServer
import Drawing
import Foundation
import Sentences
import Wire

/// Draws the device where no browser is there to do it: an app, or the home screen, with the bars.
struct DrawnDevice {
    let session: Session

    /// - Returns: A PNG, with the app that is in front on it.
    /// - Throws: `Problem` where the app in front shows nothing; `DrawingError`; what opening the app throws.
    func picture(of scene: DeviceScene) async throws -> (png: Data, app: String?) {
        if let app = scene.app, let named = try await session.catalog().apps.first(where: { $0.id.text == app }) {
            _ = try await session.open(named)
        }
        let system = session.system
        let known = system.display ?? .phone()
        let display = ScreenDisplay(
            size: known.size, scale: scene.scale ?? known.scale, appearance: scene.isDark ? .dark : known.appearance,
            textSize: known.textSize, hasHighContrast: system.display?.hasHighContrast ?? true,
            topInset: known.topInset,
            bottomInset: known.bottomInset)
        let surroundings = session.surroundings
        let picture = DevicePicture(
            display: display, isFramed: scene.isFramed, time: surroundings.now().date,
            calendar: surroundings.calendar, language: session.language)
        guard scene.screen != .home, let front = await system.frontApp else {
            let home = try picture.home(try await tiles())
            return (try home.png(), nil)
        }
        guard let shown = await system.screen(of: front, on: display, isNow: true), !shown.isEmpty else {
            throw Problem<Fault>.noScreen(of: front)
        }
        let app = try picture.app(try await shown.picture())
        return (try app.png(), front)
    }

    private func tiles() async throws -> [HomeTile] {
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
