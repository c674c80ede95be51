// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Processes
import Testing

@Suite("An allowance")
struct AllowanceTests {
    @Test("gives what there is, and what comes back by the second, up to its capacity")
    func taking() {
        var allowance = Allowance(capacity: 10, rate: 2, at: .seconds(100))
        // Long waiting gains no more than a full one; nor does a clock that goes back.
        let wishes: [(cost: Double, time: Double)] = [
            (10, 100), (1, 100), (1, 100.5), (9, 104), (10, 1000), (1, 0),
        ]
        let answers = wishes.map { allowance.take($0.cost, at: .seconds($0.time)) }
        #expect(answers == [true, false, true, false, true, false])
    }

    @Test("is half full again after a while")
    func filling() {
        var allowance = Allowance(capacity: 10, rate: 2, at: .zero)
        _ = allowance.take(10, at: .zero)
        _ = allowance.take(10, at: .seconds(2))
        #expect(!allowance.isHalfFull)
        _ = allowance.take(10, at: .seconds(2.5))
        #expect(allowance.isHalfFull)
    }

    @Test("takes a cost above its capacity as all that it has")
    func large() {
        var allowance = Allowance(capacity: 10, rate: 2, at: .zero)
        let answers = [1000, 1].map { allowance.take($0, at: .zero) }
        #expect(answers == [true, false])
    }

    @Test("is charged for what was used already, and says how long to wait")
    func charging() {
        var allowance = Allowance(capacity: 2, rate: 0.25, at: .zero)
        let uses: [(cost: Double, time: Double)] = [(1.5, 0), (0.5, 0), (1, 0), (0, 4.8)]
        let waits = uses.map { allowance.charge($0.cost, at: .seconds($0.time)) }
        // If nothing is left, up to a tenth of the capacity.
        #expect(waits == [.zero, .seconds(0.8), .seconds(4.8), .zero])
        // However long the work took, it is a full bucket that has to come back.
        var other = Allowance(capacity: 2, rate: 0.25, at: .zero)
        let others = [other.charge(1000, at: .zero), other.charge(-5, at: .seconds(10))]
        #expect(others == [.seconds(0.8), .zero])
    }
}
