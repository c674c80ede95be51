// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentValues
import PeerConnection
import Testing
import Wire

/// Nothing that comes from outside may end the process that reads it.
@Suite("A hostile frame")
struct HostileFrameTests {
    @Test("nested a hundred thousand deep is refused before it is built", arguments: ["[", #"{"a":"#, #"[{"array":"#])
    func deepNesting(_ opening: String) {
        let frame = Data(String(repeating: opening, count: 100_000).utf8)
        #expect(throws: FrameError.tooDeep(limit: 96)) { try MessageFromExtension(frame: frame) }
    }

    @Test("nested as deep as is allowed fits the stack of a small thread")
    func deepestOnSmallThread() async {
        var value = IntentValue.integer(1)
        // Each array takes two brackets, the message around them five.
        for _ in 0..<45 { value = .array([value]) }
        let message = MessageFromExtension.reply(id: 1, .defaultValue(value))
        let isEqual: Bool = await withCheckedContinuation { continuation in
            let thread = Thread {
                let copy = try? MessageFromExtension(frame: message.content)
                continuation.resume(returning: copy == message)
            }
            thread.stackSize = 512 << 10
            thread.start()
        }
        #expect(isEqual)
    }

    @Test("is refused one level deeper")
    func tooDeep() {
        var value = IntentValue.integer(1)
        for _ in 0..<48 { value = .array([value]) }
        let message = MessageFromExtension.reply(id: 1, .defaultValue(value))
        #expect(throws: FrameError.tooDeep(limit: 96)) { try MessageFromExtension(frame: message.content) }
    }

    @Test("of millions of values is refused before they are built")
    func manyValues() {
        let frame = Data(("[" + String(repeating: "[],", count: 2_000_000) + "[]]").utf8)
        #expect(throws: FrameError.tooManyValues(limit: 1 << 20)) { try MessageFromExtension(frame: frame) }
    }

    @Test("may hold brackets and quotes in its texts, as many as it likes")
    func bracketsInText() throws {
        let text = String(repeating: #"[{"\,"#, count: 1000)
        let message = MessageFromExtension.fault(id: 1, text: text)
        #expect(try MessageFromExtension(frame: message.content) == message)
    }

    @Test(
        "in another encoding, which would hide its nesting, is refused",
        arguments: [
            String.Encoding.utf16, .utf16LittleEndian, .utf16BigEndian, .utf32, .utf32LittleEndian, .utf32BigEndian,
        ])
    func otherEncoding(_ encoding: String.Encoding) throws {
        let frame = try #require(#"{"hello":{"version":1}}"#.data(using: encoding))
        #expect(throws: FrameError.notJSON(reason: "the text is not UTF-8")) { try MessageFromExtension(frame: frame) }
    }

    @Test("cut off at any byte is an error", arguments: try Sample.all().filter { !$0.isNumbered })
    func truncated(_ sample: Sample) throws {
        let content = sample.content
        for length in 0..<content.count {
            let error = #expect(throws: FrameError.self) { try sample.rewrite(content.prefix(length)) }
            #expect(error?.isNotJSON == true, "\(length) bytes")
        }
    }

    @Test("of random bytes is an error", arguments: 0..<20)
    func random(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<100 {
            let bytes = (0..<Int.random(in: 1...400, using: &generator)).map { _ in
                UInt8.random(in: 0...255, using: &generator)
            }
            let error = #expect(throws: FrameError.self) { try MessageFromExtension(frame: Data(bytes)) }
            #expect(error?.isNotJSON == true, "\(bytes)")
        }
    }

    @Test("with changed bytes is another message or an error, never a crash", arguments: try Sample.all())
    func mutated(_ sample: Sample) throws {
        let content = sample.content
        var generator = SeededGenerator(seed: UInt64(content.count))
        for _ in 0..<200 {
            var bytes = content
            for _ in 0..<Int.random(in: 1...4, using: &generator) {
                let place = Int.random(in: 0..<bytes.count, using: &generator)
                switch Int.random(in: 0...3, using: &generator) {
                case 0: bytes[place] = UInt8.random(in: 0...255, using: &generator)
                case 1: bytes.insert(Data(#"{}[],:"9-e\"#.utf8).randomElement(using: &generator) ?? 0, at: place)
                case 2 where bytes.count > 1: bytes.remove(at: place)
                default: bytes.append(contentsOf: content.dropFirst(place).prefix(20))
                }
            }
            do throws(FrameError) {
                // What can be read can be sent on.
                _ = try sample.rewrite(bytes)
            } catch {
                #expect(!error.description.isEmpty)
            }
        }
    }

    @Test("stream of random bytes never takes more than it was given", arguments: 0..<20)
    func randomStream(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        var decoder = FrameDecoder(limit: 1000)
        var total = 0
        var taken = 0
        for _ in 0..<50 {
            let bytes = (0..<Int.random(in: 0...300, using: &generator)).map { _ in
                // Mostly zeroes, so that lengths are small and frames happen.
                Bool.random(using: &generator) ? 0 : UInt8.random(in: 0...3, using: &generator)
            }
            total += bytes.count
            decoder.append(Data(bytes))
            do throws(FrameError) {
                while let frame = try decoder.next() { taken += frame.count + 4 }
            } catch {
                break
            }
        }
        #expect(taken <= total)
    }
}

/// SplitMix64: the same numbers in every run.
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
