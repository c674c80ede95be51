// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Drawing
import Foundation
import Sentences
import ShortcutDocument
import Store

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
