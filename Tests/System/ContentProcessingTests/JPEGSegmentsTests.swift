// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Shortcuts
import Testing

@testable import ContentProcessing

@Suite("Segments of a JPEG") struct JPEGSegmentsTests {
    /// A JPEG of a table, whatever stands behind it, and the head of a frame.
    private static func file(_ between: [UInt8], frame marker: UInt8) -> Data {
        Data(
            [0xFF, 0xD8, 0xFF, 0xDB, 0, 3, 1] + between + [0xFF, marker, 0, 4, 8, 0, 0xFF, 0xDA, 0, 2, 1, 0xFF, 0xD9])
    }

    @Test(
        "are found behind what stands between them",
        arguments: [[], [0x13, 0x0F], [0xFF, 0xFF], [0xFF, 0x00], [0xFF, 0xD3, 0xFF, 0x01]] as [[UInt8]])
    func between(bytes: [UInt8]) {
        let segments = JPEGSegments(ByteReading(Self.file(bytes, frame: 0xC0)))
        #expect(segments.map(\.marker) == [0xDB, 0xC0])
        #expect(JPEGSegments.isArithmetic(Self.file(bytes, frame: 0xC9)))
    }

    @Test("go on behind one whose length does not count itself", arguments: [0, 1] as [UInt8])
    func shortLength(length: UInt8) {
        #expect(JPEGSegments.isArithmetic(Self.file([0xFF, 0xE1, 0, length], frame: 0xC9)))
    }

    @Test("tell which packing a picture has", arguments: Array(UInt8(0xC0)...0xCF))
    func packing(marker: UInt8) {
        let isArithmetic = [0xC9, 0xCA, 0xCB, 0xCD, 0xCE, 0xCF].contains(marker)
        #expect(JPEGSegments.isArithmetic(Self.file([], frame: marker)) == isArithmetic)
    }

    @Test("end if a length leads out of the file, and are empty for another kind of file")
    func ends() {
        #expect(JPEGSegments(ByteReading(Data([0xFF, 0xD8, 0xFF, 0xC9, 0xFF, 0xFF]))).map(\.marker) == [])
        #expect(JPEGSegments(ByteReading(Data([0xFF, 0xD8, 0xFF]))).map(\.marker) == [])
        #expect(!JPEGSegments.isArithmetic(Data([0, 0, 0xFF, 0xC9, 0, 2])))
        #expect(!JPEGSegments.isArithmetic(Data()))
    }

    @Test("of a picture that is packed by arithmetic coding are refused with the reason")
    func refusal() throws {
        let file = ContentFile(name: "a.jpeg", type: "public.jpeg", data: Self.file([], frame: 0xC9))
        let error = #expect(throws: ShortcutFailure.self) {
            try ImageProcessor(limits: ProcessingLimits()).perform(.frames(file))
        }
        #expect("\(try #require(error).reason)".contains("arithmetic coding"))
    }
}
