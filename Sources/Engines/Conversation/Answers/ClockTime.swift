// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A time of day.
struct ClockTime: Hashable {
    var hour: Int
    var minute: Int
    /// Whether it is on the day after the one that goes with it: "tonight at one".
    var isNextDay = false

    /// Takes the time out of a text: `8:30`, `8:30 pm`, `8am`, `at 8`, `noon`, `3点半`, `三点一刻`.
    static func take(from text: inout String, period: DayPeriod?) -> ClockTime? {
        for (words, hour) in [("midnight", 0), ("noon", 12), ("午夜", 0), ("正午", 12)] where text.take(words) {
            return ClockTime(hour: hour, minute: 0, isNextDay: hour == 0 && period?.endsBefore(hour) == true)
        }
        guard var time = takeDigits(from: &text) ?? takeChinese(from: &text) ?? SpokenClock.take(from: &text)
        else {
            return period == .noon ? ClockTime(hour: 12, minute: 0) : nil
        }
        if let period, time.hour <= 12 {
            time.isNextDay = period.endsBefore(time.hour)
            time.hour = period.hour(time.hour)
        }
        return time
    }

    private static func takeDigits(from text: inout String) -> ClockTime? {
        guard let match = text.firstMatch(of: /([0-9]{1,2}):([0-9]{2})(?::[0-9]{2})?\s*([ap])?\.?(m)?\.?/),
            let hour = Int(match.1), let minute = Int(match.2)
        else { return nil }
        let half = match.4 == nil ? nil : match.3
        guard let time = half == nil ? ClockTime(hour: hour, minute: minute) : twelveHours(hour, minute, half == "p")
        else { return nil }
        text.removeSubrange(match.range)
        return time
    }

    /// - Parameter isAfternoon: Whether noon is before it.
    static func twelveHours(_ hour: Int, _ minute: Int, _ isAfternoon: Bool) -> ClockTime? {
        guard (1...12).contains(hour) else { return nil }
        return ClockTime(hour: hour % 12 + (isAfternoon ? 12 : 0), minute: minute)
    }

    private static func takeChinese(from text: inout String) -> ClockTime? {
        let form = /([0-9一二三四五六七八九十两零〇]+)[点點时時](半|一刻|三刻|钟|整|[0-9一二三四五六七八九十零〇]+分?)?/
        guard let match = text.firstMatch(of: form), let hour = NumberReader.integer(String(match.1)) else {
            return nil
        }
        let minute: Int? =
            switch match.2 {
            case nil, "钟", "整": 0
            case "半": 30
            case "一刻": 15
            case "三刻": 45
            case .some(let words): NumberReader.integer(String(words.filter { $0 != "分" }))
            }
        guard let minute else { return nil }
        text.removeSubrange(match.range)
        return ClockTime(hour: hour, minute: minute)
    }
}
