// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Sentences

/// Takes the samples from the bytes of a WAV file as they come, from a pipe too, as one channel at
/// ``SpeechFormat/rate``.
///
/// A writer that knows no length in advance gives none, or the longest there is: its samples go on to the end.
package struct WaveReader: Sendable {
    private enum Place {
        case file
        case chunk
        case format(Int)
        case skipping(Int)
        case samples
    }

    private struct Format {
        var channels: Int
        var rate: Int
    }

    private var waiting: [UInt8] = []
    private var place = Place.file
    private var format: Format?
    private var converter: SampleRateConverter?

    package init() {}

    /// The samples that are complete with some more bytes.
    ///
    /// - Throws: `Problem` where they are no WAV file, or one of another kind than 16 bits PCM.
    package mutating func samples(from bytes: some Sequence<UInt8>) throws(Problem<Fault>) -> [Int16] {
        waiting += bytes
        while true {
            switch place {
            case .file:
                guard let head = take(12) else { return [] }
                guard Self.name(head[0..<4]) == "RIFF", Self.name(head[8..<12]) == "WAVE" else {
                    throw .noWaveFile
                }
                place = .chunk
            case .chunk:
                guard let head = take(8) else { return [] }
                try begin(Self.name(head[0..<4]), of: Self.number(head[4..<8]))
            case .format(let count):
                guard let bytes = take(count) else { return [] }
                format = try Self.format(bytes)
                place = .chunk
            case .skipping(let count):
                let skipped = min(count, waiting.count)
                waiting.removeFirst(skipped)
                guard skipped == count else {
                    place = .skipping(count - skipped)
                    return []
                }
                place = .chunk
            case .samples: return takeSamples()
            }
        }
    }

    /// Whether it came as far as the samples.
    package var hasBegun: Bool { if case .samples = place { true } else { false } }

    private mutating func begin(_ name: String, of count: Int) throws(Problem<Fault>) {
        switch name {
        case "data":
            guard let format else { throw .noFormat }
            converter = SampleRateConverter(from: format.rate, to: SpeechFormat.rate)
            place = .samples
        case "fmt ":
            guard (16...64).contains(count) else { throw .noFormat }
            place = .format(count)
        default: place = .skipping(count + count % 2)
        }
    }

    private static func format(_ bytes: [UInt8]) throws(Problem<Fault>) -> Format {
        let channels = number(bytes[2..<4])
        let rate = number(bytes[4..<8])
        let kind = number(bytes[0..<2])
        // The longer form has the kind behind the rest.
        let isPlain = kind == 1 || (kind == 0xFFFE && bytes.count >= 26 && number(bytes[24..<26]) == 1)
        guard isPlain, number(bytes[14..<16]) == 16, (1...8).contains(channels), (4000...192_000).contains(rate) else {
            throw Problem("the WAV file doesn't have 16-bit PCM samples; record one that does")
        }
        return Format(channels: channels, rate: rate)
    }

    private mutating func takeSamples() -> [Int16] {
        guard let format, converter != nil else { return [] }
        let width = format.channels * 2
        let bytes = take(waiting.count / width * width) ?? []
        var samples: [Int16] = []
        samples.reserveCapacity(bytes.count / width)
        for start in stride(from: 0, to: bytes.count, by: width) {
            let all = (0..<format.channels).map { channel in
                Int(Int16(truncatingIfNeeded: Self.number(bytes[start + channel * 2..<start + channel * 2 + 2])))
            }
            samples.append(Int16(all.reduce(0, +) / all.count))
        }
        return converter?.convert(samples) ?? []
    }

    // MARK: Bytes

    private mutating func take(_ count: Int) -> [UInt8]? {
        guard waiting.count >= count else { return nil }
        defer { waiting.removeFirst(count) }
        return Array(waiting.prefix(count))
    }

    private static func name(_ bytes: ArraySlice<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }

    private static func number(_ bytes: ArraySlice<UInt8>) -> Int {
        bytes.reversed().reduce(0) { $0 << 8 | Int($1) }
    }
}

extension Problem<Fault> {
    /// Bytes that are no sound.
    package static var noWaveFile: Self { Problem("it is not a WAV file; record one with 16-bit samples") }

    fileprivate static var noFormat: Self { Problem("the WAV file has no sample format; record it again") }
}
