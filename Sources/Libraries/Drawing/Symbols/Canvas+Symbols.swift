// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CDrawing
package import Foundation
import Synchronization

extension Canvas {
    /// Draws a symbol into a rectangle, in one color.
    ///
    /// - Parameters:
    ///   - weight: From 0 to 1, as a ``TextFont`` has it: how much heavier the strokes are than they are drawn.
    ///   - theme: Where the drawings are that are not Beckon's own.
    /// - Throws: ``DrawingError/symbol(name:reason:)`` where a drawing is missing or broken, and
    ///   ``DrawingError/missingLibrary(_:)`` without librsvg; nothing is drawn then.
    package func draw(
        _ symbol: Symbol, in rect: CGRect, color: Color = .black, weight: Double = 0, theme: IconTheme = .standard
    ) throws(DrawingError) {
        guard let rect = rect.drawable, color.alpha > 0 else { return }
        let scale = max(transform.scale, 0.1)
        let picture = SymbolPicture(
            symbol: symbol, width: Int((rect.width * scale).rounded()), height: Int((rect.height * scale).rounded()),
            weight: weight.fraction)
        let (image, border) = try picture.image(in: theme)
        let corner = snapped(rect.origin)
        let place = CGRect(
            x: corner.x - Double(border) / scale, y: corner.y - Double(border) / scale,
            width: Double(image.width) / scale, height: Double(image.height) / scale)
        draw(image, in: place, tint: color)
    }
}

/// A symbol in so many pixels: what its image is kept by, so that a screen that is redrawn names the same image.
private struct SymbolPicture: Hashable {
    private static let known = Mutex<[SymbolPicture: (image: Bitmap, border: Int)]>([:])
    /// More than an app shows at a time.
    private static let limit = 512

    var symbol: Symbol
    var width: Int
    var height: Int
    var weight: Double

    /// The image in black, and how many pixels of it lie around the symbol's rectangle on each side.
    func image(in theme: IconTheme) throws(DrawingError) -> (image: Bitmap, border: Int) {
        guard theme === IconTheme.standard else { return try draw(theme) }
        if let known = Self.known.withLock({ $0[self] }) { return known }
        let drawn = try draw(theme)
        Self.known.withLock {
            if $0.count >= Self.limit { $0 = [:] }
            $0[self] = drawn
        }
        return drawn
    }

    /// Heavier strokes reach out of the grid of 16 by 16, by less than two of its squares.
    private func draw(_ theme: IconTheme) throws(DrawingError) -> (image: Bitmap, border: Int) {
        let border = (max(width, height) + 7) / 8
        let size = CGSize(width: width + 2 * border, height: height + 2 * border)
        let painter = try CairoPainter(size: size, scale: 1)
        painter.translate(x: Double(border), y: Double(border))
        cairo_scale(painter.context, Double(width) / 16, Double(height) / 16)
        guard let shape = try SymbolPainter(canvas: painter, theme: theme).pattern(of: symbol) else {
            throw .failed(reason: "there is no memory for a symbol")
        }
        defer { cairo_pattern_destroy(shape) }
        guard weight > 0, let heavier = painter.emboldened(shape, by: weight * 0.7) else {
            painter.mask(with: shape)
            return (try painter.bitmap(), border)
        }
        painter.mask(with: heavier)
        cairo_pattern_destroy(heavier)
        return (try painter.bitmap(), border)
    }
}

extension CairoPainter {
    /// The shape drawn around its place too: a pattern that the caller destroys.
    fileprivate func emboldened(_ shape: OpaquePointer, by reach: Double) -> OpaquePointer? {
        cairo_push_group(context)
        for step in 0..<9 {
            let angle = Double(step) * .pi / 4
            // The last one lies in the middle.
            let (x, y) = step == 8 ? (0, 0) : (cos(angle) * reach, sin(angle) * reach)
            cairo_save(context)
            cairo_translate(context, x, y)
            cairo_set_source(context, shape)
            cairo_paint(context)
            cairo_restore(context)
        }
        return cairo_pop_group(context)
    }

    fileprivate func mask(with pattern: OpaquePointer) {
        setSource(.black)
        cairo_mask(context, pattern)
    }
}
