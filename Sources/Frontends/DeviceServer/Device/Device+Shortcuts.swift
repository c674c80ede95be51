// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import BeckonSystem
import CommandLineInterface
import Foundation
import QuickActions
import Store
import SystemTexts
import Wire

/// What a person does with their shortcuts besides running them.
extension Device {
    /// As many are in the menu of the icon.
    private static let mostQuickActions = 4

    func changeShortcut(_ command: DeviceCommand) async throws {
        switch command {
        case .lookAt(let id): apply(.showed(.details(shortcut: try knownShortcut(id), link: nil)))
        case .share(let id):
            let link = try await system.share(shortcut: try knownShortcut(id))
            apply(.showed(.details(shortcut: id, link: link.absoluteString)))
        case .stopSharing(let id):
            try await system.stopSharing(shortcut: try knownShortcut(id))
            apply(.showed(.details(shortcut: id, link: nil)))
        case .rename(let id, let name):
            let name = name.withoutControls.trimmingCharacters(in: .whitespaces)
            guard !name.isEmpty else { throw DeviceRefusal(.noName) }
            try await system.rename(shortcut: try knownShortcut(id), to: name)
            await refresh()
        case .delete(let id):
            try await system.delete(shortcut: try knownShortcut(id))
            apply(.showed(.shortcuts))
            await refresh()
        case .addShared(let id):
            guard let shared = try await system.shared(id) else { throw DeviceRefusal(.endedLink) }
            if state.isLocked { try await perform(.unlock) }
            try await begin(.add(ShortcutAddition(shared)))
        default: break
        }
    }

    private func knownShortcut(_ id: UUID) throws(DeviceRefusal) -> UUID {
        guard state.shortcuts.contains(where: { $0.id == id }) else { throw DeviceRefusal(.noShortcut) }
        return id
    }

    /// The menu of an icon; that of the shortcuts has those that were run last.
    func quickActions(of app: String) async throws -> [QuickAction] {
        guard app == ShortcutRecord.app else {
            return try await system.quickActions(of: try known(app), language: language)
        }
        return try await system.latestShortcuts(Self.mostQuickActions).compactMap { id in
            state.shortcuts.first { $0.id == id }.map {
                QuickAction(.dynamic, QuickActionPayload(type: id.uuidString, title: $0.name))
            }
        }
    }
}
