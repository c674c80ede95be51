// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// How often each of several things was done, the later the more: of things by number.
struct DecayedCounts: Sendable {
    private(set) var total = 0.0
    private(set) var things: [Int32] = []
    private(set) var counts: [Double] = []

    /// As many things as are told apart; of more, the rarest is left out.
    static let mostThings = 32

    init() {}

    /// - Throws: `SuggestionStateError` where it can't have been counted so, of things below a limit.
    init(total: Double, things: [Int32], counts: [Double], below limit: Int) throws(SuggestionStateError) {
        let isSound =
            things.count == counts.count && things.count <= Self.mostThings && Set(things).count == things.count
            && things.allSatisfy { (0..<limit).contains(Int($0)) }
            && (counts + [total]).allSatisfy { (0...Self.greatest).contains($0) }
        guard isSound else { throw .damaged }
        (self.total, self.things, self.counts) = (total, things, counts)
    }

    /// More is never counted, as counts fade.
    private static let greatest = 1e9

    subscript(thing: Int) -> Double {
        things.firstIndex(of: Int32(truncatingIfNeeded: thing)).map { counts[$0] } ?? 0
    }

    /// How often a thing is done of all that is, where little is known of it as often as expected.
    ///
    /// - Parameter prior: How many times it counts as expected: Dirichlet smoothing (MacKay and Peto, 1995).
    func share(of thing: Int, expected: Double, prior: Double) -> Double {
        (self[thing] + prior * expected) / (total + prior)
    }

    /// - Parameter keep: What is left of the counts before.
    mutating func add(_ thing: Int, keeping keep: Double) {
        total = total * keep + 1
        for index in counts.indices { counts[index] *= keep }
        let thing = Int32(truncatingIfNeeded: thing)
        if let index = things.firstIndex(of: thing) {
            counts[index] += 1
        } else {
            if things.count >= Self.mostThings, let rarest = counts.indices.min(by: { counts[$0] < counts[$1] }) {
                things.remove(at: rarest)
                counts.remove(at: rarest)
            }
            things.append(thing)
            counts.append(1)
        }
    }

    mutating func scale(_ thing: Int, by factor: Double) {
        guard let index = things.firstIndex(of: Int32(truncatingIfNeeded: thing)) else { return }
        total -= counts[index] * (1 - factor)
        counts[index] *= factor
    }

    /// Gives things new numbers; those that get none are gone.
    mutating func renumber(_ numbers: [Int?]) {
        let kept = things.indices.compactMap { index in
            numbers[Int(things[index])].map { (thing: Int32($0), count: counts[index]) }
        }
        total -= counts.reduce(0, +) - kept.reduce(0) { $0 + $1.count }
        (things, counts) = (kept.map(\.thing), kept.map(\.count))
    }
}
