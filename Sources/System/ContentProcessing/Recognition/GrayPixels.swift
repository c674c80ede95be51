// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CDrawing
import Shortcuts

/// A picture without color for what looks for signs in it: a byte of brightness for each pixel.
struct GrayPixels {
    let width: Int
    let height: Int
    private(set) var bytes: [UInt8]
    /// Of all pixels, from 0 to 255.
    private(set) var brightness: Int

    /// - Parameters:
    ///   - scale: How many times as large it is made.
    ///   - border: Pixels around it that are like its corner, as signs at the very edge are not found.
    init(_ picture: Picture, scale: Double, border: Int, name: String) throws(ShortcutFailure) {
        let wide = max((Double(picture.width) * scale).rounded(), 1)
        let high = max((Double(picture.height) * scale).rounded(), 1)
        let copy = try Picture(width: Int(wide) + 2 * border, height: Int(high) + 2 * border, name: name)
        try copy.draw { context in
            cairo_set_source_rgba(context, 1, 1, 1, 1)
            cairo_paint(context)
            cairo_translate(context, Double(border), Double(border))
            cairo_scale(context, wide / Double(picture.width), high / Double(picture.height))
            // Beyond its edge the picture goes on as it ends.
            picture.beSource(of: context)
            cairo_paint(context)
        }
        width = copy.width
        height = copy.height
        guard let pixels = copy.pixels else { throw Picture.lackOfMemory(for: name) }
        bytes = [UInt8](repeating: 255, count: width * height)
        brightness = Int(
            beckon_pixels_brightness(pixels, copy.stride, Int32(width), Int32(height), &bytes))
    }

    /// Makes dark what is bright.
    mutating func invert() {
        bytes.withUnsafeMutableBufferPointer { bytes in
            for index in bytes.indices { bytes[index] = 255 - bytes[index] }
        }
        brightness = 255 - brightness
    }
}
