// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Descriptors
import Hearing
package import Sentences

/// A WAV file.
package actor RecordedSound: SoundSource {
    /// Bytes that a file may have: half an hour, as most record it.
    package static let mostBytes = 1 << 26
    private static let chunk = 64 << 10

    private let path: String
    private let bytes: [UInt8]
    private var place = 0
    private var reader = WaveReader()

    package init(path: String) throws(Problem<Fault>) {
        self.path = path
        do throws(PlainFile.Problem) {
            bytes = try PlainFile.read(path, limit: Self.mostBytes)
        } catch {
            throw .unreadable(path: path, reason: error.reason)
        }
    }

    package func next() async throws -> [Int16]? {
        guard place < bytes.count else {
            guard reader.hasBegun else {
                throw Problem<Fault>.unreadable(path: path, reason: Problem<Fault>.noWaveFile.sentence)
            }
            return nil
        }
        let end = min(place + Self.chunk, bytes.count)
        defer { place = end }
        do throws(Problem<Fault>) {
            return try reader.samples(from: bytes[place..<end])
        } catch {
            throw Problem<Fault>.unreadable(path: path, reason: error.sentence)
        }
    }
}
