// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What time is counted in.
enum DateUnit: String, CaseIterable, Sendable {
    case second, minute, hour, day, week, month, year

    /// By how files write it: `sec`, `hr`, `days`, `Minute`, `Seconds`.
    init?(written: String) {
        switch written.lowercased() {
        case "sec", "s", "second", "seconds": self = .second
        case "min", "minute", "minutes": self = .minute
        case "hr", "h", "hour", "hours": self = .hour
        case "day", "days": self = .day
        case "week", "weeks", "wk": self = .week
        case "month", "months", "mon", "mth": self = .month
        case "year", "years", "yr": self = .year
        default: return nil
        }
    }

    /// By the numbers of filters, which are those of calendars.
    init?(number: Int) {
        switch number {
        case 4: self = .year
        case 8: self = .month
        case 16: self = .day
        case 32: self = .hour
        case 64: self = .minute
        case 128: self = .second
        case 256, 4096, 8192: self = .week
        default: return nil
        }
    }

    /// Some four thousand years, in seconds.
    private static let farthest = 1.3e11

    var title: String { rawValue.capitalized }

    var component: Calendar.Component {
        switch self {
        case .second: .second
        case .minute: .minute
        case .hour: .hour
        case .day: .day
        case .week: .weekOfYear
        case .month: .month
        case .year: .year
        }
    }

    /// Whether whole days are counted.
    var isDays: Bool { seconds >= 86_400 }

    /// How long one is, about.
    var seconds: Double {
        switch self {
        case .second: 1
        case .minute: 60
        case .hour: 3600
        case .day: 86_400
        case .week: 604_800
        case .month: 2_629_800
        case .year: 31_557_600
        }
    }

    /// A date so many later; a part of one is taken as its length. Nil if that is further away than calendars count.
    func adding(_ amount: Double, to date: Date, _ calendar: Calendar) -> Date? {
        guard abs(amount) * seconds < Self.farthest, abs(date.timeIntervalSinceReferenceDate) < Self.farthest
        else { return nil }
        guard isDays else { return date.addingTimeInterval(amount * seconds) }
        let whole = amount.rounded(.towardZero)
        guard let count = Int(exactly: whole), let moved = calendar.date(byAdding: component, value: count, to: date)
        else { return nil }
        return moved.addingTimeInterval((amount - whole) * seconds)
    }
}
