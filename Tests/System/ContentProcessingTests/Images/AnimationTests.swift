// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Sentences
import Shortcuts
import Testing

@testable import ContentProcessing

@Suite("Animations")
struct AnimationTests {
    private static let colors = [TestPicture.red, TestPicture.green, TestPicture.blue]

    private static func gif(loops: Int? = nil, seconds: Double = 0.5) async throws -> ContentFile {
        let files = try colors.map { try TestPicture.plain(20, 10, $0, name: "in.png") }
        return try #require(
            try await TestPicture.files(
                .images(.makeGIF(files, secondsPerPicture: seconds, loops: loops, size: nil))
            ).first)
    }

    @Test("have the pictures that they were made of, with the colours that these have")
    func roundTrip() async throws {
        let gif = try await Self.gif()
        #expect((gif.name, gif.type) == ("in.gif", "com.compuserve.gif"))
        #expect(FrameCount.count(in: gif.data) == 3)
        let frames = try await TestPicture.files(.images(.frames(gif)))
        #expect(frames.map(\.name) == ["in 1.png", "in 2.png", "in 3.png"])
        for (frame, color) in zip(frames, Self.colors) {
            let picture = try TestPicture.read(frame)
            #expect((picture.width, picture.height) == (20, 10))
            #expect(picture.color(10, 5) == color)
        }
    }

    @Test("say how long a picture is seen and how often all are", arguments: [(Int?.none, 0), (3, 2), (1, -1)])
    func times(loops: Int?, more: Int) async throws {
        let data = try await Self.gif(loops: loops).data
        let control = try #require(data.range(of: Data([0x21, 0xF9, 0x04])))
        #expect(Array(data[control.upperBound + 1..<control.upperBound + 3]) == [50, 0])
        let loop = data.range(of: Data("NETSCAPE2.0".utf8))
        #expect((loop == nil) == (more < 0))
        if let loop { #expect(data[loop.upperBound + 2] == UInt8(more)) }
    }

    @Test("fit pictures of other sizes into that of the first, and leave the rest clear")
    func fitting() async throws {
        let files = [try TestPicture.plain(40, 20, TestPicture.red), try TestPicture.plain(10, 10, TestPicture.blue)]
        let gif = try #require(
            try await TestPicture.files(
                .images(.makeGIF(files, secondsPerPicture: 0.1, loops: nil, size: .percentage(50)))
            ).first)
        let frames = try await TestPicture.files(.images(.frames(gif))).map { try TestPicture.read($0) }
        #expect(frames.map(\.width) == [20, 20])
        #expect(frames.map(\.height) == [10, 10])
        #expect(frames[1].has(TestPicture.blue, 10, 5))
        #expect(frames[1].has(TestPicture.clear, 1, 5))
        #expect(frames[1].has(TestPicture.clear, 18, 5))
    }

    @Test("come near to many colours with 256")
    func manyColors() async throws {
        let file = try TestPicture.file(128, 128) { context in
            for x in 0..<128 {
                for y in 0..<128 {
                    TestPicture.fill(context, (x * 2, y * 2, 255 - x - y, 255), Double(x), Double(y), 1, 1)
                }
            }
        }
        let made = try await TestPicture.picture(
            .convert([file], type: "com.compuserve.gif", quality: 1, keepsMetadata: true))
        let (before, after) = (try TestPicture.read(file), made)
        // Areas of eight pixels a side, as what one is off by is given to the next.
        for (x, y) in [(8, 8), (60, 60), (100, 20), (20, 100), (112, 112)] {
            let (wanted, found) = (Self.average(before, x, y), Self.average(after, x, y))
            for part in 0..<3 { #expect(abs(wanted[part] - found[part]) < 10, "\(x) \(y) \(wanted) \(found)") }
        }
    }

    private static func average(_ picture: Picture, _ x: Int, _ y: Int) -> [Int] {
        var sums = [0, 0, 0]
        picture.forEachPixel { pixel, column, row in
            guard (x..<x + 8).contains(column), (y..<y + 8).contains(row) else { return }
            let color = ColorCounts.color(of: pixel)
            for (part, value) in [color.red, color.green, color.blue].enumerated() { sums[part] += value }
        }
        return sums.map { $0 / 64 }
    }

    @Test("that are too long are refused, made or read")
    func bounds() async throws {
        let processor = ContentProcessor(limits: ProcessingLimits(frames: 2))
        let gif = try await Self.gif()
        #expect(try await TestPicture.failure(.images(.frames(gif)), processor).kind == .tooMuch)
        let file = try TestPicture.plain(2, 2, TestPicture.red)
        let making = Effect.images(.makeGIF([file, file, file], secondsPerPicture: 1, loops: nil, size: nil))
        #expect(try await TestPicture.failure(making, processor).kind == .tooMuch)
    }

    @Test("of one picture are that picture")
    func still() async throws {
        let frames = try await TestPicture.files(.images(.frames(try TestPicture.flag())))
        #expect(frames.count == 1)
        #expect(try TestPicture.read(frames[0]).color(0, 0) == TestPicture.green)
    }

    @Test("with a picture outside of their screen are refused", arguments: [20, 247, 65_535])
    func outside(left: Int) async throws {
        var data = try await Self.gif().data
        let start = try #require(data.range(of: Data([0x2C, 0, 0, 0, 0, 20, 0, 10, 0]))).lowerBound
        data[start + 1] = UInt8(left & 255)
        data[start + 2] = UInt8(left >> 8)
        let file = ContentFile(name: "out.gif", type: "com.compuserve.gif", data: data)
        for request in [ImageRequest.frames(file), .flip([file], isVertical: true), .property("Width", of: [file])] {
            let failure = try await TestPicture.failure(.images(request))
            #expect(failure.reason.description.hasSuffix("a part of it lies outside it"))
        }
    }

    @Test("come to an end, wherever they are cut off")
    func cutOff() async throws {
        let gif = try await Self.gif()
        for count in stride(from: 0, to: gif.data.count, by: 7) {
            let file = ContentFile(name: "cut.gif", type: gif.type, data: Data(gif.data.prefix(count)))
            _ = try #require(await ContentProcessor().perform(.images(.frames(file))))
        }
    }
}
