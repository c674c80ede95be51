// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What is done on which days about which time, in tiles of two hours.
///
/// Two sets of tiles stand half a tile apart, so that a habit at the edge of one is in the middle of the other
/// (tile coding; Albus, 1975).
struct Habits: Sendable {
    static let tileMinutes = 120
    private static let tilesOfDay = 24

    /// Weekdays first, each with its tiles; then weekdays and weekends.
    private(set) var tiles = Array(repeating: HabitTile(), count: 9 * tilesOfDay)
    /// Of the first event.
    var firstDay: Int32?

    /// The two tiles that cover the moment.
    @inline(__always)
    func tileIndices(_ situation: Situation, _ rhythm: Rhythm) -> (Int, Int) {
        let kind = rhythm == .weekly ? situation.weekday : situation.isWeekend ? 8 : 7
        let shifted = (situation.minute + Self.tileMinutes / 2) % 1_440
        let start = kind * Self.tilesOfDay
        return (start + situation.minute / Self.tileMinutes, start + 12 + shifted / Self.tileMinutes)
    }

    mutating func credit(_ slot: ActionSlot, in situation: Situation) {
        // Earlier than the first day only where the clock was set back.
        firstDay = min(firstDay ?? situation.day, situation.day)
        credit(slot, in: situation, .weekly)
        credit(slot, in: situation, .daily)
    }

    @inline(__always)
    private mutating func credit(_ slot: ActionSlot, in situation: Situation, _ rhythm: Rhythm) {
        let day = rhythm.dayNumber(situation.day, isWeekend: situation.isWeekend)
        let (one, other) = tileIndices(situation, rhythm)
        tiles.withUnsafeMutableBufferPointer { tiles in
            tiles[one].credit(slot, on: day, rhythm)
            tiles[other].credit(slot, on: day, rhythm)
        }
    }

    /// How strong every habit of the moment is.
    func strengths(in situation: Situation, _ rhythm: Rhythm) -> HabitStrengths {
        let day = rhythm.dayNumber(situation.day, isWeekend: situation.isWeekend)
        let (one, other) = tileIndices(situation, rhythm)
        var result = HabitStrengths()
        result.add(tiles[one], on: day, rhythm)
        result.add(tiles[other], on: day, rhythm)
        return result
    }

    /// The strength of a habit that was kept from the first event to the moment.
    func fullStrength(in situation: Situation, _ rhythm: Rhythm) -> Float {
        guard let firstDay else { return 0 }
        let first = rhythm.dayNumber(firstDay, isWeekend: situation.isWeekend)
        let now = rhythm.dayNumber(situation.day, isWeekend: situation.isWeekend)
        return rhythm.fullStrength(after: rhythm.periods(from: first, to: now))
    }

    /// How likely actions are by chance in one tile, in which so many events are expected.
    @inline(__always)
    static func expectations(chances: Lanes.Quarter, eventsPerTile: Float) -> Lanes.Quarter {
        (1 - (chances * -eventsPerTile).atLeast(-80).exponentialInRange).atLeast(1e-6)
    }

    mutating func scale(_ slot: ActionSlot, in situation: Situation, by factor: Float) {
        for rhythm in Rhythm.allCases {
            let (one, other) = tileIndices(situation, rhythm)
            tiles[one].scale(slot, by: factor)
            tiles[other].scale(slot, by: factor)
        }
    }

    mutating func remove(_ doomed: [Bool]) {
        for index in tiles.indices { tiles[index].remove(doomed) }
    }

    /// Puts an entry back as it was; false where there is no such tile, no room, or it is there already.
    mutating func restore(_ slot: ActionSlot, strength: Float, day: Int32, tile: Int) -> Bool {
        guard tiles.indices.contains(tile) else { return false }
        let rhythm: Rhythm = tile < 7 * Self.tilesOfDay ? .weekly : .daily
        return tiles[tile].restore(slot, strength: strength, day: day, rhythm)
    }
}
