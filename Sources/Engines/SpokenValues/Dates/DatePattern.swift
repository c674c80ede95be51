// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A way to say a part of a date, such as "half past {h}".
struct DatePattern: Sendable {
    /// A word, or a place for a value.
    enum Element: Sendable {
        case word(String)
        case slot(DateSlot)
    }

    /// What it says.
    let topic: DateWords.Topic
    /// What it means: the words of its key after the topic.
    let meaning: [String]
    /// The number that its meaning begins with.
    let number: Int?
    /// Its place among those of the language; the first one of several that match the same words counts.
    var rank = 0
    /// The words and places in their order; never empty.
    let elements: [Element]

    /// The part of the day that its meaning ends with.
    var part: SpokenDayPart? { meaning.last.flatMap { SpokenDayPart(rawValue: $0) } }

    /// - Parameter text: Words, {slots} and [parts that may be left out].
    static func patterns(_ text: String, _ topic: DateWords.Topic, meaning: String) -> [DatePattern] {
        let meaning = meaning.split(separator: " ").map(String.init)
        let number = meaning.first.flatMap { Int($0) }
        return variants(text).map { text in
            let parts = text.split(omittingEmptySubsequences: false) { $0 == "{" || $0 == "}" }
            let elements = parts.enumerated().flatMap { place, part -> [Element] in
                if place % 2 == 1 { return DateSlot(rawValue: String(part)).map { [.slot($0)] } ?? [] }
                return TokenRow.words(of: String(part)).map { .word($0) }
            }
            return DatePattern(topic: topic, meaning: meaning, number: number, elements: elements)
        }.filter { !$0.elements.isEmpty }
    }

    /// The text with its brackets, and without what is in them.
    private static func variants(_ text: String) -> [String] {
        guard let open = text.firstIndex(of: "["), let close = text[open...].firstIndex(of: "]") else { return [text] }
        let (inner, after) = (text[open..<close].dropFirst(), text[close...].dropFirst())
        return [inner, " "].flatMap { variants("\(text[..<open])\($0)\(after)") }
    }
}

/// A value in a part of a date, as the patterns of English describe it.
enum DateSlot: String, Sendable {
    case hour = "h", minute = "m", digits = "mm", second = "ss", half, time, named
    case number = "n", fives = "n5", length
    case day = "d", ordinal = "o", month, monthNumber = "mo", year = "y", shortYear = "yy", wholeDay = "ymd"
    case weekday = "w", weekdays = "ws"
}

/// The values of a part of a date that was found.
struct DateValues {
    /// A time of day.
    var clock: DateClock?
    /// Minutes beside an hour, or how often.
    var number: Int?
    /// From Sunday, which is 1.
    var weekdays: [Int] = []
    /// As they were said: the year maybe in two digits.
    var year, month, day: Int?
    /// A place in a month; -1 is the last one.
    var ordinal: Int?
    /// How long from now or before now.
    var length: Amount?

    /// Whether the day and the month may be the other way round.
    var isOrderOpen: Bool { month != day && max(month ?? 0, day ?? 0) <= 12 }

    /// Values that may be found at a token, and the tokens after them.
    typealias Ways = [(value: DateValues, end: Int)]

    /// The values with each of some that were found.
    func filled<Value>(_ found: [(value: Value, end: Int)], _ set: (inout DateValues, Value) -> Void) -> Ways {
        found.map { value, end in
            var values = self
            set(&values, value)
            return (values, end)
        }
    }
}
