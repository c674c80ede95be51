// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import Processes

@Suite("What large messages leave in memory")
struct LargeBlocksTests {
    /// The address sanitizer brings an allocator of its own, which nobody tells anything.
    private static let isGlibcs = dlsym(nil, "__asan_init") == nil

    @Test(
        "is given back, whatever threads they came on",
        .enabled(if: isGlibcs, "the address sanitizer's allocator keeps what it likes"))
    func givenBack() async {
        // In a process of its own: what other tests use of memory meanwhile is not counted.
        await #expect(processExitsWith: .success) {
            LargeBlocks.giveBack()
            let before = try #require(ProcessMemory.proportional(of: getpid()))
            await Self.use([16 << 20, 15 << 20], onThreads: 8)
            let after = try #require(ProcessMemory.proportional(of: getpid()))
            // What glibc keeps without having been told is twice as much.
            #expect(after - before < 60 << 20, "\((after - before) >> 20) MiB stay")
        }
    }

    /// Threads that are there at once have memory of their own each.
    private static func use(_ sizes: [Int], onThreads count: Int) async {
        let (start, end) = (DispatchSemaphore(value: 0), DispatchGroup())
        for _ in 0..<count {
            end.enter()
            Thread.detachNewThread {
                free(malloc(1))
                start.wait()
                for size in sizes {
                    let block = malloc(size)
                    if let block { memset(block, 1, size) }
                    free(block)
                }
                end.leave()
            }
        }
        for _ in 0..<count { start.signal() }
        await withCheckedContinuation { done in end.notify(queue: .global()) { done.resume() } }
    }
}
