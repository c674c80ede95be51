// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension DateScanner {
    /// `18:30`, `5pm`, `18 Uhr 30`, `下午5点半`; behind `at` an hour alone.
    mutating func takeTime(_ parts: inout DateParts) -> Bool {
        guard parts.hour == nil, parts.moment == nil else { return false }
        let start = place
        // 2026-05-01T18:30
        if peek() == "t", parts.day != nil, peek(1)?.isNumber == true { skip() }
        if let hour = takeNumber(upTo: 2) ?? takeChineseHour(), hour < 25, takeRest(of: hour, &parts, since: start) {
            takeZone(&parts)
            return true
        }
        place = start
        return false
    }

    /// Chinese numerals are hours only where the sign of hours follows.
    private mutating func takeChineseHour() -> Int? {
        guard word() == nil, let hour = takeWord(DateWords.counts) else { return nil }
        return peek().map { "点點时時".contains($0) } == true ? hour : nil
    }

    /// What stands behind an hour, where that is a time with it.
    private mutating func takeRest(of hour: Int, _ parts: inout DateParts, since start: Int) -> Bool {
        var time = takeMinutes()
        let isAfternoon = takeHalf()
        if isAfternoon == nil, let minute = takeUhr(hasMinutes: time != nil), time == nil { time = (minute, 0) }
        guard time != nil || isAfternoon != nil || isHourAlone(parts, since: start) else { return false }
        let (minute, second) = time ?? (0, 0)
        guard hour < 24, minute < 60, isAfternoon == nil || (1...12).contains(hour) else { return false }
        (parts.hour, parts.minute, parts.second) = (hour, minute, second)
        if let isAfternoon {
            parts.isAfternoon = isAfternoon
        } else if time == nil, parts.isAfternoon == nil, hour < 7, isBefore(["a", "t"], start) {
            // People who say ‘at 5’ are seldom up in the night.
            parts.isAfternoon = true
        }
        return true
    }

    /// `:30`, `:30:45`, `点30分`; nil where there is nothing of that.
    private mutating func takeMinutes() -> (minute: Int, second: Double)? {
        let start = place
        switch peek() {
        case ":", "：":
            skip()
            if let minute = takeNumber(upTo: 2) { return (minute, takeSeconds()) }
            place = start
            return nil
        case "点", "點", "时", "時":
            skip()
            return (takeChineseMinutes(), 0)
        default: return nil
        }
    }

    /// `:45`, `:45.123`.
    private mutating func takeSeconds() -> Double {
        let start = place
        guard peek() == ":" else { return 0 }
        skip()
        guard let whole = takeNumber(upTo: 2), whole < 60 else {
            place = start
            return 0
        }
        guard peek() == ".", peek(1)?.isNumber == true else { return Double(whole) }
        skip()
        var digits = "0."
        while let digit = peek(), digit.isASCII, digit.isNumber {
            digits.append(digit)
            skip()
        }
        return Double(whole) + (Double(digits) ?? 0)
    }

    /// `30分`, `半`.
    private mutating func takeChineseMinutes() -> Int {
        if peek() == "半" {
            skip()
            return 30
        }
        let start = place
        guard let minute = takeNumber(upTo: 2) ?? takeWord(DateWords.counts) else { return 0 }
        if peek() == "分" {
            skip()
            return minute
        }
        if peek() == "刻" {
            skip()
            return minute * 15
        }
        place = start
        return 0
    }

    /// `am`, `p.m.`: whether it is the second half of the day.
    private mutating func takeHalf() -> Bool? {
        let start = place
        skipSpaces()
        if let word = word(), word == "am" || word == "pm" {
            skip(2)
            return word == "pm"
        }
        if let letter = peek(), "ap".contains(letter), peek(1) == ".", peek(2) == "m" {
            skip(3)
            if peek() == "." { skip() }
            return letter == "p"
        }
        place = start
        return nil
    }

    /// ` Uhr 30`: the minutes.
    private mutating func takeUhr(hasMinutes: Bool) -> Int? {
        let start = place
        if !hasMinutes, peek() == ".", peek(1)?.isNumber == true {
            // 18.30 Uhr
            skip()
            if let minute = takeNumber(upTo: 2) {
                skipSpaces()
                if word() == "uhr" {
                    skip(3)
                    return minute
                }
            }
            place = start
            return nil
        }
        skipSpaces()
        guard word() == "uhr" || word() == "h" else {
            place = start
            return nil
        }
        skip(word()?.count ?? 0)
        let end = place
        skipSpaces()
        if let minute = takeNumber(upTo: 2) { return minute }
        place = end
        return 0
    }

    /// Whether `at` or `um` stands before, and a day is known.
    private func isHourAlone(_ parts: DateParts, since start: Int) -> Bool {
        guard parts.day != nil else { return false }
        return [["a", "t"], ["u", "m"]].contains { isBefore($0, start) }
    }

    private func isBefore(_ letters: [Character], _ start: Int) -> Bool {
        peek(start - place - 3) == letters[0] && peek(start - place - 2) == letters[1] && peek(start - place - 1) == " "
    }

    /// `Z`, `+02:00`, ` +0200`, ` GMT`.
    private mutating func takeZone(_ parts: inout DateParts) {
        let start = place
        skipSpaces()
        if let word = word(), ["z", "gmt", "utc"].contains(word) {
            skip(word.count)
            parts.zone = 0
            return
        }
        let sign = peek() == "+" ? 1 : peek() == "-" || peek() == "−" ? -1 : 0
        if sign != 0 {
            skip()
            let digits = place
            if let number = takeNumber(upTo: 4) {
                if place - digits == 4 {
                    parts.zone = sign * (number / 100 * 3600 + number % 100 * 60)
                    return
                }
                var minutes = 0
                if place - digits == 2, peek() == ":" {
                    skip()
                    minutes = takeNumber(upTo: 2) ?? 0
                }
                if place - digits == 2 || place - digits == 5 {
                    parts.zone = sign * (number * 3600 + minutes * 60)
                    return
                }
            }
        }
        place = start
    }
}
