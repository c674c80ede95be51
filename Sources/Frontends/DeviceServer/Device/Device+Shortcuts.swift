// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import BeckonSystem
import Foundation
import Sentences
import SystemTexts

/// What a person does with their shortcuts.
extension Device {
    /// Does what a person wants with a shortcut.
    // With -O, the compiler of Swift 6.3 crashes over this coroutine.
    @_optimize(none)
    package func perform(_ command: DeviceCommand.Shortcut) async throws {
        switch command {
        case .runShortcut(let id): try await run(id)
        case .stopRun(let id): await system.stop(run: id)
        case .lookAt(let id): apply(.showed(.details(shortcut: try knownShortcut(id), link: nil)))
        case .share(let id): try await share(knownShortcut(id))
        case .stopSharing(let id):
            try await system.stopSharing(shortcut: try knownShortcut(id))
            apply(.showed(.details(shortcut: id, link: nil)))
        case .rename(let id, let name): try await rename(knownShortcut(id), to: name)
        case .delete(let id):
            try await system.delete(shortcut: try knownShortcut(id))
            apply(.showed(.shortcuts))
            await refresh()
        case .addShared(let id): try await add(shared: id)
        }
    }

    private func run(_ id: UUID) async throws {
        let call = try call(id)
        try await begin(.shortcut(call))
    }

    private func share(_ id: UUID) async throws {
        let link = try await system.share(shortcut: id)
        apply(.showed(.details(shortcut: id, link: link.absoluteString)))
    }

    private func rename(_ id: UUID, to name: String) async throws {
        let name = name.withoutControls.trimmingCharacters(in: .whitespaces)
        guard !name.isEmpty else { throw DeviceRefusal(.noName) }
        try await system.rename(shortcut: id, to: name)
        await refresh()
    }

    private func add(shared id: UUID) async throws {
        let shared = try await system.shared(id)
        if state.isLocked { try await perform(.unlock) }
        try await begin(.add(ShortcutAddition(shared)))
    }

    private func knownShortcut(_ id: UUID) throws(DeviceRefusal) -> UUID {
        guard state.shortcuts.contains(where: { $0.id == id }) else { throw DeviceRefusal(.noShortcut) }
        return id
    }
}
