// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import Wire

@Suite("A frame decoder")
struct FrameDecoderTests {
    private static func frame(_ text: String) -> Data {
        withUnsafeBytes(of: UInt32(text.utf8.count).bigEndian) { Data($0) } + Data(text.utf8)
    }

    @Test("cuts frames however the bytes arrive", arguments: [1, 2, 3, 4, 5, 7, 64])
    func pieces(of size: Int) throws {
        let texts = ["{}", "[1]", String(repeating: "x", count: 50)]
        let stream = texts.map(Self.frame).reduce(Data(), +)
        var decoder = FrameDecoder()
        var frames: [String] = []
        for start in stride(from: 0, to: stream.count, by: size) {
            decoder.append(stream[start..<min(start + size, stream.count)])
            while let frame = try decoder.next() { frames.append(String(decoding: frame, as: UTF8.self)) }
        }
        #expect(frames == texts)
        try decoder.finish()
    }

    @Test("takes bytes from a buffer as from data")
    func buffers() throws {
        var decoder = FrameDecoder()
        Self.frame("{}").withUnsafeBytes { decoder.append($0) }
        #expect(try decoder.next() == Data("{}".utf8))
        #expect(try decoder.next() == nil)
    }

    @Test("gives frames that begin at index 0, for anyone who slices them")
    func indices() throws {
        var decoder = FrameDecoder()
        decoder.append(Self.frame("{}") + Self.frame("[]"))
        _ = try decoder.next()
        #expect(try decoder.next()?.startIndex == 0)
    }

    @Test("refuses a frame of no bytes, and again when asked again")
    func empty() {
        var decoder = FrameDecoder()
        decoder.append(Data([0, 0, 0, 0]))
        #expect(throws: FrameError.empty) { try decoder.next() }
        #expect(throws: FrameError.empty) { try decoder.next() }
    }

    @Test("refuses a long frame by its length alone, naming both figures")
    func tooLong() throws {
        var decoder = FrameDecoder(limit: 10)
        decoder.append(Data([0, 0, 0]))
        #expect(try decoder.next() == nil)
        decoder.append(Data([11]))
        let error = #expect(throws: FrameError.tooLong(bytes: 11, limit: 10)) { try decoder.next() }
        #expect(error?.description.contains("11 bytes, more than the 10") == true)
    }

    @Test("takes a frame of exactly the limit")
    func atLimit() throws {
        var decoder = FrameDecoder(limit: 10)
        decoder.append(Self.frame("0123456789"))
        #expect(try decoder.next()?.count == 10)
    }

    @Test("says how much was missing at the end", arguments: [(1, 3), (3, 1), (4, 2), (5, 1)])
    func cutOff(held: Int, missing: Int) throws {
        var decoder = FrameDecoder()
        decoder.append(Self.frame("{}").prefix(held))
        #expect(try decoder.next() == nil)
        #expect(throws: FrameError.cutOff(missing: missing)) { try decoder.finish() }
    }
}
