// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CommandLineInterface
import DeviceServer
import Sentences

/// What a picture of the device is to show; what is not said is as it is there.
struct DeviceScene: Sendable {
    /// What may lie on the screen, by the name that a person gives it.
    enum Screen: String, Sendable, ArgumentChoice {
        case lock, home, search, siri, switcher, settings, shortcuts, developer
        /// The quick actions of the app.
        case menu
    }

    /// The identifier of an app that is to be in front, or whose menu is to be open.
    var app: String?
    var screen: Screen?
    /// What is said to Siri.
    var words: String?
    var isDark = false
    /// Pixels of a point.
    var scale: Int?
    var model: DeviceModel?
    /// Whether the picture is of the device, and not of its screen alone.
    var isFramed = true

    /// Whether it takes a browser: what the device shows itself is drawn by its page alone.
    var needsPage: Bool { words != nil || ![nil, .home].contains(screen) || model != nil }

    /// What a person does for it, one after the other.
    ///
    /// - Parameter isLocked: Whether the device is locked.
    func steps(isLocked: Bool) -> [DeviceCommand] {
        var steps: [DeviceCommand] = []
        if isLocked, screen != .lock, app != nil || screen != nil || words != nil { steps.append(.screen(.unlock)) }
        if let app, screen != .menu { steps.append(.app(.open(app: app))) }
        switch screen {
        case .lock: if !isLocked { steps.append(.screen(.lock)) }
        case .home: steps.append(.screen(.home))
        case .search: steps.append(.screen(.show(sheet: .search)))
        case .siri: steps.append(.talk(.listen))
        case .switcher: steps.append(.screen(.show(sheet: .switcher)))
        case .settings: steps.append(.screen(.show(sheet: .settings)))
        case .shortcuts: steps.append(.screen(.show(sheet: .shortcuts)))
        case .developer: steps.append(.screen(.show(sheet: .developer)))
        case .menu: if let app { steps += [.screen(.home), .app(.menu(app: app))] }
        case nil: break
        }
        if let words { steps.append(.talk(.say(text: words))) }
        return steps
    }
}

extension DeviceModel: ArgumentChoice {}
