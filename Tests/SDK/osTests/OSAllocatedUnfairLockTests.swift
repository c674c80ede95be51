// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Dispatch
import Testing
import os

@Suite("A lock")
struct OSAllocatedUnfairLockTests {
    @Test("lets one thread at a time at its value")
    func counting() {
        let count = OSAllocatedUnfairLock(initialState: 0)
        DispatchQueue.concurrentPerform(iterations: 8) { _ in
            for _ in 0..<20_000 { count.withLock { $0 += 1 } }
        }
        #expect(count.withLock { $0 } == 160_000)
    }

    @Test("is not available while it is held")
    func held() {
        let lock = OSAllocatedUnfairLock()
        lock.lock()
        #expect(!lock.lockIfAvailable())
        lock.unlock()
        #expect(lock.lockIfAvailable())
        lock.precondition(.owner)
        lock.unlock()
        lock.precondition(.notOwner)
    }

    @Test("is let go when an error is thrown")
    func thrown() {
        struct Spill: Error, Equatable {}
        let lock = OSAllocatedUnfairLock(initialState: 0)
        #expect(throws: Spill()) { try lock.withLock { _ in throw Spill() } }
        #expect(lock.withLockIfAvailable { $0 } == 0)
    }
}
