// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A length of time.
struct DurationMatch {
    /// Its length without the months.
    var seconds: Decimal
    /// Months and years, which are not all of one length.
    var months: Decimal
    /// Whether it was said in days or more alone.
    var isInDays: Bool
    /// The token after it.
    var end: Int
    /// Why it may be another length.
    var doubt: SpokenDoubt?
}

extension QuantityReader {
    private static let day: Decimal = 86_400
    private static let mostParts = 7

    /// Lengths of time at a token, the longest first: "an hour and a half", "1h30", "1:30", "PT10M", 一个半小时.
    func durations(at start: Int) -> [DurationMatch] {
        if let clock = clock(at: start) { return [clock] }
        if let iso = iso(at: start) { return [iso] }
        var match = DurationMatch(seconds: 0, months: 0, isInDays: true, end: start)
        var last = Decimal.greatestFiniteMagnitude
        for _ in 0..<Self.mostParts {
            let index = match.end == start ? start : joined(match.end)
            guard let part = numbers.amount(tokens, at: index, of: words.times, fillers: words.fillers) else { break }
            guard let size = add(part, to: &match, below: last) else { break }
            last = size
        }
        guard match.end > start, !isGlued(match.end), !isTornUnit(match.end) else { return [] }
        guard let smaller = smallerUnit(than: last), let rest = bareMinutes(at: match.end) else { return [match] }
        var longer = match
        (longer.end, longer.isInDays) = (rest.end, false)
        longer.seconds += rest.value * smaller
        return [longer] + (tokens[match.end].isSpaced ? [match] : [])
    }

    /// Lengths of time that are always equally long.
    func lengths(at start: Int) -> [Candidate] {
        durations(at: start).filter { $0.months == 0 }.map { match in
            Candidate(value: .duration(seconds: match.seconds), end: match.end, doubt: match.doubt)
        }
    }

    /// After a comma or "and", if there is one.
    private func joined(_ index: Int) -> Int {
        let comma = index < tokens.count && [",", "，"].contains(tokens[index].text) ? index + 1 : index
        return words.joiners.skip(tokens, comma)
    }

    /// - Returns: the seconds of the unit; nil if it is not smaller than the one before.
    private func add(
        _ part: Amount<QuantityWords.TimeUnit>, to match: inout DurationMatch, below last: Decimal
    ) -> Decimal? {
        var value = part.value
        var end = part.end
        if let tail = numbers.fractionTail(tokens, at: end) {
            value += tail.value
            end = tail.end
        }
        switch part.unit {
        case .seconds(let seconds):
            guard seconds < last else { return nil }
            match.seconds += (value * seconds).rounded(to: 12)
            match.isInDays = match.isInDays && seconds >= Self.day && (value * seconds).isMultiple(of: Self.day)
            if match.doubt == nil { match.doubt = doubt(part.isDoubtful) }
            match.end = end
            return seconds
        case .months(let months):
            let size = months * 31 * Self.day
            guard size < last else { return nil }
            match.months += value * months
            match.end = end
            return size
        }
    }

    private func smallerUnit(than seconds: Decimal) -> Decimal? {
        switch seconds {
        case Self.day: 3600
        case 3600: 60
        case 60: 1
        default: nil
        }
    }

    /// The 30 of "1h30" and of "2 hours 30".
    private func bareMinutes(at index: Int) -> NumberMatch? {
        guard index < tokens.count, let number = numbers.number(tokens, at: index), number.value < 60,
            number.value.isInteger, number.value >= 10 || tokens[index].text.count == 2, !isGlued(number.end)
        else { return nil }
        return number
    }

    /// "1:30", "0:00:45".
    private func clock(at start: Int) -> DurationMatch? {
        var parts: [Decimal] = []
        var index = start
        while index < tokens.count, parts.count < 3, tokens[index].kind == .digits,
            parts.isEmpty || tokens[index].text.count == 2,
            parts.isEmpty || !tokens[index].isSpaced, tokens[index].text.count <= 4,
            let part = Decimal(string: tokens[index].text)
        {
            parts.append(part)
            guard index + 1 < tokens.count, tokens[index + 1].text == ":", !tokens[index + 1].isSpaced else { break }
            index += 2
        }
        guard parts.count > 1, parts.dropFirst().allSatisfy({ $0 < 60 }), index < tokens.count,
            tokens[index].kind == .digits, !isGlued(index + 1)
        else { return nil }
        let seconds = parts[0] * 3600 + parts[1] * 60 + (parts.count > 2 ? parts[2] : 0)
        return DurationMatch(
            seconds: seconds, months: 0, isInDays: false, end: index + 1, doubt: parts.count > 2 ? nil : .clock)
    }

    /// "PT1H30M", as programs write it.
    private func iso(at start: Int) -> DurationMatch? {
        guard start < tokens.count, ["p", "pt"].contains(tokens[start].text) else { return nil }
        let sizes: [String: Decimal] = ["d": Self.day, "dt": Self.day, "h": 3600, "m": 60, "s": 1]
        var index = start + 1
        var seconds: Decimal = 0
        while index + 1 < tokens.count, !tokens[index].isSpaced,
            let run = DigitRun.read(
                tokens, at: index, to: tokens.count, numbers.own.separators), case .digits(let digits) = run.word,
            run.end < tokens.count, let size = sizes[tokens[run.end].text], !tokens[run.end].isSpaced
        {
            seconds += digits.value * size
            index = run.end + 1
        }
        guard index > start + 1 else { return nil }
        return DurationMatch(seconds: seconds, months: 0, isInDays: false, end: index)
    }
}

extension Decimal {
    /// Whether it has no fraction.
    var isInteger: Bool { rounded(to: 0) == self }

    /// Whether another number goes into it without a rest.
    func isMultiple(of other: Decimal) -> Bool { (self / other).isInteger }

    /// The number as an integer; nil if it is not an integer or too large.
    var integer: Int? {
        guard isInteger, self >= Decimal(Int.min), self <= Decimal(Int.max) else { return nil }
        return Int(description)
    }
}
