// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CDrawing
import Foundation

/// Paints what a ``Canvas`` has noted into pixels, with Cairo; used by one thread.
///
/// Nothing that is drawn can fail by itself: what cannot be drawn, such as a
/// rectangle of no numbers, leaves the pixels as they are.
final class CairoPainter {
    let context: OpaquePointer
    private let surface: OpaquePointer
    private let images: [Int: Bitmap]
    private let limits: PaintingLimits?
    private let start = ContinuousClock.now
    /// How many sheets lie in one another now.
    private var sheets = 0

    /// A clear surface; its pixels are as many as cover the size.
    ///
    /// - Parameters:
    ///   - size: In points.
    ///   - scale: Pixels to a point.
    ///   - images: What ``DrawingCommand/image(_:in:tint:alpha:)`` names.
    ///   - limits: Nil if what is painted is one's own.
    /// - Throws: ``DrawingError/size(width:height:)`` if there are no pixels, or more than a ``Bitmap`` can have.
    init(
        size: CGSize, scale: Double, images: [Int: Bitmap] = [:], limits: PaintingLimits? = nil
    ) throws(DrawingError) {
        try DrawingLibrary.load()
        let (width, height) = Bitmap.extent(of: size, scale: scale)
        try Bitmap.check(width: width, height: height)
        surface = try CairoSurface.make(width: Int(width), height: Int(height))
        guard let context = cairo_create(surface) else {
            cairo_surface_destroy(surface)
            throw .failed(reason: "there is no memory")
        }
        self.context = context
        self.images = images
        self.limits = limits
        cairo_scale(context, scale, scale)
    }

    deinit {
        cairo_destroy(context)
        cairo_surface_destroy(surface)
    }

    /// What has been painted so far.
    ///
    /// - Throws: ``DrawingError/failed(reason:)`` with the first thing that went wrong, such as that memory ran out.
    func bitmap() throws(DrawingError) -> Bitmap {
        let status = cairo_status(context)
        guard status == 0 else { throw .failed(reason: CairoSurface.words(for: status)) }
        return try CairoSurface.bitmap(of: surface)
    }

    func paint(_ commands: [DrawingCommand]) { commands.forEach(paint) }

    /// Whether there is time left.
    var mayGoOn: Bool { limits.map { start.duration(to: .now) < $0.time } ?? true }

    /// Whether a path can be drawn in time.
    func mayTrace(_ path: Path) -> Bool { limits.map { path.elements.count <= $0.pathElements } ?? true }

    /// Paints on sheets of their own, where so many may lie in one another; else on the one there is.
    private func onSheets(_ count: Int, _ body: () -> Void, else plain: () -> Void) {
        guard limits.map({ sheets + count <= $0.sheets }) ?? true else { return plain() }
        sheets += count
        body()
        sheets -= count
    }

    private func paint(_ command: DrawingCommand) {
        guard mayGoOn else { return }
        switch command {
        case .fill(let path, .color(let color)): fill(path, with: color)
        case .fill(let path, .linear(let start, let end, let stops)): fill(path, from: start, to: end, stops: stops)
        case .fill(let path, .radial(let center, let radii, let stops)):
            fill(path, around: center, radii: radii, stops: stops)
        case .stroke(let path, let color, let line): stroke(path, with: color, line: line)
        case .image(let number, let place, let tint, let alpha):
            if let image = images[number] { draw(image, in: place, tint: tint, alpha: alpha) }
        case .text(let text, let origin): draw(text, at: origin)
        case .shadow(let shadow, let place, let cornerRadius): draw(shadow, of: place, cornerRadius: cornerRadius)
        case .clip(let path): clip(to: path)
        case .concatenate(let transform): concatenate(transform)
        case .isolated(let commands): isolated { paint(commands) }
        case .group(let commands, let alpha):
            onSheets(1) {
                group(alpha: alpha) { paint(commands) }
            } else: {
                isolated { paint(commands) }
            }
        case .masked(let commands, let mask):
            onSheets(2) {
                group(masking: { paint(mask) }, { paint(commands) })
            } else: {
                isolated { paint(commands) }
            }
        case .blended(let commands, let blending): blended(blending) { paint(commands) }
        }
    }

    /// Paints with clip and coordinates that are given back afterwards.
    func isolated(_ body: () -> Void) {
        cairo_save(context)
        body()
        cairo_restore(context)
    }

    /// Moves the origin.
    func translate(x: Double, y: Double) {
        concatenate(Transform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y))
    }

    /// Puts a map in front of the coordinates; after one that cannot be undone nothing is drawn.
    func concatenate(_ transform: Transform) {
        guard transform.isInvertible else { return clipAll() }
        var matrix = cairo_matrix_t(
            xx: transform.a, yx: transform.b, xy: transform.c, yy: transform.d, x0: transform.tx, y0: transform.ty)
        cairo_transform(context, &matrix)
    }

    private func clipAll() {
        cairo_new_path(context)
        cairo_clip(context)
    }

    /// Lets nothing be drawn outside a path, besides what is not drawn already.
    func clip(to path: Path) {
        guard trace(path) else { return clipAll() }
        cairo_clip(context)
    }

    /// Draws as if on a sheet of its own that is then laid on the canvas.
    func group(alpha: Double, _ body: () -> Void) {
        let alpha = alpha.fraction
        guard alpha > 0 else { return }
        guard alpha < 1 else { return isolated(body) }
        cairo_push_group(context)
        isolated(body)
        cairo_pop_group_to_source(context)
        cairo_paint_with_alpha(context, alpha)
        cairo_set_source_rgba(context, 0, 0, 0, 1)
    }

    func setSource(_ color: Color) {
        cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
    }

    /// Draws a bitmap into a rectangle, stretched to fill it.
    ///
    /// - Parameters:
    ///   - tint: In this color where the bitmap is not clear; nil leaves it its own colors.
    ///   - alpha: How much of it is seen, from 0 to 1.
    func draw(_ bitmap: Bitmap, in rect: CGRect, tint: Color? = nil, alpha: Double = 1) {
        guard let rect = rect.drawable, alpha.fraction > 0 else { return }
        isolated {
            cairo_translate(context, rect.minX, rect.minY)
            cairo_new_path(context)
            cairo_rectangle(context, 0, 0, rect.width, rect.height)
            cairo_clip(context)
            cairo_scale(context, rect.width / Double(bitmap.width), rect.height / Double(bitmap.height))
            // If there is no memory for the surface, the canvas stays as it is.
            try? bitmap.withSurface { paint($0, tint: tint, alpha: alpha.fraction) }
        }
    }

    private func paint(_ surface: OpaquePointer, tint: Color?, alpha: Double) {
        guard let pattern = cairo_pattern_create_for_surface(surface) else { return }
        // So that the border is not mixed with what is clear.
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        cairo_pattern_set_filter(pattern, CAIRO_FILTER_GOOD)
        if let tint {
            cairo_set_source_rgba(context, tint.red, tint.green, tint.blue, tint.alpha * alpha)
            cairo_mask(context, pattern)
        } else {
            cairo_set_source(context, pattern)
            cairo_paint_with_alpha(context, alpha)
            cairo_set_source_rgba(context, 0, 0, 0, 1)
        }
        cairo_pattern_destroy(pattern)
    }
}

extension CairoPainter {
    /// Draws the shadow of a rounded rectangle: thin rims one on the other, each a little wider and all weak, so that
    /// it fades as a blurred one does.
    fileprivate func draw(_ shadow: Shadow, of rect: CGRect, cornerRadius: Double) {
        guard rect.drawable != nil, shadow.color.alpha > 0, shadow.radius.isFinite else { return }
        let color = shadow.color
        let place = rect.offsetBy(dx: shadow.offset.width, dy: shadow.offset.height)
        let reach = min(max(shadow.radius, 0), 100) * 1.5
        let steps = max(1, min(48, Int(reach * 2)))
        var before = 0.0
        for step in 0..<steps {
            let part = (Double(step) + 0.5) / Double(steps)
            // A smooth step from the outer edge, where nothing is seen, to the inner.
            let wanted = color.alpha * part * part * (3 - 2 * part)
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
