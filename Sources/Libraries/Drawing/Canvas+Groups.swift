// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CDrawing
package import Foundation

extension Canvas {
    /// How what is drawn is mixed with what is there; the numbers are Cairo's operators.
    package enum Blending: Int32, Hashable, Sendable {
        case clear = 0
        case copy = 1
        case normal = 2
        case sourceIn = 3
        case sourceOut = 4
        case sourceAtop = 5
        case destinationOver = 7
        case destinationIn = 8
        case destinationOut = 9
        case destinationAtop = 10
        case xor = 11
        case plusLighter = 12
        case multiply = 14
        case screen = 15
        case overlay = 16
        case darken = 17
        case lighten = 18
        case colorDodge = 19
        case colorBurn = 20
        case hardLight = 21
        case softLight = 22
        case difference = 23
        case exclusion = 24
        case hue = 25
        case saturation = 26
        case color = 27
        case luminosity = 28
    }

    /// Draws, mixing what is drawn with what is there.
    package func blended(_ blending: Blending, _ body: () -> Void) {
        functions.cairo_set_operator(context, blending.rawValue)
        body()
        functions.cairo_set_operator(context, Blending.normal.rawValue)
    }

    /// Draws as if on a sheet of its own, of which as much is laid on the canvas as another drawing covers.
    package func group(masking mask: () -> Void, _ body: () -> Void) {
        functions.cairo_push_group(context)
        isolated(body)
        guard let sheet = functions.cairo_pop_group(context) else { return }
        defer { functions.cairo_pattern_destroy(sheet) }
        functions.cairo_push_group(context)
        isolated(mask)
        guard let cover = functions.cairo_pop_group(context) else { return }
        defer { functions.cairo_pattern_destroy(cover) }
        functions.cairo_set_source(context, sheet)
        functions.cairo_mask(context, cover)
        setSource(.black)
    }

    /// Fills a path with colours that run from a middle outwards.
    ///
    /// - Parameters:
    ///   - radii: How far the last colour is from the middle, across and down.
    ///   - stops: Colours and where they stand, from 0 to 1.
    package func fill(_ path: Path, around center: CGPoint, radii: CGSize, stops: [(offset: Double, color: Color)]) {
        guard let center = center.drawable, radii.width > 0, radii.height > 0, trace(path),
            let pattern = functions.cairo_pattern_create_radial(0, 0, 0, 0, 0, 1)
        else { return }
        defer { functions.cairo_pattern_destroy(pattern) }
        add(stops, to: pattern)
        // From the path's coordinates to those of a circle of one.
        var matrix = beckon_matrix(
            xx: 1 / radii.width, yx: 0, xy: 0, yy: 1 / radii.height, x0: -center.x / radii.width,
            y0: -center.y / radii.height)
        functions.cairo_pattern_set_matrix(pattern, &matrix)
        functions.cairo_set_source(context, pattern)
        functions.cairo_fill(context)
        setSource(.black)
    }

    func add(_ stops: [(offset: Double, color: Color)], to pattern: OpaquePointer) {
        for stop in stops {
            functions.cairo_pattern_add_color_stop_rgba(
                pattern, stop.offset.fraction, stop.color.red, stop.color.green, stop.color.blue, stop.color.alpha)
        }
    }

    /// The nearest rectangle whose edges lie between pixels; the same one where the canvas is turned.
    package func snapped(_ rect: CGRect) -> CGRect {
        guard let rect = rect.drawable, let matrix = upright else { return rect }
        func snap(_ value: Double, _ factor: Double, _ offset: Double) -> Double {
            ((value * factor + offset).rounded() - offset) / factor
        }
        let (left, right) = (snap(rect.minX, matrix.xx, matrix.x0), snap(rect.maxX, matrix.xx, matrix.x0))
        let (top, bottom) = (snap(rect.minY, matrix.yy, matrix.y0), snap(rect.maxY, matrix.yy, matrix.y0))
        // A thin line stays a line.
        let width = right > left ? right - left : 1 / matrix.xx
        let height = bottom > top ? bottom - top : 1 / matrix.yy
        return CGRect(x: left, y: top, width: width, height: height)
    }

    /// The nearest point that lies between pixels; the same one where the canvas is turned.
    package func snapped(_ point: CGPoint) -> CGPoint {
        guard let point = point.drawable, let matrix = upright else { return point }
        return CGPoint(
            x: ((point.x * matrix.xx + matrix.x0).rounded() - matrix.x0) / matrix.xx,
            y: ((point.y * matrix.yy + matrix.y0).rounded() - matrix.y0) / matrix.yy)
    }

    /// The map to pixels; nil where it turns, mirrors or slants.
    private var upright: beckon_matrix? {
        var matrix = beckon_matrix()
        functions.cairo_get_matrix(context, &matrix)
        return abs(matrix.xy) < 1e-9 && abs(matrix.yx) < 1e-9 && matrix.xx > 1e-9 && matrix.yy > 1e-9 ? matrix : nil
    }
}
