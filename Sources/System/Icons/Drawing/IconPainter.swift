// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CCairo
import Foundation

/// Draws one icon in one style.
struct IconPainter {
    let style: IconStyle
    let theme: IconTheme

    /// The side of a symbol in points; the rest of the square is left free around it.
    private static let symbolSide = 26.0

    /// The icon as PNG, or why it can't be had.
    func png(of icon: Icon) throws(IconError) -> Result<Data, IconFlaw> {
        let shape = try Canvas(pixels: style.pixels)
        do throws(IconFlaw) { try paint(icon, on: shape) } catch { return .failure(error) }
        return .success(try shape.tinted(style.tint).png())
    }

    private func paint(_ icon: Icon, on canvas: Canvas) throws(IconFlaw) {
        switch icon {
        case .plain: try paint(Symbol(shape: .own(.plain)), on: canvas)
        case .template(let name, let bundle):
            let file = try TemplateFile(name, in: bundle, for: style.scale)
            canvas.place(try file.image(), pixelsPerPoint: file.scale, on: style.scale)
        case .symbol(let name):
            guard let symbol = Symbol(named: name) else {
                throw .symbol(
                    name, "has no drawing here", mend: "use one of the table in Documentation/QuickActions.md")
            }
            try paint(symbol, on: canvas)
        }
    }

    private func paint(_ symbol: Symbol, on canvas: Canvas) throws(IconFlaw) {
        let margin = (Double(IconStyle.side) - Self.symbolSide) / 2
        let unit = Self.symbolSide / 16 * Double(style.scale.rawValue)
        cairo_translate(canvas.context, margin * Double(style.scale.rawValue), margin * Double(style.scale.rawValue))
        cairo_scale(canvas.context, unit, unit)
        try SymbolPainter(context: canvas.context, theme: theme).paint(symbol)
    }
}
