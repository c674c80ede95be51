// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What a part of a sentence about an intent is.
enum PartKind: Hashable {
    /// What is to be done: order.
    case action
    /// What it is done with: pizza.
    case thing
    case app
    /// One of known values, which says by itself what is meant.
    case value
    /// A number, a span of time or a date, which may belong to anything.
    case amount
    case freeText

    init(_ values: IntentWording.Values) {
        switch values {
        case .names: self = .value
        case .numbers, .decimals, .duration, .date, .money, .measurement: self = .amount
        case .freeText: self = .freeText
        }
    }

    /// What a name costs that no list has, beside a thing: more than any that one has.
    static let penaltyOfUnknownName: Int32 = 150

    /// What it costs that a sentence has only these parts, in thousandths of a slip; nil if they do not tell the
    /// intent.
    static func penalty(of said: [PartKind], hasThing: Bool) -> Int32? {
        let parts = Set(said)
        let named = Int32(parts.contains(.app) ? 100 : 0)
        if parts.contains(.action), parts.contains(.thing) { return 100 - named }
        if parts.contains(.thing), parts.contains(.value) { return 150 - named }
        if parts.contains(.action), parts.contains(.value) { return 200 - named }
        if parts.contains(.action), !hasThing { return parts.contains(.freeText) ? 400 : 100 - named }
        // Text beside a thing may be about anything.
        if parts.contains(.thing) { return parts.contains(.freeText) ? nil : 350 - named }
        if parts.contains(.action), parts.contains(.app) { return 250 }
        if parts.contains(.value), parts.contains(.amount) { return 650 - named }
        if parts.contains(.value) { return (parts.contains(.app) ? 400 : 1600) }
        return nil
    }
}
