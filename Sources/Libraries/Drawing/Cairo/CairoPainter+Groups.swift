// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CDrawing
import Foundation

extension CairoPainter {
    /// Draws, mixing what is drawn with what is there.
    func blended(_ blending: Blending, _ body: () -> Void) {
        cairo_set_operator(context, blending.rawValue)
        body()
        cairo_set_operator(context, Blending.normal.rawValue)
    }

    /// Draws as if on a sheet of its own, of which as much is laid on the canvas as another drawing covers.
    func group(masking mask: () -> Void, _ body: () -> Void) {
        cairo_push_group(context)
        isolated(body)
        guard let sheet = cairo_pop_group(context) else { return }
        defer { cairo_pattern_destroy(sheet) }
        cairo_push_group(context)
        isolated(mask)
        guard let cover = cairo_pop_group(context) else { return }
        defer { cairo_pattern_destroy(cover) }
        cairo_set_source(context, sheet)
        cairo_mask(context, cover)
        setSource(.black)
    }

    /// Fills a path with colors that run from a middle outwards.
    ///
    /// - Parameters:
    ///   - radii: How far the last color is from the middle, across and down.
    ///   - stops: Colors and where they stand, from 0 to 1.
    func fill(_ path: Path, around center: CGPoint, radii: CGSize, stops: [GradientStop]) {
        guard let center = center.drawable, radii.width > 0, radii.height > 0, trace(path),
            let pattern = cairo_pattern_create_radial(0, 0, 0, 0, 0, 1)
        else { return }
        defer { cairo_pattern_destroy(pattern) }
        add(stops, to: pattern)
        // From the path's coordinates to those of a circle of one.
        var matrix = cairo_matrix_t(
            xx: 1 / radii.width, yx: 0, xy: 0, yy: 1 / radii.height, x0: -center.x / radii.width,
            y0: -center.y / radii.height)
        cairo_pattern_set_matrix(pattern, &matrix)
        cairo_set_source(context, pattern)
        cairo_fill(context)
        setSource(.black)
    }

    func add(_ stops: [GradientStop], to pattern: OpaquePointer) {
        for stop in stops {
            cairo_pattern_add_color_stop_rgba(
                pattern, stop.offset.fraction, stop.color.red, stop.color.green, stop.color.blue, stop.color.alpha)
        }
    }
}
