// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// How often each color of five bits a part is in a picture, and what such colors are on average.
struct ColorCounts {
    /// One color in full.
    typealias Color = (red: Int, green: Int, blue: Int)

    private(set) var counts = [Int](repeating: 0, count: 1 << 15)
    private var sums = [Color](repeating: (0, 0, 0), count: 1 << 15)

    mutating func add(_ color: Color) {
        let bin = Self.bin(color)
        counts[bin] += 1
        sums[bin].red += color.red
        sums[bin].green += color.green
        sums[bin].blue += color.blue
    }

    /// The colors that there are.
    var bins: [Int] { counts.indices.filter { counts[$0] > 0 } }

    func average(of bins: [Int]) -> Color {
        var sum: Color = (0, 0, 0)
        var count = 0
        for bin in bins {
            count += counts[bin]
            sum = (sum.red + sums[bin].red, sum.green + sums[bin].green, sum.blue + sums[bin].blue)
        }
        func part(_ value: Int) -> Int { count == 0 ? 0 : (value + count / 2) / count }
        return (part(sum.red), part(sum.green), part(sum.blue))
    }

    /// Where a color is counted.
    static func bin(_ color: Color) -> Int {
        (color.red >> 3) << 10 | (color.green >> 3) << 5 | color.blue >> 3
    }

    /// A pixel of Cairo's `ARGB32` without its opacity.
    static func color(of pixel: UInt32) -> Color {
        let alpha = Int(pixel >> 24)
        func part(_ shift: UInt32) -> Int {
            let value = Int(pixel >> shift & 255)
            return alpha == 255 || alpha == 0 ? value : min(value * 255 / alpha, 255)
        }
        return (part(16), part(8), part(0))
    }
}
