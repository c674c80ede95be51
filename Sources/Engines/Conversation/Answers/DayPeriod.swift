// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The part of a day that was said: it decides what "eight" means.
enum DayPeriod: Hashable {
    case morning, noon, afternoon, evening, night
    /// The evening of today: "tonight", "今晚".
    case tonight

    /// Whether it says the day as well.
    var namesToday: Bool { self == .tonight }

    /// The time that it is by itself: 中午 is noon.
    var time: ClockTime? { self == .noon ? ClockTime(hour: 12, minute: 0) : nil }

    /// Takes the words out of a text.
    static func take(from text: inout String) -> DayPeriod? {
        for (words, period) in table where text.take(words) { return period }
        return nil
    }

    /// An hour from 0 to 12 as an hour of the day.
    func hour(_ hour: Int) -> Int {
        switch self {
        case .morning: hour == 12 ? 0 : hour
        case .noon: hour < 3 ? hour + 12 : hour
        case .afternoon: hour < 12 ? hour + 12 : hour
        // Twelve ends the evening, and one to four are the small hours after it.
        case .evening, .tonight: hour == 12 ? 0 : hour < 5 ? hour : hour + 12
        // Twelve at night is midnight, two at night is early.
        case .night: hour == 12 ? 0 : hour < 6 ? hour : hour < 12 ? hour + 12 : hour
        }
    }

    /// Whether such an hour belongs to the day after: the evening ends at midnight.
    func endsBefore(_ hour: Int) -> Bool {
        switch self {
        case .morning, .noon, .afternoon: false
        case .evening, .tonight: hour == 12 || hour < 5
        case .night: hour == 12 || hour == 0
        }
    }

    private static let table: [(String, DayPeriod)] = [
        ("in the morning", .morning), ("in the afternoon", .afternoon), ("in the evening", .evening),
        ("at night", .night), ("this morning", .morning), ("this afternoon", .afternoon), ("this evening", .tonight),
        ("tonight", .tonight), ("morning", .morning), ("afternoon", .afternoon), ("evening", .evening),
        ("night", .night),
        ("今晚", .tonight), ("凌晨", .morning), ("早上", .morning), ("早晨", .morning), ("上午", .morning),
        ("中午", .noon), ("下午", .afternoon), ("傍晚", .evening), ("晚上", .evening), ("夜里", .night),
    ]
}
