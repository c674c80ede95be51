// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import ExtensionHost
import IntentValues
import Testing
import Wire

@Suite("Requests of many tasks")
struct ManyRequestsTests {
    @Test("share one process for each extension, and are all answered")
    func many() async throws {
        let peers = try PeerHost()
        let total = try await withThrowingTaskGroup(of: Int.self) { group in
            for number in 0..<100 {
                group.addTask {
                    let first = peers.launch(identifier: "com.example.\(number % 2)")
                    let second = peers.launch(identifier: "com.example.\((number + 1) % 2)")
                    _ = try await peers.host.send(.resolveQuantity, to: first)
                    await Task.yield()
                    _ = try await peers.host.send(.confirmOrder, to: second)
                    return 1
                }
            }
            return try await group.reduce(0, +)
        }
        #expect(total == 100)
        #expect(peers.record.started.count == 2)
        await peers.host.stopAll()
    }
}
