// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What an engine has learned, as it is kept: numbers side by side, in rows of one length or after one that says how many.
struct SuggestionState: Codable {
    var actions: Packed<Int64>
    var recent: Packed<Int32>
    /// For each memory those of all actions.
    var counts: [Packed<Double>]
    var totals: [Double]
    var contexts: Contexts
    /// For each half hour the actions, days and minutes of its entries.
    var halfHours: [Packed<Int32>]
    var weights: [Weights]
    var trail: [Int32]
    var lastRanks: [UInt32]
    var lastSeconds: Int64?
    var repeats: Bool
    var eventsPerDay: Double
    var eventCount: Int
    var dislikes: [Int: Dislike]

    struct Contexts: Codable {
        /// Of each row the feature, three actions, the number, the last event, and how many things it has.
        var rows: Packed<Int32>
        var totals: Packed<Double>
        var things: Packed<Int32>
        var counts: Packed<Double>
    }
}
