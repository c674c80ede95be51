// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import PropertyLists

/// The orders in which a file has the keys of its dictionaries, where that is not the alphabet's.
///
/// A property list has no order, but its bytes do: a file has the same keys in the same order everywhere.
struct KeyOrders {
    /// By the keys in the order of the alphabet.
    private var orders: [[String]: [String]] = [:]

    /// Those that most dictionaries of a tree have.
    init(of root: PropertyListNode.Content) {
        var counts: [[String]: [[String]: Int]] = [:]
        Self.count(root, in: &counts)
        for (keys, found) in counts {
            let order = found.max { ($0.value, $1.key.joined()) < ($1.value, $0.key.joined()) }?.key
            if let order, order != keys { orders[keys] = order }
        }
    }

    init(_ listed: [[String]] = []) {
        for order in listed { orders[Self.sorted(order)] = order }
    }

    /// Each order, in an order that depends on nothing else.
    var listed: [[String]] { orders.values.sorted { $0.lexicographicallyPrecedes($1) } }

    /// Whether the keys stand as others of their dictionary do.
    func has(_ keys: [String]) -> Bool { keys == order(of: keys) }

    /// The entries in the order of their keys.
    func arranged(_ entries: [PropertyListNode.Entry]) -> [PropertyListNode.Entry] {
        guard entries.count > 1 else { return entries }
        let places = Dictionary(zip(order(of: entries.map(\.key)), 0...)) { first, _ in first }
        return entries.sorted { places[$0.key, default: 0] < places[$1.key, default: 0] }
    }

    private func order(of keys: [String]) -> [String] {
        let sorted = Self.sorted(keys)
        return orders[sorted] ?? sorted
    }

    private static func sorted(_ keys: [String]) -> [String] {
        keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    private static func count(_ content: PropertyListNode.Content, in counts: inout [[String]: [[String]: Int]]) {
        switch content {
        case .dictionary(let entries):
            let keys = entries.map(\.key)
            if keys.count > 1 { counts[sorted(keys), default: [:]][keys, default: 0] += 1 }
            for entry in entries { count(entry.value.content, in: &counts) }
        case .array(let elements): for element in elements { count(element.content, in: &counts) }
        case .string, .integer, .large, .real, .boolean, .date, .data: break
        }
    }
}
