// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppHost
import BeckonSystem
import DeviceServer
import Foundation
import Wire

extension DeviceAdapter {
    func screen(of app: String) async throws -> Data? {
        await system.startedAppHost?.screen(of: app)?.png
    }

    func show(on display: DeviceDisplay) async throws {
        try system.appHost().show(on: ScreenDisplay(display))
    }

    func touch(_ fingers: [TouchPayload], in app: String) async throws {
        guard let host = system.startedAppHost else { return }
        for finger in fingers { await host.touch(finger, in: app) }
    }

    func type(_ entries: [TypingPayload], in app: String) async throws {
        guard let host = system.startedAppHost else { return }
        for entry in entries { await host.type(entry, in: app) }
    }
}

extension ScreenDisplay {
    /// The screen of the device as an app draws for it, with the status bar and the bar that leads home.
    fileprivate init(_ display: DeviceDisplay) {
        self.init(
            size: PanelSize(width: display.width, height: display.height), scale: display.scale,
            appearance: display.isDark ? .dark : .light)
    }
}
