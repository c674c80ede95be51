// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Gives what a pixel's color is off by to those beside and below it, so that areas have their color on average
/// (Floyd and Steinberg, “An Adaptive Algorithm for Spatial Grey Scale”, 1976).
struct ErrorDiffusion {
    /// In sixteenths, three for each pixel, with one pixel more at each end.
    private var errors: [Int]
    private var below: [Int]
    private var row = 0

    init(width: Int) {
        errors = [Int](repeating: 0, count: (width + 2) * 3)
        below = errors
    }

    /// The color that a pixel should get; pixels are asked for row by row.
    mutating func color(_ color: ColorCounts.Color, x: Int, y: Int) -> ColorCounts.Color {
        if y != row {
            // Where rows are clear all through, nothing is carried over them.
            if y == row + 1 { swap(&errors, &below) } else { Self.clear(&errors) }
            Self.clear(&below)
            row = y
        }
        let slot = (x + 1) * 3
        return (
            Self.byte(color.red + errors[slot] / 16), Self.byte(color.green + errors[slot + 1] / 16),
            Self.byte(color.blue + errors[slot + 2] / 16)
        )
    }

    /// Says what color the pixel got.
    mutating func took(_ color: ColorCounts.Color, for wanted: ColorCounts.Color, x: Int) {
        let slot = (x + 1) * 3
        give(wanted.red - color.red, slot)
        give(wanted.green - color.green, slot + 1)
        give(wanted.blue - color.blue, slot + 2)
    }

    private mutating func give(_ error: Int, _ slot: Int) {
        errors[slot + 3] += error * 7
        below[slot - 3] += error * 3
        below[slot] += error * 5
        below[slot + 3] += error
    }

    private static func byte(_ value: Int) -> Int { min(max(value, 0), 255) }

    private static func clear(_ errors: inout [Int]) { for index in errors.indices { errors[index] = 0 } }
}
