// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A time of day.
struct ClockTime: Hashable {
    var hour: Int
    var minute: Int
    /// Whether it is on the day after the one that goes with it: "tonight at one".
    var isNextDay = false

    /// Whether it was said as “at 5”, which leaves open of which half of the day that is.
    var isHourAlone = false

    /// Whether it has a name, which no part of the day makes another time.
    private var isNamed = false

    init(hour: Int, minute: Int) {
        (self.hour, self.minute) = (hour, minute)
    }

    /// Takes a time in digits or in English, or one with a name, out of a text: `8:30`, `8:30 pm`, `8am`, `at 8`, `noon`.
    static func take(from text: inout String) -> ClockTime? {
        for (words, hour) in [("midnight", 0), ("noon", 12), ("午夜", 0), ("正午", 12)] where text.take(words) {
            var time = ClockTime(hour: hour, minute: 0)
            time.isNamed = true
            return time
        }
        return takeDigits(from: &text) ?? SpokenClock.take(from: &text)
    }

    /// The time that is meant where it is said of a part of the day: eight in the evening.
    func said(of period: DayPeriod) -> ClockTime {
        guard hour <= 12 else { return self }
        var time = self
        time.isNextDay = period.endsBefore(hour) && !(isNamed && hour == 12)
        if !isNamed { time.hour = period.hour(hour) }
        return time
    }

    /// The time that is meant where no part of the day is said: people who say “at 5” are seldom up in the night.
    var byItself: ClockTime {
        guard isHourAlone, (1..<7).contains(hour) else { return self }
        return ClockTime(hour: hour + 12, minute: minute)
    }

    private static func takeDigits(from text: inout String) -> ClockTime? {
        guard let match = text.firstMatch(of: /([0-9]{1,2}):([0-9]{2})(?::[0-9]{2})?(?:\s*([ap])\.?m\b\.?)?/),
            let hour = Int(match.1), let minute = Int(match.2)
        else { return nil }
        let time = match.3.map { twelveHours(hour, minute, $0 == "p") } ?? ClockTime(hour: hour, minute: minute)
        guard let time else { return nil }
        text.removeSubrange(match.range)
        return time
    }

    /// - Parameter isAfternoon: Whether noon is before it.
    static func twelveHours(_ hour: Int, _ minute: Int, _ isAfternoon: Bool) -> ClockTime? {
        guard (1...12).contains(hour) else { return nil }
        return ClockTime(hour: hour % 12 + (isAfternoon ? 12 : 0), minute: minute)
    }

    /// Takes a time in Chinese out of a text: `3点半`, `三点一刻`.
    static func takeChinese(from text: inout String) -> ClockTime? {
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
