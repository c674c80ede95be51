// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Shortcuts

/// A short sound for where none is given.
enum Chime {
    private static let rate = 22_050
    private static let seconds = 0.6
    /// A fifth, in hertz.
    private static let tones = [880.0, 1320.0]

    /// Two tones that fade, of one channel and 16 bits.
    static let file = ContentFile(
        name: "Chime.wav", type: "com.microsoft.waveform-audio", data: header + samples)

    private static let samples: Data = {
        var data = Data()
        for number in 0..<Int(Double(rate) * seconds) {
            let time = Double(number) / Double(rate)
            let wave = tones.reduce(0) { $0 + sin(2 * .pi * $1 * time) } / Double(tones.count)
            append(Int(wave * exp(-6 * time) * 12_000), bytes: 2, to: &data)
        }
        return data
    }()

    private static let header: Data = {
        var data = Data("RIFF".utf8)
        append(36 + samples.count, bytes: 4, to: &data)
        data += Data("WAVEfmt ".utf8)
        for (number, bytes) in [(16, 4), (1, 2), (1, 2), (rate, 4), (rate * 2, 4), (2, 2), (16, 2)] {
            append(number, bytes: bytes, to: &data)
        }
        data += Data("data".utf8)
        append(samples.count, bytes: 4, to: &data)
        return data
    }()

    private static func append(_ number: Int, bytes: Int, to data: inout Data) {
        for shift in 0..<bytes { data.append(UInt8(truncatingIfNeeded: number >> (8 * shift))) }
    }
}
