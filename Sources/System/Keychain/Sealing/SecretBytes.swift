// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CSodium
import Sentences
import Wire

/// Bytes that are kept out of swap and core dumps and wiped when they are not needed any more.
///
/// Sendable without a lock: the memory is written in `init` and then made
/// read-only, which the kernel enforces, until `deinit` frees it.
final class SecretBytes: @unchecked Sendable {
    private let memory: UnsafeMutableRawPointer
    let count: Int

    /// - Parameter fill: Writes the bytes.
    /// - Throws: ``KeychainError`` when there is no memory left.
    init(count: Int, fill: (UnsafeMutableRawBufferPointer) -> Void) throws(KeychainError) {
        // Any number of calls, from any thread, prepare the library once.
        guard sodium_init() >= 0, let memory = sodium_malloc(count) else {
            throw KeychainError(.allocate, "there is no protected memory left; close some programs")
        }
        fill(UnsafeMutableRawBufferPointer(start: memory, count: count))
        sodium_mprotect_readonly(memory)
        self.memory = memory
        self.count = count
    }

    deinit { sodium_free(memory) }

    func withBytes<Value>(_ work: (UnsafePointer<UInt8>) throws -> Value) rethrows -> Value {
        // Bound to this type and no other for its whole life.
        try work(UnsafePointer(memory.assumingMemoryBound(to: UInt8.self)))
    }
}
