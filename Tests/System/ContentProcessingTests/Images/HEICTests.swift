// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Sentences
import Shortcuts
import Testing

@testable import ContentProcessing

@Suite("Pictures as phones take them")
struct HEICTests {
    /// 64 × 32 pixels, the left half red and the right one blue, as libheif 1.15 writes them.
    private static let written = """
        AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAa1tZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAA
        AA5waXRtAAAAAAACAAAAEGlkYXQAAAAAAEAAIAAAADhpbG9jAQAAAERAAAIAAQAAAAAAAAHRAAEAAAAAAAAAagACAAEAAAAAAAAA
        AQAAAAAAAAAIAAAAOGlpbmYAAAAAAAIAAAAVaW5mZQIAAAEAAQAAaHZjMQAAAAAVaW5mZQIAAAAAAgAAZ3JpZAAAAADYaXBycAAA
        ALZpcGNvAAAAdmh2Y0MBA3AAAAAAAAAAAAAe8AD8/fj4AAAPAyAAAQAYQAEMAf//A3AAAAMAkAAAAwAAAwAeugJAIQABACpCAQED
        cAAAAwCQAAADAAADAB6gIIEFlurkprm4EBAwIAAAAwAgAAADACEiAAEABkQBwXPAiQAAABRpc3BlAAAAAAAAAEAAAABAAAAAFGlz
        cGUAAAAAAAAAQAAAACAAAAAQcGl4aQAAAAADCAgIAAAAGmlwbWEAAAAAAAAAAgABAoECAAICA4QAAAAaaXJlZgAAAAAAAAAOZGlt
        ZwACAAEAAQAAAHJtZGF0AAAAZigBrxOA+BDhp//8TSj/+nXPD9PMiYn/+tNSR/hUO//WicPySkWzrHl9nv8H4h1KpEq3xpK+HfM2
        sf+d4tvFAhneIy6JZXLEP+zlxMa+qdw77mN6fapRbf83mqG4xuGn3Gx6O58SuA==
        """

    private static func file() throws -> ContentFile {
        let data = try #require(Data(base64Encoded: written, options: .ignoreUnknownCharacters))
        return ContentFile(name: "a.heic", type: "public.heic", data: data)
    }

    @Test("are read, and what is made of them is a PNG")
    func reading() async throws {
        let files = try await TestPicture.files(.images(.resize([Self.file()], .percentage(50))))
        #expect(files.map(\.name) == ["a.png"])
        let picture = try TestPicture.read(files[0])
        #expect((picture.width, picture.height) == (32, 16))
        #expect(picture.has(TestPicture.red, 4, 8, within: 40))
        #expect(picture.has(TestPicture.blue, 28, 8, within: 40))
    }

    @Test("are refused with tremendous sides")
    func bomb() async throws {
        var data = try Self.file().data
        var start = data.startIndex
        while let range = data.range(of: Data("ispe".utf8), in: start..<data.endIndex) {
            for place in [8, 12] {
                data.replaceSubrange(
                    range.lowerBound + place..<range.lowerBound + place + 4, with: [0, 0, 0xC3, 0x50])
            }
            start = range.upperBound
        }
        let file = ContentFile(name: "a.heic", type: "public.heic", data: data)
        let failure = try await TestPicture.failure(.images(.flip([file], isVertical: true)))
        #expect(failure.reason.description.hasPrefix("‘a.heic’ cannot be read"))
    }

    @Test("give a picture or a failure, wherever they are changed")
    func garbage() async throws {
        let whole = try Self.file().data
        var random = RandomBytes(seed: 5)
        let processor = ContentProcessor(limits: ProcessingLimits(pixels: 1_000_000))
        for _ in 0..<200 {
            var bytes = whole
            for _ in 0..<3 { bytes[random.next(below: bytes.count)] = UInt8(random.next(below: 256)) }
            let file = ContentFile(name: "broken", type: "public.heic", data: bytes)
            let result = try #require(await processor.perform(.images(.flip([file], isVertical: false))))
            if case .failed(let failure) = result { #expect(failure.reason.description.contains("broken")) }
        }
    }
}
