// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Dispatch
import Glibc
import Hearing
import Sentences

/// A WAV file that comes over a pipe while it is recorded.
package actor PipedSound: SoundSource {
    private static let chunk = 16 << 10
    /// How often it is seen whether anybody still listens, in milliseconds.
    private static let patience: Int32 = 200

    private let descriptor: Int32
    private let name: String
    private let queue = DispatchQueue(label: "org.beckon.voice.pipe")
    private var reader = WaveReader()

    /// - Parameters:
    ///   - descriptor: Open as long as the source is used.
    ///   - name: What a person knows it by.
    package init(descriptor: Int32, name: String) {
        self.descriptor = descriptor
        self.name = name
    }

    package func next() async throws -> [Int16]? {
        while true {
            try Task.checkCancellation()
            switch await bytes() {
            case .nothing: continue
            case .failed(let code):
                throw Problem<Fault>.unreadable(
                    path: name, reason: Sentence(stringLiteral: String(cString: strerror(code))))
            case .bytes([]):
                guard reader.hasBegun else {
                    throw Problem<Fault>.unreadable(path: name, reason: Problem<Fault>.noWaveFile.sentence)
                }
                return nil
            case .bytes(let bytes):
                do throws(Problem<Fault>) {
                    return try reader.samples(from: bytes)
                } catch {
                    throw Problem<Fault>.unreadable(path: name, reason: error.sentence)
                }
            }
        }
    }

    private enum Read: Sendable {
        case nothing
        case bytes([UInt8])
        case failed(Int32)
    }

    /// Reads on a thread that may wait.
    private func bytes() async -> Read {
        await withCheckedContinuation { continuation in
            queue.async { [descriptor] in continuation.resume(returning: Self.read(descriptor)) }
        }
    }

    private static func read(_ descriptor: Int32) -> Read {
        var wanted = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        guard poll(&wanted, 1, patience) > 0 else { return .nothing }
        var bytes = [UInt8](repeating: 0, count: chunk)
        let count = Glibc.read(descriptor, &bytes, bytes.count)
        guard count >= 0 else { return errno == EINTR || errno == EAGAIN ? .nothing : .failed(errno) }
        return .bytes(Array(bytes.prefix(count)))
    }
}
