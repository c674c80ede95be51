// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CDrawing
package import Foundation

extension Canvas {
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
            functions.cairo_scale(
                context, rect.width / Double(bitmap.width), rect.height / Double(bitmap.height))
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
