// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Processes
import Testing

@Suite("The connections of a listener") struct CallerSharesTests {
    @Test("of strangers are cut off, the oldest first, where there are too many")
    func strangers() {
        var shares = CallerShares(strangers: 2)
        var cut = (Int32(1)...4).map { shares.came($0) }
        #expect(cut == [[], [], [1], [2]])
        shares.left(3)
        cut = [shares.came(5)]
        #expect(cut == [[]])
    }

    @Test("of clients that are known are never cut off for strangers")
    func known() {
        var shares = CallerShares(strangers: 1)
        _ = shares.came(1)
        let isIn = shares.recognize(1, as: "app")
        #expect(isIn)
        let cut = [shares.came(2), shares.came(3)]
        #expect(cut == [[], [2]])
    }

    @Test("are shared: a client that has its share leaves the rest to others")
    func share() {
        var shares = CallerShares(strangers: 10, known: 3, share: 2)
        for connection in Int32(1)...5 { _ = shares.came(connection) }
        let callers: [(Int32, String)] = [(1, "greedy"), (2, "greedy"), (3, "greedy"), (4, "modest"), (5, "third")]
        let admitted = callers.map { shares.recognize($0, as: $1) }
        #expect(admitted == [true, true, false, true, false])
        shares.left(1)
        let isIn = shares.recognize(3, as: "greedy")
        #expect(isIn)
    }
}
