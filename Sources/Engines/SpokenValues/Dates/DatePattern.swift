// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A way to say a part of a date, such as "half past {h}".
struct DatePattern: Sendable {
    /// A word, or a place for a value.
    enum Element: Sendable {
        case word(String)
        case slot(DateSlot)
    }

    /// What it means: the rest of its key.
    let meaning: String
    /// The words and places in their order; never empty.
    let elements: [Element]

    /// - Parameter text: Words, {slots} and [parts that may be left out].
    static func patterns(_ text: String, meaning: String) -> [DatePattern] {
        variants(text).map { text in
            let parts = text.split(omittingEmptySubsequences: false) { $0 == "{" || $0 == "}" }
            let elements = parts.enumerated().flatMap { place, part -> [Element] in
                if place % 2 == 1 { return DateSlot(rawValue: String(part)).map { [.slot($0)] } ?? [] }
                return TokenRow.words(of: String(part)).map { .word($0) }
            }
            return DatePattern(meaning: meaning, elements: elements)
        }.filter { !$0.elements.isEmpty }
    }

    /// The text with its brackets, and without what is in them.
    private static func variants(_ text: String) -> [String] {
        guard let open = text.firstIndex(of: "["), let close = text[open...].firstIndex(of: "]") else { return [text] }
        let (inner, after) = (text[open..<close].dropFirst(), text[close...].dropFirst())
        return [inner, " "].flatMap { variants("\(text[..<open])\($0)\(after)") }
    }
}

/// A value in a part of a date.
enum DateSlot: String, Sendable {
    /// An hour from 0 to 24, and a second one.
    case hour = "h"
    /// A minute that follows an hour: two digits, or a word from ten on.
    case minute = "m"
    /// Two digits.
    case digits = "mm"
    case second = "ss"
    /// Minutes before or after an hour, or how many of something.
    case number = "n"
    /// Such minutes in steps of five.
    case fives = "n5"
    /// Morning or afternoon: "pm".
    case half
    /// A time of day.
    case time
    /// A time of day that has a name: "noon".
    case named
    case weekday = "w"
    /// Weekdays, with "and" between them.
    case weekdays = "ws"
    case month
    /// A month by its number.
    case monthNumber = "mo"
    /// A day of a month in digits or as a number.
    case day = "d"
    case ordinal = "o"
    /// Four digits, or a number that is said as a year is.
    case year = "y"
    /// The same, or its last two digits.
    case shortYear = "yy"
    /// A length of time.
    case length
}

/// The values of a part of a date that was found.
struct DateValues {
    /// From 0 to 24.
    var hour: Int?
    /// From 0 to 59.
    var minute: Int?
    /// From 0 to 59.
    var second: Int?
    /// Minutes beside an hour, or how often.
    var number: Int?
    /// The half of the day.
    var isAfternoon: Bool?
    /// A time inside of a longer one.
    var clock: DateClock?
    /// From Sunday, which is 1.
    var weekdays: [Int] = []
    /// From 1.
    var month: Int?
    /// The day of a month.
    var day: Int?
    /// A place in a month; -1 is the last one.
    var ordinal: Int?
    /// As it was said, maybe in two digits.
    var year: Int?
    /// How long from now or before now.
    var length: DurationMatch?
}
