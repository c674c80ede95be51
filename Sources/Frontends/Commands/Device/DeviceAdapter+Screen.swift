// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppHost
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

    func touch(_ fingers: [DeviceFinger], in app: String) async throws {
        guard let host = system.startedAppHost else { return }
        for finger in fingers {
            let phase: TouchPayload.Phase =
                switch finger.phase {
                case .began: .began
                case .moved: .moved
                case .ended: .ended
                case .cancelled: .cancelled
                }
            guard let touch = TouchPayload(finger: finger.finger, phase: phase, x: finger.x, y: finger.y) else {
                continue
            }
            await host.touch(touch, in: app)
        }
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
