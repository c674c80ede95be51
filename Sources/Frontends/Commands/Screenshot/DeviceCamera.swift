// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppHost
import BeckonSystem
import DeviceServer
import Foundation
import Sentences
import Wire

/// Takes pictures of the device as its page shows it.
struct DeviceCamera {
    /// What is free around the device in the browser's window, in points.
    private static let margin = 400

    let server: DeviceServer
    let browser: Browser
    let system: RunningSystem

    /// Has the device show the scene, and gives back what was changed for the picture alone: the model, the look, and
    /// what apps draw for. An app that was opened, or a conversation, stays.
    ///
    /// - Returns: A PNG, with the app that is in front on it; nil for the device's own screens.
    /// - Throws: `Problem` where there is no picture, or the app in front shows nothing; what the device throws.
    func picture(of scene: DeviceScene) async throws -> (png: Data, app: String?) {
        let former = await server.device.state
        do {
            try await prepare(scene, former)
            let result = try await take(scene)
            try await restore(former)
            return result
        } catch {
            // Why there is no picture says more than the result.
            try? await restore(former)
            throw error
        }
    }

    private func prepare(_ scene: DeviceScene, _ former: DeviceState) async throws {
        let device = server.device
        if let model = scene.model, model != former.arrangement.model {
            try await device.perform(.setModel(model: model))
        }
        if scene.isDark, former.arrangement.appearance == .light {
            try await device.perform(.setAppearance(appearance: .dark))
        }
        let display = ScreenDisplay(of: await device.state, scene)
        if display != former.display { try await device.perform(.look(display: display)) }
        for step in scene.steps(isLocked: former.isLocked) { try await device.perform(step) }
    }

    private func take(_ scene: DeviceScene) async throws -> (png: Data, app: String?) {
        let state = await server.device.state
        let front = state.isLocked ? nil : state.front
        // The page shows what it finds; the app is to have drawn for it.
        if let front, await system.screen(of: front, isNow: true)?.isEmpty ?? true {
            throw Problem<Fault>.noScreen(of: front)
        }
        let layout = state.layout
        let page = PagePicture(
            of: server.pictureAddress, width: Int(layout.width) + Self.margin, height: Int(layout.height) + Self.margin,
            scale: state.display?.scale ?? 2, isDark: state.display?.appearance == .dark,
            language: await server.device.language,
            part: "import('/picture.js').then((picture) => picture.pose(\(scene.isFramed)))")
        let picture = try await page.taken(by: browser)
        return (picture, front)
    }

    private func restore(_ former: DeviceState) async throws {
        let (device, state) = (server.device, await server.device.state)
        if state.arrangement.model != former.arrangement.model {
            try await device.perform(.setModel(model: former.arrangement.model))
        }
        if state.arrangement.appearance != former.arrangement.appearance {
            try await device.perform(.setAppearance(appearance: former.arrangement.appearance))
        }
        if let display = former.display, display != state.display { try await device.perform(.look(display: display)) }
    }
}

extension ScreenDisplay {
    /// What apps draw for while the picture is taken: the screen of the model, as large as it is.
    fileprivate init(of state: DeviceState, _ scene: DeviceScene) {
        let (layout, chosen) = (state.layout, state.arrangement.appearance)
        self.init(
            size: PanelSize(width: layout.width - 2 * layout.sideInset, height: layout.height),
            scale: scene.scale ?? state.display?.scale ?? 2,
            appearance: scene.isDark ? .dark : chosen ?? state.display?.appearance ?? .light,
            textSize: state.arrangement.textSize,
            hasHighContrast: state.arrangement.contrast == .increased,
            topInset: layout.topInset, bottomInset: layout.bottomInset)
    }
}
