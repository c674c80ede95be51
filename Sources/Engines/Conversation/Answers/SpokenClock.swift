// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Takes a time of day in English words out of a text: `at 8`, `eight thirty pm`, `half past eight`, `quarter to nine`.
enum SpokenClock {
    static func take(from text: inout String) -> ClockTime? {
        takeBesideHour(from: &text) ?? takeHour(from: &text)
    }

    /// Minutes that are told before the hour.
    private static func takeBesideHour(from text: inout String) -> ClockTime? {
        let form =
            #/
            \b(half|(?:a\ )?quarter|5|10|20|25|five|ten|twenty(?:[-\ ]five)?)\ (past|to)
            \ ([0-9]{1,2}|[a-z]+\b)(?:\ ?([ap])\.?m\b\.?)?
            /#
        guard let match = text.firstMatch(of: form), let hour = NumberReader.integer(String(match.3)),
            (0...23).contains(hour)
        else { return nil }
        let minutes: Int? =
            switch match.1 {
            case "half": match.2 == "past" ? 30 : nil
            case "quarter", "a quarter": 15
            default: NumberReader.integer(String(match.1))
            }
        guard let minutes else { return nil }
        let isBefore = match.2 == "to"
        var time = ClockTime(hour: isBefore ? (hour + 23) % 24 : hour, minute: isBefore ? 60 - minutes : minutes)
        if let half = match.4 {
            // Twelve is before one, in either half of the day.
            guard let hour = ClockTime.twelveHours(time.hour == 0 ? 12 : time.hour, 0, half == "p") else { return nil }
            time.hour = hour.hour
        }
        text.removeSubrange(match.range)
        return time
    }

    /// An hour with its minutes. A number by itself is none.
    private static func takeHour(from text: inout String) -> ClockTime? {
        let form =
            #/
            (\bat\ (?:about\ |around\ )?)?
            \b([0-9]{1,2}|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|zero|thirteen|fourteen
                |fifteen|sixteen|seventeen|eighteen|nineteen|twenty[-\ ](?:one|two|three)|twenty)\b)
            (?:\ (ten|fifteen|(?:twenty|thirty|forty|fifty)(?:[-\ ]five)?)\b)?
            (\ o['’]?clock\b|\ ?[ap]\.?m\b\.?)?
            /#
        let match = text.matches(of: form).first { $0.1 != nil || $0.3 != nil || $0.4 != nil }
        guard let match, let hour = NumberReader.integer(String(match.2)), (0...23).contains(hour) else { return nil }
        let minute: Int? = if let words = match.3 { NumberReader.integer(String(words)) } else { 0 }
        guard let minute else { return nil }
        var time: ClockTime? = ClockTime(hour: hour, minute: minute)
        time?.isHourAlone = match.1 != nil && match.3 == nil && match.4 == nil
        if let half = match.4?.first(where: { "ap".contains($0) }) {
            time = ClockTime.twelveHours(hour, minute, half == "p")
        }
        guard let time else { return nil }
        text.removeSubrange(match.range)
        return time
    }
}
