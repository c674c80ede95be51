// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CDrawing
import Foundation

/// Draws symbols in black on a grid of 16 by 16.
///
/// What is cut out of a symbol is cut with Cairo's operators, so each symbol is
/// painted in a group of its own.
struct SymbolPainter {
    let canvas: CairoPainter
    let theme: IconTheme

    private var context: OpaquePointer { canvas.context }

    private static let grid = CGRect(x: 0, y: 0, width: 16, height: 16)
    private static let lineWidth = 1.3

    /// The symbol as a pattern that the caller destroys.
    func pattern(of symbol: Symbol) throws(DrawingError) -> OpaquePointer? {
        cairo_push_group(context)
        do throws(DrawingError) { try paint(symbol) } catch {
            cairo_pattern_destroy(cairo_pop_group(context))
            throw error
        }
        return cairo_pop_group(context)
    }

    private func paint(_ symbol: Symbol) throws(DrawingError) {
        try paintBody(of: symbol)
        if symbol.isSlashed { slash() }
        if symbol.hasBadge { try paintBadge(symbol.badge) }
    }

    private func paintBody(of symbol: Symbol) throws(DrawingError) {
        guard let enclosure = symbol.enclosure else {
            if let shape = symbol.shape { try paint(shape, in: Self.grid, isFilled: symbol.isFilled) }
            return
        }
        let inset = symbol.isFilled ? 0 : Self.lineWidth / 2
        let outline: Path
        switch enclosure {
        case .circle: outline = Self.disc(x: 8, y: 8, radius: 8 - inset)
        case .square: outline = Path(Self.grid.insetBy(dx: inset + 0.5, dy: inset + 0.5), cornerRadius: 3)
        }
        if symbol.isFilled {
            canvas.fill(outline, with: .black)
        } else {
            canvas.stroke(outline, with: .black, line: LineStyle(width: Self.lineWidth))
        }
        guard let shape = symbol.shape else { return }
        let inner = Self.grid.insetBy(dx: enclosure == .circle ? 4 : 3.5, dy: enclosure == .circle ? 4 : 3.5)
        if symbol.isFilled { try cutOut(shape, in: inner) } else { try paint(shape, in: inner, isFilled: true) }
    }

    private static func disc(x: Double, y: Double, radius: Double) -> Path {
        var path = Path()
        path.elements = [.arc(center: CGPoint(x: x, y: y), radius: radius, from: 0, to: 2 * .pi, clockwise: true)]
        return path
    }

    /// A line from corner to corner with free space beside it.
    private func slash() {
        var line = Path()
        line.elements = [.move(CGPoint(x: 1.5, y: 1.5)), .line(CGPoint(x: 14.5, y: 14.5))]
        cutting { canvas.stroke(line, with: .black, line: LineStyle(width: 4, cap: .round)) }
        canvas.stroke(line, with: .black, line: LineStyle(width: 1.6, cap: .round))
    }

    /// A disc in the lower corner, or a smaller one in the upper where nothing is in it.
    private func paintBadge(_ shape: SymbolShape?) throws(DrawingError) {
        let (y, radius) = shape == nil ? (3.2, 3.0) : (12.2, 3.8)
        cutting { canvas.fill(Self.disc(x: 12.2, y: y, radius: radius + 1), with: .black) }
        canvas.fill(Self.disc(x: 12.2, y: y, radius: radius), with: .black)
        if let shape { try cutOut(shape, in: CGRect(x: 9.6, y: 9.6, width: 5.2, height: 5.2)) }
    }

    private func cutting(_ body: () -> Void) { canvas.blended(.destinationOut, body) }

    private func cutOut(_ shape: SymbolShape, in place: CGRect) throws(DrawingError) {
        cairo_push_group(context)
        defer {
            cairo_pop_group_to_source(context)
            cutting { cairo_paint(context) }
            canvas.setSource(.black)
        }
        try paint(shape, in: place, isFilled: true)
    }

    private func paint(_ shape: SymbolShape, in place: CGRect, isFilled: Bool) throws(DrawingError) {
        let document: VectorDocument
        switch shape {
        case .own(let drawing):
            document = try VectorDocument(Array(drawing.document(isFilled: isFilled).utf8), name: "of Beckon's own")
        case .theme(let name):
            document = try VectorDocument(try theme.bytes(of: name), name: name)
        }
        try document.draw(on: context, in: place)
    }
}
