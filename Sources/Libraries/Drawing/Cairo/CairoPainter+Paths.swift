// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CDrawing
import Foundation

extension CairoPainter {
    /// Fills a path with a color.
    func fill(_ path: Path, with color: Color) {
        guard color.alpha > 0, trace(path) else { return }
        setSource(color)
        cairo_fill(context)
    }

    /// Fills a path with colors that run from one point to another.
    ///
    /// - Parameter stops: Colors and where they stand, from 0 to 1.
    func fill(_ path: Path, from start: CGPoint, to end: CGPoint, stops: [GradientStop]) {
        guard let start = start.drawable, let end = end.drawable, trace(path),
            let pattern = cairo_pattern_create_linear(start.x, start.y, end.x, end.y)
        else { return }
        defer { cairo_pattern_destroy(pattern) }
        add(stops, to: pattern)
        cairo_set_source(context, pattern)
        cairo_fill(context)
        setSource(.black)
    }

    /// Draws a line along a path.
    func stroke(_ path: Path, with color: Color, line: LineStyle) {
        guard color.alpha > 0, let width = line.width.coordinate, width > 0, trace(path) else { return }
        setSource(color)
        cairo_set_line_width(context, width)
        cairo_set_line_cap(context, line.cap.rawValue)
        cairo_set_line_join(context, line.join.rawValue)
        // Cairo takes no lengths below zero, nor zeros alone.
        let dash = line.dash.compactMap(\.coordinate)
        let isDashed = dash.allSatisfy { $0 >= 0 } && dash.contains { $0 > 0 }
        cairo_set_dash(context, dash, isDashed ? Int32(clamping: min(dash.count, 64)) : 0, 0)
        cairo_stroke(context)
    }

    /// Makes a path Cairo's; false if it cannot be drawn.
    func trace(_ path: Path) -> Bool {
        cairo_new_path(context)
        cairo_set_fill_rule(context, path.usesEvenOddRule ? 1 : 0)
        guard mayTrace(path), path.elements.allSatisfy(trace) else {
            cairo_new_path(context)
            return false
        }
        return !path.elements.isEmpty
    }

    private func trace(_ element: Path.Element) -> Bool {
        switch element {
        case .move(let point):
            guard let point = point.drawable else { return false }
            cairo_move_to(context, point.x, point.y)
        case .line(let point):
            guard let point = point.drawable else { return false }
            cairo_line_to(context, point.x, point.y)
        case .curve(let first, let second, let end):
            guard let first = first.drawable, let second = second.drawable, let end = end.drawable else { return false }
            cairo_curve_to(context, first.x, first.y, second.x, second.y, end.x, end.y)
        case .arc(let center, let radius, let from, let to, let clockwise):
            guard let center = center.drawable, let radius = radius.coordinate, radius >= 0,
                from.isFinite, to.isFinite, abs(to - from) <= 1000, abs(from) <= 1e6
            else { return false }
            let arc = clockwise ? cairo_arc : cairo_arc_negative
            arc?(context, center.x, center.y, radius, from, to)
        case .close: cairo_close_path(context)
        }
        return true
    }
}

extension CGPoint {
    /// The point as Cairo takes it; nil for what is not a point.
    var drawable: CGPoint? {
        guard let x = Double(x).coordinate, let y = Double(y).coordinate else { return nil }
        return CGPoint(x: x, y: y)
    }
}

extension CGRect {
    /// The rectangle as Cairo takes it; nil for what is not a rectangle or an empty one.
    var drawable: CGRect? {
        let rect = standardized
        guard let origin = rect.origin.drawable, let width = Double(rect.width).coordinate,
            let height = Double(rect.height).coordinate, width > 0, height > 0
        else { return nil }
        return CGRect(x: origin.x, y: origin.y, width: width, height: height)
    }
}
