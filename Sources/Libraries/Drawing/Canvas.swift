// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CDrawing
package import Foundation

/// A rectangle of pixels to draw on, measured in points from the upper left corner; used by one thread.
///
/// Nothing that is drawn can fail by itself: what cannot be drawn, such as a
/// rectangle of no numbers, leaves the pixels as they are.
package final class Canvas {
    let functions: beckon_drawing
    let context: OpaquePointer
    private let surface: OpaquePointer
    /// Pixels to a point.
    package let scale: Double
    /// How many times what ``save()`` keeps was not brought back.
    private var depth = 0

    /// A clear canvas; its pixels are as many as cover the size.
    ///
    /// - Parameters:
    ///   - size: In points.
    ///   - scale: Pixels to a point, from 0.1 to 10.
    /// - Throws: ``DrawingError/size(width:height:)`` where the pixels are none or more than a ``Bitmap`` has.
    package init(size: CGSize, scale: Double) throws(DrawingError) {
        functions = try DrawingLibrary.functions()
        let factor = scale.isFinite ? min(max(scale, 0.1), 10) : 1
        let width = (Double(size.width) * factor - 1e-6).rounded(.up)
        let height = (Double(size.height) * factor - 1e-6).rounded(.up)
        try Bitmap.check(width: width, height: height)
        surface = try CairoSurface.make(width: Int(width), height: Int(height), functions)
        guard let context = functions.cairo_create(surface) else {
            functions.cairo_surface_destroy(surface)
            throw .failed(reason: "there is no memory")
        }
        self.context = context
        self.scale = factor
        functions.cairo_scale(context, factor, factor)
    }

    deinit {
        functions.cairo_destroy(context)
        functions.cairo_surface_destroy(surface)
    }

    /// What has been drawn so far.
    ///
    /// - Throws: ``DrawingError/failed(reason:)`` with the first thing that went wrong, such as that memory ran out.
    package func bitmap() throws(DrawingError) -> Bitmap {
        let status = functions.cairo_status(context)
        guard status == 0 else { throw .failed(reason: functions.words(for: status)) }
        return try CairoSurface.bitmap(of: surface, functions)
    }

    /// Keeps clip and coordinates for ``restore()``.
    package func save() {
        guard depth < 1000 else { return }
        depth += 1
        functions.cairo_save(context)
    }

    /// Brings clip and coordinates back; without a ``save()`` before it nothing happens.
    package func restore() {
        guard depth > 0 else { return }
        depth -= 1
        functions.cairo_restore(context)
    }

    /// Draws with clip and coordinates that are given back afterwards.
    package func isolated(_ body: () -> Void) {
        let before = depth
        functions.cairo_save(context)
        body()
        while depth > before { restore() }
        functions.cairo_restore(context)
    }

    /// Moves the origin.
    package func translate(x: Double, y: Double) {
        concatenate(Transform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y))
    }

    /// Puts a map in front of the coordinates; after one that cannot be undone nothing is drawn.
    package func concatenate(_ transform: Transform) {
        guard transform.isInvertible else { return clipAll() }
        var matrix = beckon_matrix(
            xx: transform.a, yx: transform.b, xy: transform.c, yy: transform.d, x0: transform.tx, y0: transform.ty)
        functions.cairo_transform(context, &matrix)
    }

    private func clipAll() {
        functions.cairo_new_path(context)
        functions.cairo_clip(context)
    }

    /// Lets nothing be drawn outside a path, besides what is not drawn already.
    package func clip(to path: Path) {
        guard trace(path) else { return clipAll() }
        functions.cairo_clip(context)
    }

    /// Draws as if on a sheet of its own that is then laid on the canvas.
    package func group(alpha: Double, _ body: () -> Void) {
        let alpha = alpha.fraction
        guard alpha > 0 else { return }
        guard alpha < 1 else { return isolated(body) }
        functions.cairo_push_group(context)
        isolated(body)
        functions.cairo_pop_group_to_source(context)
        functions.cairo_paint_with_alpha(context, alpha)
        functions.cairo_set_source_rgba(context, 0, 0, 0, 1)
    }

    func setSource(_ color: Color) {
        functions.cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
    }

    /// Draws a bitmap into a rectangle, stretched to fill it.
    ///
    /// - Parameters:
    ///   - tint: In this colour where the bitmap is not clear; nil leaves it its own colours.
    ///   - alpha: How much of it is seen, from 0 to 1.
    package func draw(_ bitmap: Bitmap, in rect: CGRect, tint: Color? = nil, alpha: Double = 1) {
        guard let rect = rect.drawable, alpha.fraction > 0 else { return }
        isolated {
            functions.cairo_translate(context, rect.minX, rect.minY)
            functions.cairo_new_path(context)
            functions.cairo_rectangle(context, 0, 0, rect.width, rect.height)
            functions.cairo_clip(context)
            functions.cairo_scale(context, rect.width / Double(bitmap.width), rect.height / Double(bitmap.height))
            // Where there is no memory for the surface, the canvas stays as it is.
            try? bitmap.withSurface(functions) { paint($0, tint: tint, alpha: alpha.fraction) }
        }
    }

    private func paint(_ surface: OpaquePointer, tint: Color?, alpha: Double) {
        guard let pattern = functions.cairo_pattern_create_for_surface(surface) else { return }
        // CAIRO_EXTEND_PAD, so that the border is not mixed with what is clear; CAIRO_FILTER_GOOD.
        functions.cairo_pattern_set_extend(pattern, 3)
        functions.cairo_pattern_set_filter(pattern, 1)
        if let tint {
            functions.cairo_set_source_rgba(context, tint.red, tint.green, tint.blue, tint.alpha * alpha)
            functions.cairo_mask(context, pattern)
        } else {
            functions.cairo_set_source(context, pattern)
            functions.cairo_paint_with_alpha(context, alpha)
            functions.cairo_set_source_rgba(context, 0, 0, 0, 1)
        }
        functions.cairo_pattern_destroy(pattern)
    }

    /// Draws a bitmap into a rectangle as a content mode says; what lies outside the rectangle is drawn too.
    ///
    /// - Parameter pointSize: The size of the bitmap in points.
    package func draw(
        _ bitmap: Bitmap, pointSize: CGSize, in rect: CGRect, mode: ImageMode, tint: Color? = nil, alpha: Double = 1
    ) {
        draw(bitmap, in: mode.place(for: pointSize, in: rect), tint: tint, alpha: alpha)
    }
}

extension Canvas {
    /// Draws the shadow of a rounded rectangle: thin rims one on the other, each a little wider and all weak, so that
    /// it fades as a blurred one does.
    ///
    /// - Parameter radius: How far the shadow fades to either side of the edge, in points; 100 at most.
    package func shadow(
        of rect: CGRect, cornerRadius: Double, color: Color, opacity: Double, offset: CGSize, radius: Double
    ) {
        guard rect.drawable != nil, opacity.fraction > 0, radius.isFinite else { return }
        let place = rect.offsetBy(dx: offset.width, dy: offset.height)
        let reach = min(max(radius, 0), 100) * 1.5
        let steps = max(1, min(48, Int(reach * 2)))
        var before = 0.0
        for step in 0..<steps {
            let part = (Double(step) + 0.5) / Double(steps)
            // A smooth step from the outer edge, where nothing is seen, to the inner.
            let wanted = color.alpha * opacity.fraction * part * part * (3 - 2 * part)
            let alpha = before < 1 ? (wanted - before) / (1 - before) : 0
            before = wanted
            let grown = place.insetBy(dx: -reach * (1 - 2 * part), dy: -reach * (1 - 2 * part))
            guard grown.width > 0, grown.height > 0, !grown.isNull else { return }
            fill(
                Path(grown, cornerRadius: max(0, cornerRadius + reach * (1 - 2 * part))),
                with: Color(red: color.red, green: color.green, blue: color.blue, alpha: alpha))
        }
    }
}

/// A colour in sRGB, not multiplied by its opacity.
package struct Color: Hashable, Sendable {
    /// From 0 to 1, as are the others; what lies outside, or is no number, is taken for the nearest.
    package var red: Double
    package var green: Double
    package var blue: Double
    /// 0 is clear, 1 is solid.
    package var alpha: Double

    package init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        self.red = red.fraction
        self.green = green.fraction
        self.blue = blue.fraction
        self.alpha = alpha.fraction
    }

    package init(white: Double, alpha: Double = 1) {
        self.init(red: white, green: white, blue: white, alpha: alpha)
    }

    package static let black = Color(white: 0)
    package static let white = Color(white: 1)
    package static let clear = Color(white: 0, alpha: 0)
}

extension Double {
    /// The nearest number from 0 to 1; 0 for what is no number.
    var fraction: Double { isNaN ? 0 : Swift.min(Swift.max(self, 0), 1) }

    /// The nearest of the coordinates that Cairo's numbers hold well at every scale; nil for what is no number.
    var coordinate: Double? { isNaN ? nil : Swift.min(Swift.max(self, -1e6), 1e6) }
}

/// How an image of another size goes into a rectangle.
package enum ImageMode: Hashable, Sendable, CaseIterable {
    /// Stretched to the rectangle.
    case fill
    /// As large as fits, in the middle, with its own proportions.
    case aspectFit
    /// As small as covers the rectangle, in the middle, with its own proportions.
    case aspectFill
    case center, top, bottom, left, right, topLeft, topRight, bottomLeft, bottomRight

    /// Where an image lies; the rectangle itself for one without a size.
    package func place(for size: CGSize, in rect: CGRect) -> CGRect {
        guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { return rect }
        let ratios = (rect.width / size.width, rect.height / size.height)
        let factor: CGFloat
        switch self {
        case .fill: return rect
        case .aspectFit: factor = min(ratios.0, ratios.1)
        case .aspectFill: factor = max(ratios.0, ratios.1)
        default: factor = 1
        }
        let place = CGSize(width: size.width * factor, height: size.height * factor)
        let (x, y) = anchor
        return CGRect(
            x: rect.minX + (rect.width - place.width) * x, y: rect.minY + (rect.height - place.height) * y,
            width: place.width, height: place.height)
    }

    private var anchor: (x: CGFloat, y: CGFloat) {
        switch self {
        case .fill, .aspectFit, .aspectFill, .center: (0.5, 0.5)
        case .top: (0.5, 0)
        case .bottom: (0.5, 1)
        case .left: (0, 0.5)
        case .right: (1, 0.5)
        case .topLeft: (0, 0)
        case .topRight: (1, 0)
        case .bottomLeft: (0, 1)
        case .bottomRight: (1, 1)
        }
    }
}
