// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization
import Testing

@_spi(Generated) @testable import Intents

@Suite("Waiting for a completion", .timeLimit(.minutes(2)))
struct CompletionValueTests {
    private struct Broken: Error, Equatable {}

    /// Runs code whose faults are collected.
    private func faults(of body: () async throws -> Void) async rethrows -> [String] {
        let faults = FaultCollection()
        try await FaultLog.$current.withValue(FaultLog { faults.add($0) }) { try await body() }
        return faults.all
    }

    @Test("gives the value, from whatever thread it comes")
    func value() async {
        let faults = await faults {
            let value: Int = await completionValue { completion in
                nonisolated(unsafe) let completion = completion
                DispatchQueue.global().async { completion(3) }
            }
            #expect(value == 3)
        }
        #expect(faults.isEmpty)
    }

    @Test("throws the error, also beside a value")
    func error() async {
        await #expect(throws: Broken()) { try await completionValue { $0(1, Broken()) } as Int }
        await #expect(throws: Broken()) { try await completionValue { $0(nil, Broken()) } as Int }
    }

    @Test("reads neither value nor error as no implementation")
    func neither() async {
        await #expect(throws: OptionsNotImplemented.self) { try await completionValue { $0(nil, nil) } as Int }
    }

    @Test("keeps the first of many calls and reports once, by the method's name")
    func manyCalls() async {
        let faults = await faults {
            let value = await completionValue("resolveKind(for:with:)") { completion in
                for call in 1...1000 { completion(call) }
            }
            #expect(value == 1)
        }
        #expect(faults.count == 1)
        #expect(faults.first?.hasPrefix("resolveKind(for:with:) called its completion a second time") == true)
    }

    @Test("keeps one of many calls that race")
    func race() async {
        let faults = await faults {
            let value: Int = await completionValue { completion in
                nonisolated(unsafe) let completion = completion
                DispatchQueue.concurrentPerform(iterations: 50) { completion($0) }
            }
            #expect((0..<50).contains(value))
        }
        #expect(faults.count == 1)
    }
}

private final class FaultCollection: Sendable {
    private let faults = Mutex<[String]>([])

    var all: [String] { faults.withLock { $0 } }

    func add(_ fault: String) { faults.withLock { $0.append(fault) } }
}
