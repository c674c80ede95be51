// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// How often each of several things was done, the later the more: of things by number, the rarest of too many left out.
struct DecayedCounts: Codable, Sendable {
    private(set) var total = 0.0
    private(set) var things: [Int] = []
    private(set) var counts: [Double] = []

    subscript(thing: Int) -> Double { things.firstIndex(of: thing).map { counts[$0] } ?? 0 }

    /// - Parameter keep: What is left of the counts before.
    mutating func add(_ thing: Int, keeping keep: Double) {
        total = total * keep + 1
        for place in counts.indices { counts[place] *= keep }
        if let place = things.firstIndex(of: thing) {
            counts[place] += 1
            return
        }
        if things.count >= Constants.mostActionsOfCondition,
            let rarest = counts.indices.min(by: { counts[$0] < counts[$1] })
        {
            things.remove(at: rarest)
            counts.remove(at: rarest)
        }
        things.append(thing)
        counts.append(1)
    }

    /// - Parameter share: What is left of the count of a thing.
    mutating func reduce(_ thing: Int, to share: Double) {
        guard let place = things.firstIndex(of: thing) else { return }
        total = max(0, total - counts[place] * (1 - share))
        counts[place] *= share
        guard share == 0 else { return }
        things.remove(at: place)
        counts.remove(at: place)
    }

    /// As counts fade, more than a million is never counted.
    func isSound(_ numbers: Range<Int>) -> Bool {
        things.count == counts.count && things.count <= Constants.mostActionsOfCondition
            && Set(things).count == things.count
            && things.allSatisfy(numbers.contains) && (counts + [total]).allSatisfy { (0...1e6).contains($0) }
    }
}
