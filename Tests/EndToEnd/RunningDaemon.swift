// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc
import Synchronization
import TestSupport

/// A `beckon` that stays, such as a daemon, while a test does other things.
final class RunningDaemon: Sendable {
    /// What it has printed, line by line.
    private let lines: AsyncStream<String>
    private let ended: AsyncStream<Int32>
    private let firstLine = Mutex("")
    /// What it printed when it was ready.
    var greeting: String { firstLine.withLock { $0 } }
    let number: Int32

    /// Returns when it has printed its first line.
    ///
    /// - Parameter words: `serve`, or another command that stays.
    static func start(_ words: String..., in apps: InstalledApps) async throws -> RunningDaemon {
        let daemon = try RunningDaemon(words, in: apps)
        for await line in daemon.lines {
            daemon.firstLine.withLock { $0 = line }
            break
        }
        return daemon
    }

    private init(_ words: [String], in apps: InstalledApps) throws {
        let process = Process()
        let output = Pipe()
        process.executableURL = InstalledApps.beckon
        process.arguments =
            words + (MachineSandbox.isAvailable || !["open", "serve"].contains(words.first) ? [] : ["--no-sandbox"])
            + ["--state", apps.state.path]
        process.environment = ProcessInfo.processInfo.environment.merging(["LC_ALL": "C.UTF-8"]) { $1 }
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        let (stream, continuation) = AsyncStream<Int32>.makeStream()
        ended = stream
        process.terminationHandler = { process in
            continuation.yield(process.terminationReason == .exit ? process.terminationStatus : -1)
            continuation.finish()
        }
        lines = Self.lines(of: output.fileHandleForReading)
        try process.run()
        number = process.processIdentifier
    }

    deinit {
        // One that has ended is not there any more, or still waits for its parent, who is this process.
        kill(number, SIGKILL)
    }

    /// Sends a signal, waits for the end, and gives the exit status; -1 for the end by a signal.
    func end(by signal: Int32 = SIGTERM) async -> Int32 {
        kill(number, signal)
        for await status in ended { return status }
        return -1
    }

    /// The first line from now on that has the text in it.
    func line(with text: String) async -> String? {
        for await line in lines where line.contains(text) { return line }
        return nil
    }

    /// Reads on a thread of its own, so that no thread of the pool waits.
    private static func lines(of handle: FileHandle) -> AsyncStream<String> {
        AsyncStream { continuation in
            Thread.detachNewThread {
                var buffer = Data()
                while case let piece = handle.availableData, !piece.isEmpty {
                    buffer += piece
                    while let end = buffer.firstIndex(of: UInt8(ascii: "\n")) {
                        continuation.yield(String(decoding: buffer[..<end], as: UTF8.self))
                        buffer = Data(buffer[(end + 1)...])
                    }
                }
                continuation.finish()
            }
        }
    }
}
