// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import BeckonSystem
import CommandLineInterface
import DeviceServer
import Drawing
import Foundation
import PersonalShortcuts
import Processes
import ShortcutDocument
import Store
import SystemTexts

extension DeviceAdapter {
    func shortcuts(language: String) async throws -> [DeviceShortcut] {
        let phrases = try await phrases(in: try await words(language).catalog)
        return try await system.shortcuts.all().map { record in
            DeviceShortcut(
                id: record.identifier, name: record.name.withoutControls,
                color: "#" + String(format: "%06X", record.color >> 8), glyph: record.glyph,
                actionCount: record.actionCount,
                phrase: phrases[ActionKey(shortcut: record.identifier)]?.text.withoutControls)
        }
    }

    func latestShortcuts(_ limit: Int) async throws -> [UUID] {
        try await system.shortcuts.latest(limit).map(\.identifier)
    }

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
        _ = try await system.store.stopSharing(shortcut: try await record(of: shortcut).id)
    }

    func shared(_ identifier: UUID) async throws -> SharedShortcut? {
        try await system.store.sharedShortcut(identifier)
    }

    func tile(of shared: SharedShortcut) async throws -> Data {
        try await tileAccount.run { try ShortcutTile(shared).png() }
    }

    private func record(of shortcut: UUID) async throws -> ShortcutRecord {
        guard let record = try await system.store.shortcut(shortcut) else { throw DeviceRefusal(.noShortcut) }
        return record
    }
}

/// The picture of a shortcut's tile: its color, with the first letter of its name.
struct ShortcutTile {
    private static let side = 96.0
    private let letter: String
    private let color: Color

    init(_ shared: SharedShortcut) {
        let icon = ShortcutReader.read(shared.content).document?.icon ?? ShortcutIcon()
        func part(_ place: UInt32) -> Double { Double(icon.color >> place & 0xFF) / 255 }
        color = Color(red: part(24), green: part(16), blue: part(8))
        letter = shared.name.withoutControls.trimmingCharacters(in: .whitespaces).prefix(1).uppercased()
    }

    /// - Throws: `DrawingError`.
    func png() throws -> Data {
        let canvas = try Canvas(size: CGSize(width: Self.side, height: Self.side), scale: 2)
        canvas.fill(
            Path(CGRect(x: 0, y: 0, width: Self.side, height: Self.side), cornerRadius: Self.side * 0.22), with: color)
        let style = TextStyle(font: TextFont(size: Self.side * 0.5, weight: 700), color: Color(white: 1))
        let text = try TextLayout(StyledText(letter, style))
        canvas.draw(
            text, at: CGPoint(x: (Self.side - text.size.width) / 2, y: (Self.side - text.size.height) / 2))
        return try canvas.bitmap().png()
    }
}
