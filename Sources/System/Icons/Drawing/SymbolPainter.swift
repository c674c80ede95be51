// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CCairo

/// Draws symbols on a grid of 16 by 16.
struct SymbolPainter {
    /// A place on the grid: always a square.
    private struct Place {
        var x = 0.0
        var y = 0.0
        var side = 16.0
    }

    let context: OpaquePointer
    let theme: IconTheme

    private static let lineWidth = 1.3

    func paint(_ symbol: Symbol) throws(IconFlaw) {
        // A group of its own, so that what is cut out leaves nothing behind.
        cairo_push_group(context)
        defer {
            cairo_pop_group_to_source(context)
            cairo_paint(context)
        }
        try paintBody(of: symbol)
        if symbol.isSlashed { slash() }
        if symbol.hasBadge { try paintBadge(symbol.badge) }
    }

    private func paintBody(of symbol: Symbol) throws(IconFlaw) {
        guard let enclosure = symbol.enclosure else {
            if let shape = symbol.shape { try paint(shape, in: Place(), isFilled: symbol.isFilled) }
            return
        }
        cairo_set_source_rgb(context, 0, 0, 0)
        cairo_set_line_width(context, Self.lineWidth)
        let inset = symbol.isFilled ? 0 : Self.lineWidth / 2
        switch enclosure {
        case .circle: cairo_arc(context, 8, 8, 8 - inset, 0, 2 * .pi)
        case .square: roundedSquare(inset: inset + 0.5)
        }
        if symbol.isFilled { cairo_fill(context) } else { cairo_stroke(context) }
        guard let shape = symbol.shape else { return }
        let inner = enclosure == .circle ? Place(x: 4, y: 4, side: 8) : Place(x: 3.5, y: 3.5, side: 9)
        if symbol.isFilled { try cutOut(shape, in: inner) } else { try paint(shape, in: inner, isFilled: true) }
    }

    private func roundedSquare(inset: Double) {
        let radius = 3.0
        let near = inset + radius
        let far = 16 - near
        cairo_new_sub_path(context)
        cairo_arc(context, far, near, radius, -.pi / 2, 0)
        cairo_arc(context, far, far, radius, 0, .pi / 2)
        cairo_arc(context, near, far, radius, .pi / 2, .pi)
        cairo_arc(context, near, near, radius, .pi, 1.5 * .pi)
        cairo_close_path(context)
    }

    /// A line from corner to corner with free space beside it.
    private func slash() {
        for (width, cut) in [(4.0, CAIRO_OPERATOR_DEST_OUT), (1.6, CAIRO_OPERATOR_OVER)] {
            cairo_set_operator(context, cut)
            cairo_set_source_rgb(context, 0, 0, 0)
            cairo_set_line_cap(context, CAIRO_LINE_CAP_ROUND)
            cairo_set_line_width(context, width)
            cairo_move_to(context, 1.5, 1.5)
            cairo_line_to(context, 14.5, 14.5)
            cairo_stroke(context)
        }
        cairo_set_operator(context, CAIRO_OPERATOR_OVER)
    }

    /// A disc in the lower corner, or a smaller one in the upper where nothing is in it.
    private func paintBadge(_ shape: SymbolShape?) throws(IconFlaw) {
        let (y, radius) = shape == nil ? (3.2, 3.0) : (12.2, 3.8)
        for (reach, cut) in [(radius + 1, CAIRO_OPERATOR_DEST_OUT), (radius, CAIRO_OPERATOR_OVER)] {
            cairo_set_operator(context, cut)
            cairo_set_source_rgb(context, 0, 0, 0)
            cairo_arc(context, 12.2, y, reach, 0, 2 * .pi)
            cairo_fill(context)
        }
        cairo_set_operator(context, CAIRO_OPERATOR_OVER)
        if let shape { try cutOut(shape, in: Place(x: 9.6, y: 9.6, side: 5.2)) }
    }

    private func cutOut(_ shape: SymbolShape, in place: Place) throws(IconFlaw) {
        cairo_push_group(context)
        defer {
            cairo_pop_group_to_source(context)
            cairo_set_operator(context, CAIRO_OPERATOR_DEST_OUT)
            cairo_paint(context)
            cairo_set_operator(context, CAIRO_OPERATOR_OVER)
        }
        try paint(shape, in: place, isFilled: true)
    }

    private func paint(_ shape: SymbolShape, in place: Place, isFilled: Bool) throws(IconFlaw) {
        let document: VectorDocument
        switch shape {
        case .own(let drawing):
            document = try VectorDocument(Array(drawing.document(isFilled: isFilled).utf8), name: "of Beckon's own")
        case .theme(let name):
            document = try VectorDocument(try theme.bytes(of: name), name: name)
        }
        try document.draw(on: context, x: place.x, y: place.y, side: place.side)
    }
}
