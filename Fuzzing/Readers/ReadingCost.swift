// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What reading some bytes took.
package struct ReadingCost: Sendable {
    /// Of the processor's time.
    package var time: Duration
    /// Bytes that were asked of the heap, all together.
    package var memory: Int

    package init(time: Duration, memory: Int) {
        self.time = time
        self.memory = memory
    }

    /// What reading may take: something however little is read, and something for each byte.
    ///
    /// A few hundred bytes that take a second, or a gigabyte, stop the system for everybody once an app sends them
    /// again and again. That is a finding as a crash is.
    package struct Limit: Sendable {
        var base: ReadingCost
        var perByte: ReadingCost

        /// Reads what is there, and makes nothing larger of it.
        package static let reading = Limit(
            base: ReadingCost(time: .milliseconds(250), memory: 32 << 20),
            perByte: ReadingCost(time: .microseconds(20), memory: 8 << 10))
        /// Makes something of a bounded size of it: a picture, a page, what was packed.
        package static let making = Limit(
            base: ReadingCost(time: .seconds(2), memory: 512 << 20),
            perByte: ReadingCost(time: .microseconds(100), memory: 64 << 10))
        /// Carries out what it says, for as many steps as it may have.
        package static let running = Limit(
            base: ReadingCost(time: .seconds(5), memory: 4 << 30),
            perByte: ReadingCost(time: .microseconds(100), memory: 64 << 10))

        /// Why a cost is too much for so many bytes; nil if it is not.
        package func excess(of cost: ReadingCost, for count: Int) -> String? {
            let time = base.time + perByte.time * count
            if cost.time > time { return "\(count) bytes took \(cost.time) of the processor, more than \(time)" }
            let memory = base.memory + perByte.memory * count
            guard cost.memory > memory else { return nil }
            return "\(count) bytes took \(cost.memory >> 20) MiB of memory, more than \(memory >> 20) MiB"
        }
    }
}
