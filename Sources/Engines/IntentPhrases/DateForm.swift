// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Phrases

/// How days and times are said in a language, as a template: each is read as a date by whoever is asked for one.
struct DateForm {
    private let date: DateWords
    private let language: LanguageWords
    /// The numbers from 0 on in words.
    private let spelled: [String]

    /// - Parameter spelled: The words for the numbers from 0 to 59 at least.
    init(_ language: LanguageWords, spelled: [String]) {
        date = language.date
        self.language = language
        self.spelled = spelled
    }

    var template: PhraseTemplate {
        .alternatives([language.isUnspaced ? fromTheLargest : dayAndTime, span])
    }

    /// Numbers that are said of minutes, hours and days.
    private static let mostSaid = 60
    /// Years that have two digits in common.
    private static let years = 2000...2099

    // MARK: Days

    /// Tomorrow, on Friday, May 3.
    private var day: PhraseTemplate {
        let weekday: PhraseTemplate = .sequence([
            .optional(any(date.beforeWeekday)), any(date.weekdays),
        ])
        let named: PhraseTemplate = .alternatives([weekday, language.isUnspaced ? monthAndDay : dayOfMonth])
        let placed: PhraseTemplate =
            date.beforeDay.isEmpty ? named : .sequence([.optional(any(date.beforeDay)), named])
        return .alternatives([any(date.days), placed])
    }

    /// May 3, the third of May, 3 May 2027.
    private var dayOfMonth: PhraseTemplate {
        let numbers = (1...31).map(String.init)
        let written: PhraseTemplate = .sequence([any(numbers), .optional(any(date.afterDay))])
        let number: PhraseTemplate = .alternatives([written, any(date.ordinals)])
        let months = any(date.months)
        return .sequence([
            .alternatives([
                .sequence([months, .text(" "), .optional(.text("the ")), number]),
                .sequence([.optional(.text("the ")), number, .text(" "), .optional(.text("of ")), months]),
            ]), .optional(.sequence([.text(" "), any(Self.years.map(String.init))])),
        ])
    }

    /// 5月3日, 2027年五月三号.
    private var monthAndDay: PhraseTemplate {
        .sequence([
            .optional(.sequence([any(Self.years.map(String.init)), .text(date.afterYear)])), any(date.months),
            numbers(1...31), any(date.afterDay),
        ])
    }

    // MARK: Orders

    /// Tomorrow evening at 8, at 8 on Friday, tonight: a part of the day is said once.
    private var dayAndTime: PhraseTemplate {
        let gap = PhraseTemplate.text(" ")
        func then(_ part: PhraseTemplate) -> PhraseTemplate { .optional(.sequence([gap, part])) }
        let parted: PhraseTemplate = .alternatives([
            .sequence([day, gap, any(date.parts)]), any(date.partsOfDays),
        ])
        let time: PhraseTemplate = .sequence([clock, then(any(date.partsOfTime))])
        return .alternatives([
            .sequence([day, then(time)]), .sequence([parted, then(clock)]), .sequence([time, then(day)]),
            .sequence([clock, gap, parted]),
        ])
    }

    /// 明天下午3点: what is larger stands first.
    private var fromTheLargest: PhraseTemplate {
        let whole: PhraseTemplate = .alternatives([
            .sequence([day, .optional(any(date.parts))]), any(date.partsOfDays),
        ])
        return .alternatives([
            .sequence([whole, .optional(characterClock)]),
            .sequence([.optional(any(date.partsOfTime)), characterClock]), any(date.partsAlone),
        ])
    }

    // MARK: Times of day

    /// At 8, 8:30 pm, half past eight, noon. A number by itself is none, for it may count anything.
    private var clock: PhraseTemplate {
        let gap = PhraseTemplate.text(" ")
        let hours = (0...23).map(String.init)
        let words = any(Array(spelled[1...12]))
        let halves = any(date.halvesOfDay)
        let after = any(date.afterHour)
        let hour: PhraseTemplate = .alternatives([any(hours), words])
        let minutes = any(stride(from: 10, to: 60, by: 5).map { spelled[$0] })
        let half: PhraseTemplate = .sequence([.optional(gap), halves])
        let written: PhraseTemplate = .sequence([any(Array(hours[1...12])), half])
        let spoken: PhraseTemplate = .sequence([words, .optional(.sequence([gap, minutes])), gap, halves])
        let besides: PhraseTemplate = .alternatives([hour, written, .sequence([words, gap, halves])])
        let complete: PhraseTemplate = .alternatives([
            digits(0...23), .sequence([digits(1...12), half]), written, spoken,
            .sequence([hour, after]), any(date.times), .sequence([any(date.minutesBeforeHour), besides]),
        ])
        let open: PhraseTemplate = .alternatives([hour, .sequence([words, gap, minutes])])
        let before = any(date.beforeHour)
        return .alternatives([.sequence([.optional(before), complete]), .sequence([before, open])])
    }

    /// 3点, 三点半, 8点20分, 8:30.
    private var characterClock: PhraseTemplate {
        let hours: PhraseTemplate = .alternatives([numbers(0...23), .text("两")])
        let zeros = [spelled[0]] + (language.numbers[0] ?? [])
        let past = any((1...9).flatMap { minute in ["0\(minute)"] + zeros.map { $0 + spelled[minute] } })
        let minutes: PhraseTemplate = .alternatives([
            .sequence([.alternatives([past, numbers(10...59)]), .optional(any(date.afterMinutes))]),
            .sequence([numbers(1...9), any(date.afterMinutes)]),
        ])
        let hour: PhraseTemplate = .sequence([hours, any(date.afterHour)])
        let parted: PhraseTemplate = .sequence([
            hours, .text(date.afterHour[0]), .alternatives([any(date.fractions), minutes]),
        ])
        return .alternatives([hour, parted, digits(0...23), any(date.times)])
    }

    /// 8:30, 08:30.
    private func digits(_ hours: ClosedRange<Int>) -> PhraseTemplate {
        let written = hours.map(String.init) + hours.filter { $0 < 10 }.map { "0\($0)" }
        let minutes = (0...59).map { $0 < 10 ? "0\($0)" : String($0) }
        return .sequence([any(written), .text(":"), any(minutes)])
    }

    // MARK: From now on

    /// In 2 hours, 20分钟后.
    private var span: PhraseTemplate {
        let length = ParameterList.duration(
            language, spelled: Array(spelled.prefix(Self.mostSaid + 1)), moreUnits: date.longUnits)
        let before = date.beforeSpan.isEmpty ? [] : [any(date.beforeSpan)]
        let after = date.afterSpan.isEmpty ? [] : [any(date.afterSpan)]
        return .sequence(before + [length] + after)
    }

    // MARK: Words

    private func any(_ words: [String]) -> PhraseTemplate {
        .alternatives(words.map { .text($0) })
    }

    /// Numbers in digits or in words.
    private func numbers(_ range: ClosedRange<Int>) -> PhraseTemplate {
        any(range.map(String.init) + range.map { spelled[$0] })
    }
}
