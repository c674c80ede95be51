// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation

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
