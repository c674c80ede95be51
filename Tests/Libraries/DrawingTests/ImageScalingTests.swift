// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import Drawing

@Suite("An image that is drawn in another size") struct ImageScalingTests {
    /// An image of black and white pixels.
    private func image(_ width: Int, _ height: Int, isWhite: (Int, Int) -> Bool) throws -> Bitmap {
        let bytes = (0..<height).flatMap { y in
            (0..<width).flatMap { x -> [UInt8] in
                let level: UInt8 = isWhite(x, y) ? 255 : 0
                return [level, level, level, 255]
            }
        }
        return try Bitmap(width: width, height: height, bytes: bytes)
    }

    private func drawn(_ bitmap: Bitmap, _ width: Int, _ height: Int, scale: Double = 1) throws -> Bitmap {
        let size = CGSize(width: width, height: height)
        let canvas = try Canvas(size: size, scale: scale)
        canvas.draw(bitmap, in: CGRect(origin: .zero, size: size))
        return try canvas.bitmap()
    }

    @Test("that is larger has no stairs: between two pixels the colours run", arguments: [2, 3, 4, 8, 16, 40])
    func larger(_ factor: Int) throws {
        let bitmap = try drawn(try image(4, 4) { x, _ in x >= 2 }, 4 * factor, 4 * factor)
        let row = try (0..<4 * factor).map { try #require(bitmap[$0, 2 * factor]).red }
        #expect(row.first == 0 && row.last == 255)
        #expect(zip(row, row.dropFirst()).allSatisfy { $0 <= $1 })
        let steps = zip(row, row.dropFirst()).map { Int($1) - Int($0) }
        #expect((steps.max() ?? 255) <= 255 / factor + 40, "\(row)")
    }

    @Test("that is smaller is the mean of what was there, however much smaller", arguments: [2, 3, 5, 8, 16, 32, 64])
    func smaller(_ factor: Int) throws {
        let side = 4 * factor
        let bitmap = try drawn(try image(side, side) { ($0 + $1) % 2 == 0 }, 4, 4)
        let levels = (0..<4).flatMap { y in (0..<4).compactMap { x in bitmap[x, y]?.red } }
        // Of an odd number of pixels there is one more of one color.
        #expect(levels.allSatisfy { abs(Int($0) - 128) <= 255 / (factor * factor) + 4 }, "\(levels)")
    }

    @Test("that is a little smaller keeps its fine parts", arguments: [0.9, 0.7, 0.55])
    func little(_ factor: Double) throws {
        let side = Int(200 * factor)
        let bitmap = try drawn(try image(200, 200) { ($0 + $1) % 2 == 0 }, side, side)
        let levels = (20..<side - 20).compactMap { bitmap[$0, side / 2]?.red }.map(Int.init)
        #expect(abs(levels.reduce(0, +) / levels.count - 128) < 12)
    }
}
