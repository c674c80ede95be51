// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Drawing
import Foundation
import Testing

@Suite("A picture that is no PNG")
struct PictureTests {
    /// Red at the left, clear at the right.
    private static func halves() throws -> Bitmap {
        let (red, clear): ([UInt8], [UInt8]) = ([0, 0, 255, 255], [0, 0, 0, 0])
        let row = Array(repeating: red, count: 16) + Array(repeating: clear, count: 16)
        return try Bitmap(
            width: 32, height: 16, bytes: Array(repeating: row.flatMap(\.self), count: 16).flatMap(\.self))
    }

    private static func isNear(_ bitmap: Bitmap, _ x: Int, _ red: Int, _ green: Int, _ blue: Int) -> Bool {
        guard let pixel = bitmap[x, 8] else { return false }
        let parts = zip([pixel.red, pixel.green, pixel.blue], [red, green, blue])
        return parts.allSatisfy { abs(Int($0) - $1) < 8 } && pixel.alpha == 255
    }

    @Test("is written as a JPEG, on white where it is clear, and read as it was")
    func jpeg() throws {
        let data = try Self.halves().jpeg(quality: 1)
        #expect(data.starts(with: [0xFF, 0xD8, 0xFF]))
        let bitmap = try Bitmap(picture: data)
        #expect(bitmap.width == 32 && bitmap.height == 16)
        #expect(Self.isNear(bitmap, 4, 255, 0, 0) && Self.isNear(bitmap, 28, 255, 255, 255))
    }

    @Test(
        "is smaller the worse it may be; what is no quality is the best",
        arguments: [(0.0, 0.9), (-3, 0.5), (0.5, .nan)])
    func quality(worse: Double, better: Double) throws {
        // Noise, always the same: what is even takes as little at any quality.
        var seed: UInt32 = 7
        let bytes = (0..<64 * 64).flatMap { _ in
            seed = seed &* 1_664_525 &+ 1_013_904_223
            return [UInt8(seed >> 24), UInt8(seed >> 16 & 255), UInt8(seed >> 8 & 255), 255]
        }
        let noise = try Bitmap(width: 64, height: 64, bytes: bytes)
        #expect(try noise.jpeg(quality: worse).count < noise.jpeg(quality: better).count)
    }

    @Test("has its colours multiplied by what of it is seen, as everything that is drawn")
    func alpha() throws {
        let half = try Bitmap(
            width: 2, height: 2, bytes: Array(repeating: [0, 64, 128, 128], count: 4).flatMap(\.self))
        #expect(try Bitmap(picture: try half.png()).bytes == half.bytes)
    }

    @Test("is refused if it is not one, or breaks off in its head", arguments: [0, 2, 20])
    func broken(count: Int) throws {
        let data = try Self.halves().jpeg(quality: 1).prefix(count)
        for data in [data, Data("no picture at all, but words".utf8)] {
            let error = #expect(throws: DrawingError.self) { try Bitmap(picture: data) }
            #expect(error?.kind == .unreadableImage)
        }
    }

    @Test("is refused by its head where it is larger than anything that is drawn")
    func tooLarge() throws {
        var data = try Self.halves().jpeg(quality: 1)
        // The frame of a baseline JPEG: its length, 8 bits, then the height and the width.
        let frame = try #require(data.firstRange(of: Data([0xFF, 0xC0, 0, 17, 8])))
        data.replaceSubrange(frame.upperBound..<frame.upperBound + 4, with: [0x75, 0x30, 0x75, 0x30])
        #expect(throws: DrawingError.size(width: 30000, height: 30000)) { try Bitmap(picture: data) }
    }
}
