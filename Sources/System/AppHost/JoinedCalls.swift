// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Callers who wait for the same thing, of which the app is told once for all who came before it heard.
struct JoinedCalls {
    private struct Call {
        let order: Int
        let continuation: CheckedContinuation<Void, Never>
    }

    private var calls: [Int: Call] = [:]
    private var last = 0
    /// The latest order that the app has heard.
    private var heard = 0
    /// The order that the next caller joins; nil if that caller needs a new one.
    private var open: Int?

    /// The callers who wait.
    var all: [CheckedContinuation<Void, Never>] { calls.values.map(\.continuation) }

    /// Numbers a caller who is about to wait.
    ///
    /// - Returns: The caller's number, and the order to tell the app of; nil if an order is on its way.
    mutating func next() -> (number: Int, order: Int?) {
        last += 1
        guard open == nil else { return (last, nil) }
        open = last
        return (last, last)
    }

    /// Lets a caller wait.
    mutating func add(_ continuation: CheckedContinuation<Void, Never>, as number: Int) {
        calls[number] = Call(order: open ?? number, continuation: continuation)
    }

    /// Takes out a caller who waits no longer.
    mutating func remove(_ number: Int) -> CheckedContinuation<Void, Never>? {
        calls.removeValue(forKey: number)?.continuation
    }

    /// The next caller joins nobody, as something else has been said to the app since.
    mutating func separate() { open = nil }

    /// The app has heard an order.
    mutating func told(_ order: Int) {
        heard = order
        if open == order { open = nil }
    }

    /// Takes out the callers whose order the app has heard.
    mutating func takeTold() -> [CheckedContinuation<Void, Never>] {
        let told = calls.filter { $0.value.order <= heard }
        told.keys.forEach { calls[$0] = nil }
        return told.values.map(\.continuation)
    }
}
