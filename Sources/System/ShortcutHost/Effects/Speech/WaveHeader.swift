// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The head of a WAV file.
///
/// A program that writes one into a pipe cannot come back to say how long it became, and leaves lengths in it that are
/// none; many players stop at that.
enum WaveHeader {
    /// The file with the lengths that it has; what is not a WAV file as it is.
    static func completed(_ file: Data) -> Data {
        let bytes = [UInt8](file.prefix(4096))
        guard bytes.count >= 44, file.count <= UInt32.max, bytes.starts(with: Array("RIFF".utf8)),
            bytes[8..<12].elementsEqual(Array("WAVE".utf8)), let place = place(ofData: bytes)
        else { return file }
        var completed = file
        put(file.count - 8, at: 4, in: &completed)
        put(file.count - place - 8, at: place + 4, in: &completed)
        return completed
    }

    /// Where the part begins that has the sound.
    private static func place(ofData bytes: [UInt8]) -> Int? {
        var place = 12
        while place + 8 <= bytes.count {
            if bytes[place..<place + 4].elementsEqual(Array("data".utf8)) { return place }
            let size = bytes[place + 4..<place + 8].reversed().reduce(0) { $0 << 8 | Int($1) }
            guard size < bytes.count else { return nil }
            place += 8 + size + size % 2
        }
        return nil
    }

    private static func put(_ number: Int, at place: Int, in file: inout Data) {
        for shift in 0..<4 {
            file[file.startIndex + place + shift] = UInt8(truncatingIfNeeded: number >> (8 * shift))
        }
    }
}
