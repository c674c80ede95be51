// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import AppHost

@Suite("Callers who wait for the same")
struct JoinedCallsTests {
    @Test("share an order until the app has heard it or something else")
    func orders() {
        var calls = JoinedCalls()
        #expect(calls.next() == (1, 1))
        #expect(calls.next() == (2, nil), "joins the first")
        calls.separate()
        #expect(calls.next() == (3, 3), "something else was said since")
        calls.told(1)
        #expect(calls.next() == (4, nil), "the third's order is not heard yet")
        calls.told(3)
        #expect(calls.next() == (5, 5))
    }

    @Test("go on when the app has heard their order, and no earlier")
    func waiting() async {
        var calls = JoinedCalls()
        let first = calls.next().number
        await withCheckedContinuation { continuation in
            calls.add(continuation, as: first)
            #expect(calls.takeTold().isEmpty)
            calls.told(first)
            let told = calls.takeTold()
            #expect(told.count == 1 && calls.all.isEmpty)
            told.forEach { $0.resume() }
        }
    }
}
