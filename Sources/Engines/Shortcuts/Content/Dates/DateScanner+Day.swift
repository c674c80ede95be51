// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension DateScanner {
    /// A day, or how far one is, or a part of it.
    mutating func takeDay(_ parts: inout DateParts) -> Bool {
        if let (hour, isAfternoon) = takeWord(DateWords.partsOfDay) {
            (parts.standardHour, parts.isAfternoon) = (hour, isAfternoon)
            return true
        }
        switch parts.day {
        case nil, .weekday(_, nil): break
        default: return false
        }
        if let date = takeDate() {
            parts.day = date
            return true
        }
        guard parts.day == nil, parts.moment == nil else { return false }
        if let day = takeDayWord(&parts) ?? takeWeekday() {
            parts.day = day
            return true
        }
        guard let (unit, amount) = takeDistance() else { return false }
        if unit.isDays { parts.day = .distant(unit, amount) } else { parts.moment = (parts.moment ?? 0) + amount }
        return true
    }

    private mutating func takeDayWord(_ parts: inout DateParts) -> DateParts.Day? {
        if isWhole, takeWord(DateWords.now) != nil {
            parts.moment = 0
            return .distant(.day, 0)
        }
        guard let (days, hour) = takeWord(DateWords.days) else { return nil }
        if let hour { (parts.standardHour, parts.isAfternoon) = (hour, true) }
        return .distant(.day, Double(days))
    }

    /// `Friday`, `next Friday`, `letzten Freitag`, `下周五`.
    private mutating func takeWeekday() -> DateParts.Day? {
        let start = place
        let which = takeWord(DateWords.which)
        skipSpaces()
        if let weekday = takeWord(DateWords.weekdays) ?? (isWhole ? takeWord(DateWords.shortWeekdays) : nil) {
            switch which {
            case nil: return .weekday(weekday, week: nil)
            case .last: return .nearestWeekday(weekday, isBefore: true)
            case .coming: return .nearestWeekday(weekday, isBefore: false)
            case .week(let week): return .weekday(weekday, week: week)
            }
        }
        if let which, let unit = takeWord(DateWords.units), unit.isDays {
            switch which {
            case .last: return .distant(unit, -1)
            case .coming: return .distant(unit, 1)
            case .week(let count): return .distant(unit, Double(count))
            }
        }
        place = start
        return nil
    }

    // MARK: - Distances

    /// `in 3 days`, `2 hours ago`, `vor einer Woche`, `3天后`: how much of what, less than nothing for what was.
    private mutating func takeDistance() -> (unit: DateUnit, amount: Double)? {
        let start = place
        let direction = takeWord(DateWords.before)
        skipSpaces()
        if let (unit, amount) = takeAmount() {
            let end = place
            skipSpaces()
            if let sign = takeWord(DateWords.behind) ?? takeFromNow() { return (unit, amount * sign) }
            place = end
            if let direction { return (unit, amount * direction) }
        }
        place = start
        return nil
    }

    /// `3 days`; `1 hour and 30 minutes` in seconds.
    private mutating func takeAmount() -> (unit: DateUnit, amount: Double)? {
        var amount = 0.0
        var least: DateUnit?
        var end = place
        for _ in 0..<3 {
            guard let count = takeCount() else { break }
            skipSpaces()
            guard let unit = takeWord(DateWords.units), least == nil || !unit.isDays else { break }
            amount += unit.isDays ? count : count * unit.seconds
            least = unit
            end = place
            if unit.isDays { break }
            skipSpaces()
            if takeWord(DateWords.and) != nil { skipSpaces() }
        }
        place = end
        return least.map { ($0, amount) }
    }

    /// `from now`, and in the direction that this is.
    private mutating func takeFromNow() -> Double? {
        let start = place
        if word() == "from" {
            place += 4
            skipSpaces()
            if word() == "now" {
                place += 3
                return 1
            }
        }
        place = start
        return nil
    }

    private mutating func takeCount() -> Double? {
        if let number = takeNumber(upTo: 6) { return Double(number) }
        return takeWord(DateWords.counts).map { Double($0) }
    }

    // MARK: - Dates

    private mutating func takeDate() -> DateParts.Day? {
        let start = place
        if let day = takeNumericDate() ?? takeMonthAndDay() { return day }
        place = start
        return nil
    }

    private mutating func takeNumericDate() -> DateParts.Day? {
        let start = place
        guard let first = takeNumber(upTo: 4), let sign = peek() else {
            place = start
            return nil
        }
        let digits = place - start
        if digits == 4, "-/.年".contains(sign), let date = takeMonthAndDay(of: first, sign) { return date }
        place = start + digits
        guard digits <= 2 else { return nil }
        if sign == "月", let day = takeDayOfMonth(first) { return .on(year: nil, month: first, day: day) }
        place = start + digits
        if "./-".contains(sign), let date = takeShortDate(first, sign) { return date }
        place = start + digits
        return takeDayAndMonth(first)
    }

    /// What stands behind a year: `-05-01`, `年5月1日`.
    private mutating func takeMonthAndDay(of year: Int, _ sign: Character) -> DateParts.Day? {
        place += 1
        guard let month = takeNumber(upTo: 2) else { return nil }
        if sign == "年" {
            guard peek() == "月" else { return nil }
            return takeDayOfMonth(month).map { .on(year: year, month: month, day: $0) }
                ?? .on(year: year, month: month, day: 1)
        }
        guard peek() == sign else { return nil }
        place += 1
        return takeNumber(upTo: 2).map { .on(year: year, month: month, day: $0) }
    }

    /// `月1日`.
    private mutating func takeDayOfMonth(_ month: Int) -> Int? {
        place += 1
        let start = place
        guard let day = takeNumber(upTo: 2), let sign = peek(), "日号號".contains(sign) else {
            place = start
            return nil
        }
        place += 1
        return day
    }

    /// `1.5.2026`, `5/1/26`; without a year only where nothing else is in the text.
    private mutating func takeShortDate(_ first: Int, _ sign: Character) -> DateParts.Day? {
        place += 1
        guard let second = takeNumber(upTo: 2) else { return nil }
        var year: Int?
        if peek() == sign {
            place += 1
            let start = place
            year = takeNumber(upTo: 4)
            if let written = year, place - start <= 2 { year = written + (written < 70 ? 2000 : 1900) }
        }
        guard year != nil || (isWhole && sign != "-" && (sign != "." || text[place - 1] == ".")) else { return nil }
        let isMonthFirst = sign != "." && isMonthFirst && first <= 12 || second > 12
        return .on(year: year, month: isMonthFirst ? first : second, day: isMonthFirst ? second : first)
    }

    /// What stands behind a day: `. Mai 2026`, `th of May`.
    private mutating func takeDayAndMonth(_ day: Int) -> DateParts.Day? {
        takeEnding()
        skipSpaces()
        if word() == "of" { place += 2 }
        skipSpaces()
        guard let month = takeMonth() else { return nil }
        return .on(year: takeYear(), month: month, day: day)
    }

    /// `May 1st, 2026`, `May 2026`.
    private mutating func takeMonthAndDay() -> DateParts.Day? {
        guard let month = takeMonth() else { return nil }
        skipSpaces()
        let start = place
        if let year = takeNumber(upTo: 4), place - start == 4 { return .on(year: year, month: month, day: 1) }
        place = start
        guard let day = takeNumber(upTo: 2) else { return nil }
        takeEnding()
        return .on(year: takeYear(), month: month, day: day)
    }

    private mutating func takeMonth() -> Int? {
        guard let month = takeWord(DateWords.months) else { return nil }
        if peek() == "." { place += 1 }
        return month
    }

    /// `st`, `nd`, `rd`, `th`, or a full stop.
    private mutating func takeEnding() {
        if let word = word(), ["st", "nd", "rd", "th"].contains(word) {
            place += 2
        } else if peek() == "." {
            place += 1
        }
    }

    private mutating func takeYear() -> Int? {
        let start = place
        while let next = peek(), next.isWhitespace || next == "," { place += 1 }
        let digits = place
        if let year = takeNumber(upTo: 4), place - digits == 4, peek() != ":" { return year }
        place = start
        return nil
    }
}
