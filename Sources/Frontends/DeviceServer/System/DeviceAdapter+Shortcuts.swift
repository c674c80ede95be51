// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import BeckonSystem
import Foundation
import PersonalShortcuts
import Sentences
import ShortcutDocument
import Store
import SystemTexts

extension DeviceAdapter {
    func rename(shortcut: UUID, to name: String) async throws {
        try await system.shortcuts.rename(try await record(of: shortcut), to: name)
    }

    func delete(shortcut: UUID) async throws {
        _ = try await system.delete(try await record(of: shortcut))
    }

    func share(shortcut: UUID) async throws -> URL {
        try await system.share(try await record(of: shortcut)).page
    }

    func stopSharing(shortcut: UUID) async throws {
        _ = try await system.shortcuts.stopSharing(try await record(of: shortcut))
    }

    func shared(_ identifier: UUID) async throws -> SharedShortcut {
        let shared = try await system.shortcuts.shared(identifier)
        guard let shared else { throw DeviceRefusal(.endedLink) }
        return shared
    }

    func record(of shortcut: UUID) async throws -> ShortcutRecord {
        guard let record = try await system.shortcuts.shortcut(shortcut) else { throw DeviceRefusal(.noShortcut) }
        return record
    }
}

extension ShownShortcut {
    /// - Parameter phrase: The person's phrase for it.
    init(_ record: ShortcutRecord, phrase: PhraseRecord?) {
        self.init(
            id: record.identifier, name: record.name.withoutControls,
            color: "#" + String(format: "%06X", record.color >> 8), glyph: record.glyph,
            actionCount: record.actionCount, phrase: phrase?.text.withoutControls)
    }
}
