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
        if isLocked, screen != .lock, app != nil || screen != nil || words != nil { steps.append(.unlock) }
        if let app, screen != .menu { steps.append(.open(app: app)) }
        switch screen {
        case .lock: if !isLocked { steps.append(.lock) }
        case .home: steps.append(.home)
        case .search: steps.append(.show(sheet: .search))
        case .siri: steps.append(.listen)
        case .switcher: steps.append(.show(sheet: .switcher))
        case .settings: steps.append(.show(sheet: .settings))
        case .shortcuts: steps.append(.show(sheet: .shortcuts))
        case .developer: steps.append(.show(sheet: .developer))
        case .menu: if let app { steps += [.home, .menu(app: app)] }
        case nil: break
        }
        if let words { steps.append(.say(text: words)) }
        return steps
    }
}

extension DeviceModel: ArgumentChoice {}
