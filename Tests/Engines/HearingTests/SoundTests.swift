// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Sentences
import Testing

@testable import Hearing

@Suite("Sound that is listened to")
struct SoundTests {
    static func wave(_ samples: [Int16], rate: Int = 16_000, channels: Int = 1, bits: Int = 16) -> [UInt8] {
        func bytes(_ number: Int, _ count: Int) -> [UInt8] { (0..<count).map { UInt8(number >> ($0 * 8) & 0xFF) } }
        let data = samples.flatMap { bytes(Int(UInt16(bitPattern: $0)), 2) }
        let width = channels * bits / 8
        return Array("RIFF".utf8) + bytes(0x7FFF_F000, 4) + Array("WAVEfmt ".utf8) + bytes(16, 4) + bytes(1, 2)
            + bytes(channels, 2) + bytes(rate, 4) + bytes(rate * width, 4) + bytes(width, 2) + bytes(bits, 2)
            + Array("LIST".utf8) + bytes(3, 4) + [1, 2, 3, 0] + Array("data".utf8) + bytes(data.count, 4) + data
    }

    private static func tone(_ seconds: Double, rate: Int = 16_000, level: Double = 8000) -> [Int16] {
        (0..<Int(seconds * Double(rate))).map { Int16(level * sin(Double($0) * 2 * .pi * 440 / Double(rate))) }
    }

    @Test("a file is read in whatever pieces it comes", arguments: [1, 7, 64, 100_000])
    func pieces(size: Int) throws {
        let samples: [Int16] = [1, -1, 300, -300, 32_767, -32_768]
        let bytes = Self.wave(samples)
        var reader = WaveReader()
        var read: [Int16] = []
        for start in stride(from: 0, to: bytes.count, by: size) {
            read += try reader.samples(from: bytes[start..<min(start + size, bytes.count)])
        }
        #expect(read == samples)
    }

    @Test("several channels become one")
    func channels() throws {
        var reader = WaveReader()
        #expect(try reader.samples(from: Self.wave([100, 300, -100, -300], channels: 2)) == [200, -200])
    }

    @Test(
        "what is no sound of 16 bits is refused",
        arguments: [
            (Array("ID3 and so on, no sound".utf8), "it is not a WAV file; "),
            (SoundTests.wave([1], bits: 8), "the WAV file doesn't have 16-bit PCM samples; "),
            (SoundTests.wave([1], rate: 100), "the WAV file doesn't have 16-bit PCM samples; "),
            (
                Array(SoundTests.wave([1])[..<12]) + Array("data\u{2}\0\0\0ab".utf8),
                "the WAV file has no sample format; "
            ),
        ])
    func refused(bytes: [UInt8], reason: String) {
        var reader = WaveReader()
        let error = #expect(throws: Problem<Fault>.self) { try reader.samples(from: bytes) }
        #expect(error?.description.hasPrefix(reason) == true)
    }

    @Test("a tone is the same tone at another rate", arguments: [8000, 22_050, 44_100, 48_000])
    func rates(rate: Int) throws {
        var converter = SampleRateConverter(from: rate, to: 16_000)
        let tone = Self.tone(1, rate: rate)
        let converted = converter.convert(Array(tone[..<100])) + converter.convert(Array(tone[100...]))
        #expect(abs(converted.count - 16_000) < 64)
        let wanted = Self.tone(1)
        let difference = zip(converted, wanted).dropFirst(200).prefix(14_800).map { abs(Int($0) - Int($1)) }.max() ?? 0
        #expect(difference < 200)
    }

    @Test("between silences somebody speaks")
    func utterances() {
        var detector = SpeechDetector()
        let silence = [Int16](repeating: 3, count: 16_000)
        let sound = silence + Self.tone(0.5) + silence + [2000] + silence + Self.tone(0.4)
        let found = detector.utterances(in: sound)
        #expect(found.count == 1)
        #expect((16_000...26_000).contains(found[0].count))
        #expect(detector.finish() != nil)
        #expect(detector.finish() == nil)
    }

    @Test("what does not end is cut off")
    func endless() {
        var detector = SpeechDetector()
        let found = detector.utterances(in: Self.tone(16))
        #expect(found.map(\.count) == [SpeechDetector.mostFrames * 160])
    }

    @Test("a room is faintly heard, and always the same")
    func room() {
        let sound = RoomTone.around([Int16](repeating: 0, count: 1000))
        #expect(sound == RoomTone.around([Int16](repeating: 0, count: 1000)))
        #expect(sound.count == 10_600)
        let average = sound.map { Double($0) * Double($0) }.reduce(0, +) / Double(sound.count)
        #expect((40.0...90.0).contains(average))
    }
}
