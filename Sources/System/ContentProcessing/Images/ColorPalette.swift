// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CGIF

/// Up to 256 colors that stand for all of a picture's.
///
/// The colors are found by cutting, again and again, the box of colors that holds most in the middle of its longest
/// side (Heckbert, “Color Image Quantization for Frame Buffer Display”, 1982).
struct ColorPalette {
    private var colors: [ColorCounts.Color]
    /// Which color is clear; nil if nothing of the picture is.
    let clear: Int?
    /// For each of the 32,768 colors of five bits a part, which color stands for it; 256 where it is not known yet.
    private var nearest = [UInt16](repeating: 256, count: 1 << 15)

    init(of picture: Picture) {
        var counts = ColorCounts()
        var hasClear = false
        picture.forEachPixel { pixel, _, _ in
            if Self.isClear(pixel) { hasClear = true } else { counts.add(ColorCounts.color(of: pixel)) }
        }
        let found = ColorBox.cut(counts, into: hasClear ? 255 : 256)
        clear = hasClear ? found.count : nil
        colors = found.isEmpty ? [(0, 0, 0)] : found
    }

    private static func isClear(_ pixel: UInt32) -> Bool { pixel >> 24 < 128 }

    /// All 256, as giflib has them.
    var gifColors: [GifColorType] {
        (0..<256).map { index in
            guard index < colors.count else { return GifColorType(Red: 0, Green: 0, Blue: 0) }
            let color = colors[index]
            return GifColorType(Red: UInt8(color.red), Green: UInt8(color.green), Blue: UInt8(color.blue))
        }
    }

    /// Drawings of few colors look worse with points in their areas.
    private static let few = 64

    /// Which color each pixel gets.
    func places(of picture: Picture) -> [UInt8] {
        var finder = self
        var places = [UInt8](repeating: UInt8(clear ?? 0), count: picture.width * picture.height)
        var diffusion = colors.count > Self.few ? ErrorDiffusion(width: picture.width) : nil
        picture.forEachPixel { pixel, x, y in
            guard !Self.isClear(pixel) else { return }
            let color = ColorCounts.color(of: pixel)
            let wanted = diffusion?.color(color, x: x, y: y) ?? color
            let found = finder.find(wanted)
            places[y * picture.width + x] = UInt8(found)
            diffusion?.took(colors[found], for: wanted, x: x)
        }
        return places
    }

    private mutating func find(_ color: ColorCounts.Color) -> Int {
        let bin = ColorCounts.bin(color)
        if nearest[bin] < 256 { return Int(nearest[bin]) }
        var best = (index: 0, distance: Int.max)
        for (index, other) in colors.enumerated() {
            let (red, green, blue) = (color.red - other.red, color.green - other.green, color.blue - other.blue)
            let distance = red * red + green * green + blue * blue
            if distance < best.distance { best = (index, distance) }
        }
        nearest[bin] = UInt16(best.index)
        return best.index
    }
}
