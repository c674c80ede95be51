// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Conversation
import Drawing
import Foundation

/// The card that a panel is: the app's name and the tick on top, and below them what the app drew, or title, text and
/// image.
struct PanelCard {
    private static let corner = 18.0
    private static let margin = 16.0
    private static let headerHeight = 40.0
    private static let tickSide = 20.0
    private static let iconSide = 22.0
    private static let imageSide = 56.0
    private static let textLines = 12

    let words: PanelWords
    let surface: PanelSurface
    /// The pictures of the content, as far as they could be had.
    var pictures: [PanelImage: Bitmap] = [:]

    private var colors: PanelColors { PanelColors(surface.appearance) }

    /// The card with the app's own drawing as its body.
    func bitmap(around body: Bitmap) throws(DrawingError) -> Bitmap {
        let size = CGSize(
            width: Double(body.width) / surface.scale, height: Double(body.height) / surface.scale)
        return try card(height: size.height) { canvas, top in
            canvas.draw(body, in: CGRect(origin: CGPoint(x: 0, y: top), size: size))
        }
    }

    /// The card with the content as its body; without one with title, text and image.
    func bitmap() throws(DrawingError) -> Bitmap {
        if let content = words.content { return try bitmap(of: content) }
        let imageWidth = words.image == nil ? 0 : Self.imageSide + 12
        let width = surface.width - 2 * Self.margin - imageWidth
        let title = try text(words.title, TextFont(size: 17, weight: 600), colors.label, width: width, lines: 2)
        let isSame = words.text == words.title
        let text = try text(
            isSame ? "" : words.text, TextFont(size: 15), colors.label, width: width, lines: Self.textLines)
        let gap = words.text.isEmpty || isSame ? 0 : 4.0
        let lines = title.size.height + (gap > 0 ? gap + text.size.height : 0)
        let height = max(lines, words.image == nil ? 0 : Self.imageSide) + Self.margin
        return try card(height: height) { canvas, top in
            title.draw(on: canvas, CGPoint(x: Self.margin, y: top))
            if gap > 0 { text.draw(on: canvas, CGPoint(x: Self.margin, y: top + title.size.height + gap)) }
            if let image = words.image { draw(image, on: canvas, top: top) }
        }
    }

    private func bitmap(of content: PanelContent) throws(DrawingError) -> Bitmap {
        let painter = ContentPainter(surface: surface, width: surface.width - 2 * Self.margin, pictures: pictures)
        let block = try painter.block(of: content)
        return try card(height: block.size.height.rounded(.up) + Self.margin + 4) { canvas, top in
            block.draw(on: canvas, at: CGPoint(x: Self.margin, y: top + 2))
        }
    }

    private func card(
        height: Double, _ drawBody: (Canvas, _ top: Double) throws(DrawingError) -> Void
    ) throws(DrawingError) -> Bitmap {
        let size = CGSize(width: surface.width, height: Self.headerHeight + height)
        let canvas = try Canvas(size: size, scale: surface.scale)
        let edge = Path(CGRect(origin: .zero, size: size), cornerRadius: Self.corner)
        canvas.save()
        canvas.clip(to: edge)
        canvas.fill(edge, with: colors.card)
        try drawHeader(on: canvas)
        try drawBody(canvas, Self.headerHeight)
        canvas.restore()
        let hair = 1 / surface.scale
        canvas.stroke(
            Path(CGRect(origin: .zero, size: size).insetBy(dx: hair / 2, dy: hair / 2), cornerRadius: Self.corner),
            with: colors.edge, line: LineStyle(width: hair))
        return try canvas.bitmap()
    }

    private func drawHeader(on canvas: Canvas) throws(DrawingError) {
        let tickWidth = words.hasTick ? Self.tickSide + 8 : 0
        let iconWidth = words.icon == nil ? 0 : Self.iconSide + 8
        let name = try text(
            words.app, TextFont(size: 13, weight: 600), colors.secondary,
            width: surface.width - 2 * Self.margin - tickWidth - iconWidth, lines: 1)
        name.draw(on: canvas, CGPoint(x: Self.margin + iconWidth, y: (Self.headerHeight - name.size.height) / 2))
        if let icon = words.icon {
            let frame = CGRect(
                x: Self.margin, y: (Self.headerHeight - Self.iconSide) / 2, width: Self.iconSide, height: Self.iconSide)
            draw(icon, in: frame, corner: 5, on: canvas)
        }
        if words.hasTick { drawTick(on: canvas) }
    }

    private func drawTick(on canvas: Canvas) {
        let side = Self.tickSide
        let place = CGRect(
            x: surface.width - Self.margin - side, y: (Self.headerHeight - side) / 2, width: side, height: side)
        canvas.fill(Path(ellipseIn: place), with: colors.tick)
        var tick = Path()
        func point(_ x: Double, _ y: Double) -> CGPoint {
            CGPoint(x: place.minX + x * side, y: place.minY + y * side)
        }
        tick.elements = [.move(point(0.28, 0.53)), .line(point(0.44, 0.68)), .line(point(0.72, 0.34))]
        canvas.stroke(tick, with: .white, line: LineStyle(width: 2, cap: .round, join: .round))
    }

    private func draw(_ image: Bitmap, on canvas: Canvas, top: Double) {
        let frame = CGRect(
            x: surface.width - Self.margin - Self.imageSide, y: top, width: Self.imageSide, height: Self.imageSide)
        draw(image, in: frame, corner: 10, on: canvas)
    }

    private func draw(_ image: Bitmap, in frame: CGRect, corner: Double, on canvas: Canvas) {
        let size = CGSize(width: image.width, height: image.height)
        canvas.save()
        canvas.clip(to: Path(frame, cornerRadius: corner))
        canvas.draw(image, in: ImageMode.aspectFill.place(for: size, in: frame))
        canvas.restore()
    }

    private func text(
        _ text: String, _ font: TextFont, _ color: Color, width: Double, lines: Int
    ) throws(DrawingError) -> PlacedText {
        try PlacedText(
            text, TextStyle(font: font, color: color), width: width, lines: lines, language: surface.language)
    }
}
