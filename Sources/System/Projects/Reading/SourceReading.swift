// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Checking
import Dispatch
import Sentences
import Synchronization

/// Reads and splits many sources at once, on threads of its own.
enum SourceReading {
    struct Outcome: Sendable {
        var sources: [SwiftSource]
        /// The files that could not be read, with the reason and the remedy.
        var failures: [(path: String, failure: Problem<Fault>)]
    }

    /// - Parameter files: each with the path that findings show.
    static func read(_ files: [(path: String, shown: String)]) async -> Outcome {
        await withCheckedContinuation { continuation in
            DispatchQueue.global(qos: .userInitiated).async { continuation.resume(returning: readNow(files)) }
        }
    }

    /// Splits the work into pieces rather than files, so that the lock is taken a few times only.
    private static func readNow(_ files: [(path: String, shown: String)]) -> Outcome {
        let pieceSize = 64
        let pieces = stride(from: 0, to: files.count, by: pieceSize).map {
            files[$0..<min($0 + pieceSize, files.count)]
        }
        let results = Mutex<[Int: Outcome]>([:])
        DispatchQueue.concurrentPerform(iterations: pieces.count) { number in
            var outcome = Outcome(sources: [], failures: [])
            for file in pieces[number] {
                do throws(Problem<Fault>) {
                    let bytes = try BoundedBytes.read(file.path, limit: SwiftSource.sizeLimit)
                    outcome.sources.append(SwiftSource(path: file.shown, bytes: bytes))
                } catch {
                    outcome.sources.append(SwiftSource(path: file.shown, bytes: []))
                    outcome.failures.append((file.shown, error))
                }
            }
            results.withLock { $0[number] = outcome }
        }
        let ordered = results.withLock { $0 }.sorted { $0.key < $1.key }.map(\.value)
        return Outcome(sources: ordered.flatMap(\.sources), failures: ordered.flatMap(\.failures))
    }
}
