// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CDrawing
import Foundation
import Sentences
import Shortcuts

/// Writes a text onto pictures.
struct TextDrawing {
    private let overlay: TextOverlay
    private let color: PictureColor
    private let outline: (color: PictureColor, width: Double)?
    private let limits: ProcessingLimits

    /// Nobody reads more on a picture.
    private static let longest = 20_000

    init(_ overlay: TextOverlay, limits: ProcessingLimits) throws(ShortcutFailure) {
        guard overlay.text.utf8.count <= Self.longest else {
            throw ShortcutFailure(
                "a text of \(overlay.text.utf8.count) bytes is too long for a picture",
                remedy: "write at most \(Self.longest)", kind: .tooMuch)
        }
        guard overlay.size.isFinite, overlay.offset.isFinite, overlay.degrees.isFinite,
            overlay.outline?.width.isFinite != false
        else {
            throw ShortcutFailure(
                "the size, offset, rotation or outline of the text is not a number", remedy: "check its measures")
        }
        self.overlay = overlay
        self.limits = limits
        color = try PictureColor(overlay.color)
        outline = try overlay.outline.map { outline throws(ShortcutFailure) in
            (try PictureColor(outline.color), outline.width)
        }
    }

    func draw(on picture: Picture, _ name: String) throws(ShortcutFailure) {
        let (wide, high) = (Double(picture.width), Double(picture.height))
        let size = high * min(max(overlay.size, 0), 100) / 100
        guard !overlay.text.isEmpty, size > 0 else { return }
        let offset = high * min(max(overlay.offset, 0), 100) / 100
        let alignment = ["Left": 0, "Center": 1, "Right": 2][overlay.alignment] ?? 1
        try picture.draw { context in
            guard
                let lines = TextLines(
                    overlay.text, font: Self.font(overlay.font), size: size, width: max(wide - 2 * offset, size),
                    alignment: alignment, for: context)
            else { return }
            let box = lines.extents.logical
            let (left, top) = (Double(box.x) / TextLines.unit, Double(box.y) / TextLines.unit)
            let (width, height) = (Double(box.width) / TextLines.unit, Double(box.height) / TextLines.unit)
            let anchor = Anchor(overlay.position)
            let x = offset + (wide - 2 * offset - width) * anchor.across
            let y = offset + (high - 2 * offset - height) * anchor.down
            cairo_translate(context, x + width / 2, y + height / 2)
            cairo_rotate(context, overlay.degrees.truncatingRemainder(dividingBy: 360) * .pi / 180)
            cairo_translate(context, -width / 2 - left, -height / 2 - top)
            draw(lines, size: size, in: context)
        }
    }

    /// The line around letters is behind them, and half of it outside.
    private func draw(_ lines: TextLines, size: Double, in context: OpaquePointer) {
        if let outline, outline.width > 0 {
            outline.color.beSource(of: context)
            cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND)
            cairo_set_line_width(context, size * min(outline.width, 100) / 100 * 2)
            pango_cairo_layout_path(context, lines.layout)
            cairo_stroke(context)
        }
        color.beSource(of: context)
        cairo_move_to(context, 0, 0)
        pango_cairo_show_layout(context, lines.layout)
    }

    /// `Helvetica-BoldOblique` as Pango reads it: `Helvetica Bold Oblique`.
    private static func font(_ name: String?) -> String {
        guard let name, !name.isEmpty, name.utf8.count < 200 else { return "Sans Bold" }
        let parts = name.split(separator: "-", maxSplits: 1)
        guard parts.count == 2 else { return name }
        let style = parts[1].reduce(into: "") { text, sign in text += sign.isUppercase ? " \(sign)" : "\(sign)" }
        return "\(parts[0])\(style.hasPrefix(" ") ? "" : " ")\(style)"
    }
}
