// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// How many years, months and so on lie between two moments, the largest unit first.
struct TimeAmounts {
    /// A unit that can be written.
    enum Unit: CaseIterable {
        case year, month, week, day, hour, minute, second

        var isOfDay: Bool { self == .hour || self == .minute || self == .second }

        fileprivate var calendarUnit: NSCalendar.Unit {
            switch self {
            case .year: .year
            case .month: .month
            case .week: .weekOfMonth
            case .day: .day
            case .hour: .hour
            case .minute: .minute
            case .second: .second
            }
        }

        fileprivate var component: Calendar.Component {
            switch self {
            case .year: .year
            case .month: .month
            case .week: .weekOfYear
            case .day: .day
            case .hour: .hour
            case .minute: .minute
            case .second: .second
            }
        }

        fileprivate func amount(in components: DateComponents) -> Int {
            let amount =
                switch self {
                case .year: components.year
                case .month: components.month
                case .week: components.weekOfYear
                case .day: components.day
                case .hour: components.hour
                case .minute: components.minute
                case .second: components.second
                }
            // Whether they are before or after is said once.
            return abs(amount ?? 0)
        }
    }

    private(set) var parts: [(unit: Unit, amount: Int)]

    /// - Parameter allowed: None is as good as all.
    init(from start: Date, to end: Date, of allowed: NSCalendar.Unit, in calendar: Calendar) {
        let isWeekAllowed = allowed.contains(.weekOfYear)
        let wanted = Unit.allCases.filter {
            allowed.contains($0.calendarUnit) || $0 == .week && isWeekAllowed
        }
        let units = wanted.isEmpty ? Unit.allCases : wanted
        let components = calendar.dateComponents(Set(units.map(\.component)), from: start, to: end)
        parts = units.map { ($0, $0.amount(in: components)) }
    }

    /// Whether a calendar can count so many.
    static func isCountable(_ components: DateComponents) -> Bool {
        let amounts = [components.weekOfMonth] + Unit.allCases.map { components.value(for: $0.component) }
        return amounts.allSatisfy { ($0 ?? 0).magnitude <= 100_000_000_000 }
    }

    /// The units without the first that has an amount, where that is one and there are smaller ones.
    var unitsWithoutLargest: NSCalendar.Unit? {
        guard let first = parts.firstIndex(where: { $0.amount != 0 }), parts[first].amount == 1,
            first + 1 < parts.count
        else { return nil }
        return parts[(first + 1)...].reduce(into: NSCalendar.Unit()) { $0.insert($1.unit.calendarUnit) }
    }

    /// Takes units without an amount away, but never all of them.
    mutating func drop(_ behavior: DateComponentsFormatter.ZeroFormattingBehavior) {
        let last = parts.suffix(1)
        if behavior.contains(.dropLeading) { parts = Array(parts.drop { $0.amount == 0 }) }
        if behavior.contains(.dropTrailing) {
            while parts.last?.amount == 0 { parts.removeLast() }
        }
        if behavior.contains(.dropMiddle), parts.count > 2 {
            parts = parts.prefix(1) + parts[1..<(parts.count - 1)].filter { $0.amount != 0 } + parts.suffix(1)
        }
        if parts.isEmpty { parts = Array(last) }
    }

    /// Keeps the first ones.
    mutating func keep(_ count: Int) { parts = Array(parts.prefix(count)) }
}
