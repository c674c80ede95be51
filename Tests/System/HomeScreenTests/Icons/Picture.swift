// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Drawing
import Foundation

/// A PNG file's pixels, as a test looks at them.
struct Picture {
    let width: Int
    let height: Int
    private let bytes: [UInt8]

    /// Nil for bytes that Cairo can't decode.
    init?(_ png: Data) {
        guard let bitmap = try? Bitmap(png: png) else { return nil }
        (width, height, bytes) = (bitmap.width, bitmap.height, bitmap.bytes)
    }

    /// How much of the pixel is covered, 0 to 255.
    func cover(_ x: Int, _ y: Int) -> Int { Int(bytes[(y * width + x) * 4 + 3]) }

    /// Blue, green and red of the pixel, multiplied by its cover.
    func color(_ x: Int, _ y: Int) -> [UInt8] { Array(bytes[(y * width + x) * 4..<(y * width + x) * 4 + 3]) }

    /// The pixels that are covered at least half.
    var coverage: Int { (0..<width * height).count { bytes[$0 * 4 + 3] >= 128 } }

    /// The picture in 7 × 7 cells of how much is covered, one digit each from 0 to 9, rows from the top.
    var sketch: [String] {
        (0..<7).map { row in
            (0..<7).map { column in
                let rows = row * height / 7..<(row + 1) * height / 7
                let columns = column * width / 7..<(column + 1) * width / 7
                let sum = rows.reduce(0) { sum, y in columns.reduce(sum) { $0 + cover($1, y) } }
                return String(sum * 9 / (rows.count * columns.count * 255))
            }
            .joined()
        }
    }

    /// Whether each cell of a sketch is as covered as another's, give or take one; so that another release of a
    /// graphics library may draw its edges a little otherwise.
    static func resemble(_ sketch: [String], _ other: [String]) -> Bool {
        sketch.map(\.count) == other.map(\.count)
            && zip(sketch.joined(), other.joined()).allSatisfy { left, right in
                abs((left.wholeNumberValue ?? 99) - (right.wholeNumberValue ?? -99)) <= 1
            }
    }
}
