// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension Grammar {
    /// What may be said from a place on.
    private struct Outlook {
        /// Whether a template ends there.
        var hasEnd = false
        /// The greatest number of a list's value; -1 for none.
        var value: Int32 = -1

        mutating func add(_ other: Outlook) {
            hasEnd = hasEnd || other.hasEnd
            value = max(value, other.value)
        }
    }

    /// What may be added to the cost of a sentence: a thousand slips.
    private static let mostPenalty: Int32 = 1_000_000

    /// Whether all that leads somewhere leads to what is there, and nothing leads in a circle: who walks the grammar
    /// looks at none of that.
    ///
    /// - Parameter meanings: How many meanings there are for it to have.
    func isSound(meanings: Int) -> Bool {
        guard Self.areStarts(edgeStarts, of: edges.count), Self.areStarts(meaningStarts, of: self.meanings.count),
            edgeStarts.count == meaningStarts.count,
            ends.allSatisfy({ (0..<meanings).contains($0.meaning) && (0...Self.mostPenalty).contains($0.penalty) }),
            let outlooks
        else { return false }
        func outlook(_ place: UInt32?) -> Outlook? {
            guard let place else { return Outlook() }
            return Int(place) < outlooks.count ? outlooks[Int(place)] : nil
        }
        return roots.allSatisfy { outlook($0)?.value == -1 } && fillers.allSatisfy { outlook($0) != nil }
            && lists.values.allSatisfy { list in
                guard let words = outlook(list.root), outlook(list.measures) != nil,
                    list.spoken == nil || list.values.first != nil
                else { return false }
                // A number in digits is not one of the values, so no attribute selects it.
                let isPlain = list.range == nil && list.spoken == nil || list.attributes.allSatisfy(\.isEmpty)
                return isPlain && !words.hasEnd && words.value < list.values.count
                    && list.values.count == list.attributes.count
            }
    }

    private static func areStarts(_ starts: [Int32], of count: Int) -> Bool {
        starts.first == 0 && starts.last == Int32(count) && zip(starts, starts.dropFirst()).allSatisfy { $0 <= $1 }
    }

    /// What may be said from each place on; nil if something leads nowhere. Compiling goes from the ends to the
    /// beginnings, so places lead to earlier ones alone.
    private var outlooks: [Outlook]? {
        var outlooks: [Outlook] = []
        outlooks.reserveCapacity(size)
        for place in 0..<UInt32(size) {
            var outlook = Outlook()
            for edge in edges(from: place) {
                guard edge.target < place, !Symbol.isSlot(edge.symbol) || Symbol.slotIndex(edge.symbol) < slots.count
                else { return nil }
                outlook.add(outlooks[Int(edge.target)])
            }
            for meaning in meanings(at: place) {
                guard let seen = self.outlook(of: meaning) else { return nil }
                outlook.add(seen)
            }
            outlooks.append(outlook)
        }
        return outlooks
    }

    private func outlook(of meaning: Int32) -> Outlook? {
        guard meaning >= 0 else { return nil }
        guard Self.isEnd(meaning) else { return Outlook(value: meaning) }
        return Self.endNumber(meaning) < ends.count ? Outlook(hasEnd: true) : nil
    }
}
