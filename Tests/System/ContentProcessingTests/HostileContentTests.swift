// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Sentences
import Shortcuts
import Testing

@testable import ContentProcessing

@Suite("Hostile pictures and documents", .serialized)
struct HostileContentTests {
    /// The most memory that this process has had, in KiB.
    private static func memoryPeak() throws -> Int {
        let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
        let line = try #require(status.split(separator: "\n").first { $0.hasPrefix("VmHWM") })
        return try #require(Int(line.filter(\.isNumber)))
    }

    /// In KiB, what other tests take meanwhile with it; the pixels of what is refused here are ten times that.
    private static let allowance = 600 << 10

    private static func number(_ value: Int, _ count: Int, isLittle: Bool = false) -> [UInt8] {
        (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * (isLittle ? $0 : count - 1 - $0))) }
    }

    /// Changes the sides that are written in a picture of the type.
    private static func bomb(_ type: PictureType, _ side: Int) throws -> ContentFile {
        let file = try TestPicture.flag(64, 64, name: "bomb.\(type.extensions[0])", type: type)
        var bytes = Array(file.data)
        func write(_ value: Int, at place: Int, _ count: Int, isLittle: Bool) {
            bytes.replaceSubrange(place..<place + count, with: number(value, count, isLittle: isLittle))
        }
        switch type {
        case .png:
            for place in [16, 20] { write(side, at: place, 4, isLittle: false) }
            write(Int(checksum(bytes[12..<29])), at: 29, 4, isLittle: false)
        case .jpeg:
            let frame = try #require(JPEGSegments(ByteReading(file.data)).first { $0.marker == 0xC0 })
            for place in [5, 7] { write(side, at: frame.start + place, 2, isLittle: false) }
        case .gif: for place in [6, 8] { write(side, at: place, 2, isLittle: true) }
        case .bmp: for place in [18, 22] { write(side, at: place, 4, isLittle: true) }
        default: break
        }
        return ContentFile(name: file.name, type: file.type, data: Data(bytes))
    }

    private static func checksum(_ bytes: ArraySlice<UInt8>) -> UInt32 {
        ~bytes.reduce(UInt32.max) { sum, byte in
            (0..<8).reduce(sum ^ UInt32(byte)) { part, _ in part & 1 == 1 ? 0xEDB8_8320 ^ (part >> 1) : part >> 1 }
        }
    }

    @Test("of tremendous sides are refused before memory is taken", arguments: [PictureType.png, .jpeg, .gif, .bmp])
    func bombs(type: PictureType) async throws {
        let file = try Self.bomb(type, 50_000)
        let before = try Self.memoryPeak()
        for request in [
            ImageRequest.resize([file], .percentage(1)), .property("Width", of: [file]), .frames(file),
            .recognizeText([file]),
        ] {
            let failure = try await TestPicture.failure(.images(request))
            #expect(failure.kind == .tooMuch)
            #expect(failure.reason.description.contains("bomb"))
        }
        #expect(try await TestPicture.failure(.documents(.readBarcode(file))).kind == .tooMuch)
        #expect(
            try await TestPicture.failure(.documents(.makePDF(Content(.file(file)), DocumentRequest.PDFLayout()))).kind
                == .tooMuch)
        #expect(try Self.memoryPeak() - before < Self.allowance)
    }

    @Test("that are drawn are refused too, with tremendous sides")
    func svg() async throws {
        let text =
            "<svg xmlns='http://www.w3.org/2000/svg' width='32000' height='32000'><rect width='9' height='9'/></svg>"
        let file = ContentFile(name: "a.svg", type: "public.svg-image", data: Data(text.utf8))
        let before = try Self.memoryPeak()
        _ = try await TestPicture.failure(.images(.resize([file], .percentage(1))))
        #expect(try Self.memoryPeak() - before < Self.allowance)
    }

    @Test("of many pixels count against the bound, also when they are put together or grow")
    func pixels() async throws {
        let processor = ContentProcessor(limits: ProcessingLimits(pixels: 5000))
        let file = try TestPicture.plain(60, 60, TestPicture.red)
        for request in [
            ImageRequest.combine([file, file], .horizontal, spacing: 0), .resize([file], .percentage(150)),
            .rotate([file], degrees: 45), .combine([file], .horizontal, spacing: 0),
        ] {
            let result = try #require(await processor.perform(.images(request)))
            if case .combine(let files, _, _) = request, files.count == 1 {
                #expect(try result.content().count == 1)
            } else if case .failed(let failure) = result {
                #expect(failure.kind == .tooMuch)
            } else {
                Issue.record("done: \(request)")
            }
        }
    }

    @Test("are refused where they or the results are too many bytes")
    func bytes() async throws {
        let file = try TestPicture.flag(200, 200)
        let small = ContentProcessor(limits: ProcessingLimits(bytes: file.data.count * 2 - 1))
        #expect(try await TestPicture.failure(.images(.flip([file, file], isVertical: true)), small).kind == .tooMuch)
        let narrow = ContentProcessor(limits: ProcessingLimits(outputBytes: 300))
        for type in PictureType.allCases {
            let failure = try await TestPicture.failure(
                .images(.convert([file], type: type.rawValue, quality: 1, keepsMetadata: false)), narrow)
            #expect(failure.kind == .tooMuch || type == .ico, "\(type)")
        }
    }

    @Test("give a picture or a failure, wherever they are cut off or changed", arguments: PictureType.allCases)
    func garbage(type: PictureType) async throws {
        let file = try TestPicture.flag(48, 24, name: "a", type: type)
        var random = RandomBytes(seed: 3)
        var versions = stride(from: 0, to: file.data.count, by: max(file.data.count / 40, 1)).map {
            file.data.prefix($0)
        }
        for _ in 0..<60 {
            var bytes = file.data
            for _ in 0..<4 { bytes[random.next(below: bytes.count)] = UInt8(random.next(below: 256)) }
            versions.append(bytes)
        }
        let processor = ContentProcessor(limits: ProcessingLimits(pixels: 1_000_000))
        for version in versions {
            let broken = ContentFile(name: "broken", type: type.rawValue, data: Data(version))
            for effect in [
                Effect.images(.flip([broken], isVertical: false)), .images(.property("Date Taken", of: [broken])),
            ] {
                switch try #require(await processor.perform(effect)) {
                case .content: break
                case .failed(let failure): #expect(failure.reason.description.contains("broken"))
                case .cancelled, .chosen: Issue.record("neither done nor refused")
                }
            }
        }
    }

    @Test("that are invalid say so", arguments: ["", "no picture at all", "<html></html>"])
    func noPicture(text: String) async throws {
        let file = ContentFile(name: "a.png", type: "public.png", data: Data(text.utf8))
        let failure = try await TestPicture.failure(.images(.flip([file], isVertical: true)))
        #expect(failure.reason.description.hasPrefix("‘a.png’ cannot be read as a picture: "))
        #expect(failure.remedy.description == "check that the file is complete, or use another picture")
    }

    @Test("are let go when nobody waits any longer")
    func cancelling() async throws {
        let file = try TestPicture.flag()
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return await ContentProcessor().perform(.images(.flip([file], isVertical: true)))
        }
        guard case .cancelled = try #require(await task.value) else { throw TestPicture.NoFailure() }
    }

    @Test("are no matter of what is done with other things")
    func others() async {
        #expect(await ContentProcessor().perform(.readClipboard) == nil)
        #expect(await ContentProcessor().perform(.wait(seconds: 1)) == nil)
    }
}
