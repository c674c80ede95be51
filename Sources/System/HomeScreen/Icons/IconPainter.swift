// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Drawing
import Foundation

/// Draws one icon in one style.
struct IconPainter {
    let style: IconStyle
    let theme: IconTheme

    /// What an icon shows, read and known to be of use.
    private enum Content {
        case symbol(Symbol)
        case template(DecodedImage, pixelsPerPoint: Int)
    }

    /// The side of a symbol in points; the rest of the square is left free around it.
    private static let symbolSide = 26.0
    private static let square = CGRect(x: 0, y: 0, width: IconStyle.side, height: IconStyle.side)

    /// The icon as PNG, or why it can't be had.
    func png(of icon: Icon) throws(IconError) -> Result<Data, IconFlaw> {
        let content: Content
        do throws(IconFlaw) { content = try self.content(of: icon) } catch { return .failure(error) }
        do throws(DrawingError) {
            let canvas = try Canvas(size: Self.square.size, scale: Double(style.scale.rawValue))
            try paint(content, on: canvas)
            return .success(try canvas.bitmap().png())
        } catch {
            guard case .symbol(let name, let reason) = error else { throw IconError(reason: error.description) }
            return .failure(.drawing(name, reason))
        }
    }

    private func content(of icon: Icon) throws(IconFlaw) -> Content {
        switch icon {
        case .plain: return .symbol(.plain)
        case .template(let name, let bundle):
            let file = try TemplateImageFile(name, in: bundle, for: style.scale)
            return .template(try file.image(), pixelsPerPoint: file.scale)
        case .symbol(let name):
            guard let symbol = Symbol(named: name) else {
                throw .symbol(
                    name, "has no drawing here", remedy: "use one of the table in Documentation/QuickActions.md")
            }
            return .symbol(symbol)
        }
    }

    private func paint(_ content: Content, on canvas: Canvas) throws(DrawingError) {
        switch content {
        case .symbol(let symbol):
            let margin = (Double(IconStyle.side) - Self.symbolSide) / 2
            try canvas.draw(
                symbol, in: Self.square.insetBy(dx: margin, dy: margin), color: style.tint, theme: theme)
        case .template(let image, let pixelsPerPoint):
            let natural = CGSize(
                width: Double(image.bitmap.width) / Double(pixelsPerPoint),
                height: Double(image.bitmap.height) / Double(pixelsPerPoint))
            let fits = natural.width <= Self.square.width && natural.height <= Self.square.height
            canvas.draw(
                image.bitmap, pointSize: natural, in: Self.square, mode: fits ? .center : .aspectFit, tint: style.tint)
        }
    }
}
