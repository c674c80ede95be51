// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import BeckonSystem
import Foundation
import SystemTexts

/// What a person arranges on the device itself.
extension Device {
    /// Arranges something, and keeps it for the next start.
    package func perform(_ command: DeviceCommand.Arrangement) async throws {
        var arrangement = state.arrangement
        switch command {
        case .touch(let gesture): return try await perform(bound: arrangement.bindings[gesture.rawValue])
        case .move(let isAtRight, let height):
            arrangement.isAtRight = isAtRight
            arrangement.height = height.isFinite ? min(max(height, 0), 1) : arrangement.height
        case .bind(let gesture, let binding): arrangement.bindings[gesture.rawValue] = binding
        case .setLanguage(let tag): arrangement.language = try possible(tag)
        case .setModel(let model): arrangement.model = model
        case .rotate(let isSideways): arrangement.isSideways = isSideways
        case .setDocked(let app, let isDocked):
            let last = max(0, arrangement.home.pages.count - 1)
            let place = isDocked ? HomeArrangement.Place.dock(index: .max) : .page(number: last, index: .max)
            try move(app, to: place, in: .endless, of: &arrangement.home)
        case .place(let icon, let place, let room): try move(icon, to: place, in: room, of: &arrangement.home)
        case .setAppearance(let appearance): arrangement.appearance = appearance
        case .setContrast(let contrast): arrangement.contrast = contrast
        case .setTextSize(let size): arrangement.textSize = size
        }
        let former = language
        apply(.arranged(arrangement))
        try await system.keep(arrangement)
        try await turn(from: former)
    }

    private func move(
        _ icon: String, to place: HomeArrangement.Place, in room: HomeArrangement.Room, of home: inout HomeArrangement
    ) throws(DeviceRefusal) {
        guard home.contains(icon) else { throw DeviceRefusal(.noApp, ["app": icon]) }
        home.move(icon, to: place, in: room)
    }

    private func perform(bound binding: DeviceArrangement.Binding?) async throws {
        switch binding {
        case .siri: try await perform(.listen)
        case .home: try await perform(.home)
        case .switcher: try await perform(.show(sheet: .switcher))
        case .action(let id): try await perform(.runAction(id: id))
        case .shortcut(let id): try await begin(.shortcut(try call(id, byGesture: true)))
        case nil: break
        }
    }

    /// The language of a tag, if the page has texts in it.
    func possible(_ tag: String?) throws(DeviceRefusal) -> String? {
        guard let tag else { return nil }
        guard Texts<PageText>.languages.contains(tag) else { throw DeviceRefusal(.language) }
        return tag
    }

    /// Lets all speak another language than before, where it is another one; an app learns its language at its start.
    func turn(from former: String) async throws {
        guard language != former else { return }
        speak()
        await refresh()
        if !state.isLocked { try await bringFront() }
    }
}
