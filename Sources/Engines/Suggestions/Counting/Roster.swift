// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The actions that are known, by number, with how often and when they were done.
struct Roster: Sendable {
    struct Row: Sendable {
        /// Nil if a number is free.
        var identifier: ActionID?
        /// How often it was done; recent times count more.
        var count: Float = 0
        /// When it was done lately, by the time of day.
        var times: [Moment] = []
        /// How the weights lean after it.
        var leaning = Leaning()
        /// How often it was turned down; it fades.
        var refusals: Float = 0

        fileprivate mutating func add(_ time: Moment) {
            count += 1
            times.insert(time, at: times.firstIndex { $0.minute > time.minute } ?? times.endIndex)
            let oldest = times.indices.min { times[$0].day < times[$1].day }
            if times.count > Constants.mostTimesOfAction, let oldest { times.remove(at: oldest) }
        }
    }

    var rows: [Row] = []
    /// The numbers of all actions, the last done first.
    private(set) var recent: [Int] = []

    func number(of action: ActionID) -> Int? { recent.first { rows[$0].identifier == action } }

    /// How often each action is done, as a share of everything that is done.
    var shares: [Float] {
        let floor = Constants.frequencyFloor
        let scale = 1 / rows.reduce(0) { $0 + $1.count + floor }
        return rows.map { ($0.count + floor) * scale }
    }

    /// Counts an action as the last one done, so many weeks after the one before.
    ///
    /// - Returns: Its number.
    mutating func use(_ action: ActionID, at occasion: Occasion, after weeks: Float) -> Int {
        let number = number(of: action) ?? rows.firstIndex { $0.identifier == nil } ?? rows.count
        if number == rows.count { rows.append(Row()) }
        let fading = exp2(-weeks)
        for row in rows.indices {
            // What has faded to nothing must not become a denormal number: those are slow.
            rows[row].count = max(rows[row].count * Constants.keep, 1e-20)
            rows[row].refusals *= fading
        }
        rows[number].identifier = action
        rows[number].add((UInt32(occasion.day), UInt32(occasion.minute)))
        recent.removeAll { $0 == number }
        recent.insert(number, at: 0)
        return number
    }

    mutating func remove(_ actions: Set<Int>) {
        for number in actions { rows[number] = Row() }
        recent.removeAll(where: actions.contains)
    }

    mutating func pass(_ coder: inout StateCoder) throws {
        try coder.pass(&rows, atMost: Constants.mostActions, new: Row()) { coder, row in
            // No row of the store has a number below 0.
            var identifier = row.identifier?.rawValue ?? -1
            try coder.pass(&identifier, in: -1 ... .max)
            row.identifier = identifier < 0 ? nil : ActionID(identifier)
            try coder.pass(&row.count, in: 0...1e6)
            try coder.pass(&row.times, atMost: Constants.mostTimesOfAction, new: (0, 0)) { coder, time in
                try coder.pass(&time.day, in: 0 ... .max)
                try coder.pass(&time.minute, in: 0 ... .max)
            }
            try row.leaning.pass(&coder)
            try coder.pass(&row.refusals, in: 0...Constants.mostRefusals)
        }
        let count = rows.count
        try coder.pass(&recent, atMost: count, new: 0) { try $0.pass(&$1, in: 0...count - 1) }
        let known = rows.indices.filter { rows[$0].identifier != nil }
        try coder.check(recent.sorted() == known && Set(rows.compactMap(\.identifier)).count == known.count)
    }
}
