// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Processes
import Synchronization
import Testing

@Suite("A broadcast") struct BroadcastTests {
    @Test("reaches all who listen, in the order in which they began, and none who has left")
    func listeners() {
        let broadcast = Broadcast<Int>()
        let heard = Mutex<[String]>([])
        let first = broadcast.subscribe { number in heard.withLock { $0.append("first \(number)") } }
        var second: Broadcast<Int>.Subscription? = broadcast.subscribe { number in
            heard.withLock { $0.append("second \(number)") }
        }
        broadcast.post(1)
        withExtendedLifetime(second) { second = nil }
        broadcast.post(2)
        #expect(heard.withLock { $0 } == ["first 1", "second 1", "first 2"])
        withExtendedLifetime(first) {}
    }

    @Test("is heard by nobody once the last has left")
    func heard() {
        let broadcast = Broadcast<Int>()
        #expect(!broadcast.isHeard)
        var subscription: Broadcast<Int>.Subscription? = broadcast.subscribe { _ in }
        #expect(broadcast.isHeard)
        withExtendedLifetime(subscription) { subscription = nil }
        #expect(!broadcast.isHeard)
    }

    @Test("is a stream, which begins with what was so far, and loses the oldest for a slow reader")
    func stream() async {
        let broadcast = Broadcast<Int>()
        var events = broadcast.events(buffering: 2, first: 0).makeAsyncIterator()
        #expect(await events.next() == 0)
        for number in 1...3 { broadcast.post(number) }
        #expect(await events.next() == 2)
        #expect(await events.next() == 3)
    }

    @Test("no longer counts a stream whose reader is gone")
    func abandoned() async {
        let broadcast = Broadcast<Int>()
        let reader = Task {
            for await _ in broadcast.events(buffering: 1, first: 0) {}
        }
        reader.cancel()
        await reader.value
        #expect(!broadcast.isHeard)
    }

    @Test("lets a listener leave while it hears")
    func leaving() {
        let broadcast = Broadcast<Int>()
        let own = Mutex<Broadcast<Int>.Subscription?>(nil)
        let count = Atomic(0)
        let subscription = broadcast.subscribe { _ in
            count.add(1, ordering: .relaxed)
            own.withLock { $0 = nil }
        }
        own.withLock { $0 = subscription }
        broadcast.post(1)
        #expect(count.load(ordering: .relaxed) == 1)
    }
}
