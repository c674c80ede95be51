// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CDrawing
import Foundation
import Sentences
import Shortcuts

/// How a picture is laid onto others.
struct PictureOverlay {
    let position: Anchor
    let x: Double
    let y: Double
    let width: Double?
    let height: Double?
    let degrees: Double
    let opacity: Double

    /// Draws it; the place is that of the upper left corner before it is turned around its middle.
    func draw(
        _ overlay: Picture, on picture: Picture, _ name: String, limits: ProcessingLimits
    ) throws(ShortcutFailure) {
        guard x.isFinite, y.isFinite, degrees.isFinite, opacity.isFinite else {
            throw ShortcutFailure(
                "cannot overlay a picture on ‘\(name)’: a measure is not a number",
                remedy: "check its position, rotation and opacity")
        }
        let ratio = Double(overlay.height) / Double(overlay.width)
        let wide = width ?? height.map { $0 / ratio } ?? Double(overlay.width)
        let high = height ?? width.map { $0 * ratio } ?? Double(overlay.height)
        let sides = try limits.sides(wide, high, of: name)
        let (spanX, spanY) = (Double(sides.width), Double(sides.height))
        let left = position.isCustom ? x : (Double(picture.width) - spanX) * position.across
        let top = position.isCustom ? y : (Double(picture.height) - spanY) * position.down
        // Cairo counts no further.
        guard abs(left) < 1e6, abs(top) < 1e6 else { return }
        try picture.draw { context in
            cairo_translate(context, left + spanX / 2, top + spanY / 2)
            cairo_rotate(context, degrees.truncatingRemainder(dividingBy: 360) * .pi / 180)
            overlay.draw(
                in: context, x: -spanX / 2, y: -spanY / 2, width: spanX, height: spanY,
                opacity: min(max(opacity, 0), 1))
        }
    }
}
