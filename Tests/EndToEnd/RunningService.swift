// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

/// DailyPunch's web service as a process of its own, on a port the system chose.
final class RunningService {
    /// The service ended before it said where it listens.
    struct StartError: Error {}

    let address: String
    let journal: URL
    private let process = Process()
    private let folder: TemporaryFolder
    /// Finishes when the process has ended.
    private let ended: AsyncStream<Void>

    init() async throws {
        folder = try TemporaryFolder()
        journal = folder.url.appendingPathComponent("journal")
        let output = Pipe()
        process.executableURL = PackageRoot.url.appendingPathComponent("Examples/.build/debug/DailyPunchService")
        process.arguments = ["--port", "0", "--journal", journal.path]
        process.standardOutput = output
        let (stream, continuation) = AsyncStream<Void>.makeStream()
        ended = stream
        process.terminationHandler = { _ in continuation.finish() }
        try process.run()
        let printed = await Self.firstLine(of: output.fileHandleForReading)
        guard let start = printed.range(of: "http://") else { throw StartError() }
        address = String(printed[start.lowerBound...])
    }

    /// Waits on a thread of its own, so that no thread of the pool does.
    private static func firstLine(of handle: FileHandle) async -> String {
        await withCheckedContinuation { continuation in
            Thread.detachNewThread {
                var line = Data()
                while let next = try? handle.read(upToCount: 1), !next.isEmpty, next != Data("\n".utf8) {
                    line += next
                }
                continuation.resume(returning: String(decoding: line, as: UTF8.self))
            }
        }
    }

    deinit {
        process.terminate()
    }

    /// The check-ins on the service's disk.
    func recorded() throws -> [[String: Any]] {
        try String(contentsOf: journal, encoding: .utf8).split(separator: "\n").compactMap {
            try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any]
        }
    }

    /// Ends every session, as if they had run out.
    func logEverybodyOut() async throws {
        guard let url = URL(string: address + "/sessions") else { throw StartError() }
        var request = URLRequest(url: url)
        request.httpMethod = "DELETE"
        _ = try await URLSession.shared.data(for: request)
    }

    /// Ends the service, and returns when it is gone.
    func stop() async {
        process.terminate()
        for await _ in ended {}
    }
}
