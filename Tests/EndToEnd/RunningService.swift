// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// DailyPunch's web service as a process of its own, on a port the system chose.
final class RunningService: Sendable {
    /// The service ended before it said where it listens.
    struct StartError: Error {}

    let address: String
    let journal: URL
    private let tool: RunningTool
    private let folder: TemporaryFolder

    init() async throws {
        folder = try TemporaryFolder()
        journal = folder.url.appendingPathComponent("journal")
        tool = try await RunningTool.start(
            PackageRoot.url.appendingPathComponent("Examples/.build/debug/DailyPunchService"),
            ["--port", "0", "--journal", journal.path])
        guard let printed = await tool.line(), let start = printed.range(of: "http://") else { throw StartError() }
        address = String(printed[start.lowerBound...])
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
        _ = await tool.end()
    }
}
