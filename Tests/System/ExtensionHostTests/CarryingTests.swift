// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import ExtensionHost
import IntentValues
import Processes
import Testing
import Wire

@Suite("A conversation carried by the threads it gets its answers from")
struct CarryingTests {
    @Test("outlives that thread when the process crashes")
    func crash() async throws {
        let peers = try PeerHost()
        try await withTaskExecutorPreference(CarryingExecutor.shared) {
            let answer = try await peers.host.send(.resolveQuantity, to: peers.launch("crashesTheFirstTime"))
            #expect(answer.reply == .resolution([.success(.integer(2))], isArray: false))
            let failure = await peers.failure(
                of: .handleOrder, to: peers.launch("crashesInHandle", identifier: "other"))
            #expect(failure?.kind == .crashed)
            let next = try await peers.host.send(.handleOrder, to: peers.launch("crashesTheFirstTime"))
            #expect(next.reply == .response(ResponsePayload(code: 4)))
            await peers.host.stopAll()
        }
        #expect(peers.survivors == [])
    }

    @Test("is one of many, with two extensions and tasks of their own")
    func many() async throws {
        let peers = try PeerHost()
        let total = try await withTaskExecutorPreference(CarryingExecutor.shared) {
            try await withThrowingTaskGroup(of: Int.self) { group in
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
        }
        #expect(total == 100)
        #expect(peers.record.started.count == 2)
        await peers.host.stopAll()
    }
}
