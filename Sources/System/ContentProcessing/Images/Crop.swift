// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CDrawing
import Sentences
import Shortcuts

/// Takes a part out of pictures.
struct Crop {
    let position: Anchor
    let x: Double
    let y: Double
    let width: Double
    let height: Double

    /// The part of the picture, as far as there is one.
    func perform(_ picture: Picture, _ name: String) throws(ShortcutFailure) -> Picture {
        let (wide, high) = (Double(picture.width), Double(picture.height))
        guard x.isFinite, y.isFinite, width > 0, height > 0, width.isFinite, height.isFinite else {
            throw ShortcutFailure(
                "a part of \(Number(width).text) × \(Number(height).text) pixels cannot be cut out of ‘\(name)’",
                remedy: "use sides of at least one pixel, and a position")
        }
        let left = position.isCustom ? x.rounded() : ((wide - width) * position.across).rounded()
        let top = position.isCustom ? y.rounded() : ((high - height) * position.down).rounded()
        let (start, above) = (max(left, 0), max(top, 0))
        let (end, below) = (min(left + max(width.rounded(), 1), wide), min(top + max(height.rounded(), 1), high))
        guard end - start >= 1, below - above >= 1 else {
            throw ShortcutFailure(
                "‘\(name)’ has no position \(Number(x).text), \(Number(y).text): it has \(picture.width) × "
                    + "\(picture.height) pixels",
                remedy: "choose a position inside it")
        }
        let made = try Picture(width: Int(end - start), height: Int(below - above), name: name)
        try made.draw { context in
            cairo_set_source_surface(context, picture.surface, -start, -above)
            cairo_paint(context)
        }
        return made
    }
}
