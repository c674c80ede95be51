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

    func type(_ deeds: [DeviceTyping], in app: String) async throws {
        guard let host = system.startedAppHost else { return }
        for deed in deeds {
            let what: TypingPayload.Deed =
                switch deed.does {
                case .focus: .focus
                case .text: .text(deed.text ?? "", revision: deed.revision ?? 0)
                case .enter: .enter
                case .leave: .leave
                }
            guard let typing = TypingPayload(field: deed.field, what) else { continue }
            await host.type(typing, in: app)
        }
    }
}

extension DeviceField {
    /// A field of an app as the page draws it.
    init(_ field: ScreenField) {
        self.init(number: field.number, x: field.x, y: field.y, width: field.width, height: field.height)
        text = field.text
        placeholder = field.placeholder
        isSecure = field.isSecure
        keyboard = field.keyboard.rawValue
        returnKey = field.returnKey.rawValue
        capitalization = field.capitalization.rawValue
        isCorrected = field.isCorrected
        content = field.content
        isFocused = field.isFocused
        revision = field.revision
        fontSize = field.fontSize
        alignment = field.alignment.rawValue
        color = field.color
        background = field.background
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
