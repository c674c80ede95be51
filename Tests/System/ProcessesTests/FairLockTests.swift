// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Dispatch
import Foundation
import Synchronization
import Testing

@testable import Processes

@Suite("A turn")
struct FairLockTests {
    @Test("is had by one thread at a time, and in the order in which they asked")
    func order() async {
        let isWaiting = DispatchSemaphore(value: 0)
        let turn = FairLock(whenWaiting: { isWaiting.signal() })
        let order = Mutex<[Int]>([])
        let (done, continuation) = AsyncStream.makeStream(of: Void.self)
        // On a thread of its own: it waits as those do that it has wait.
        Thread {
            turn.take {
                for number in 0..<8 {
                    Thread {
                        turn.take { order.withLock { $0.append(number) } }
                        continuation.yield()
                    }.start()
                    isWaiting.wait()
                }
                #expect(order.withLock { $0 } == [])
            }
        }.start()
        var count = 0
        for await _ in done {
            count += 1
            if count == 8 { break }
        }
        #expect(order.withLock { $0 } == Array(0..<8))
    }
}
