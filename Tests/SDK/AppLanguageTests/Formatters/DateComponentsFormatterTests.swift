// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import AppLanguage

@Suite("A formatter of how long something takes")
struct DateComponentsFormatterTests {
    private static func formatter(
        _ style: DateComponentsFormatter.UnitsStyle, _ units: NSCalendar.Unit = [], language: String = "en"
    ) -> DateComponentsFormatter {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        calendar.locale = Locale(identifier: language)
        let formatter = DateComponentsFormatter()
        formatter.calendar = calendar
        formatter.unitsStyle = style
        formatter.allowedUnits = units
        return formatter
    }

    @Test(
        "names units as its style has them",
        arguments: [
            (.positional, "1:02:05"), (.abbreviated, "1h 2m 5s"), (.short, "1 hr, 2 min, 5 sec"),
            (.full, "1 hour, 2 minutes, 5 seconds"), (.spellOut, "one hour, two minutes, five seconds"),
            (.brief, "1hr 2min 5sec"),
        ] as [(DateComponentsFormatter.UnitsStyle, String)])
    func styles(style: DateComponentsFormatter.UnitsStyle, text: String) {
        #expect(Self.formatter(style).string(from: 3_725) == text)
    }

    @Test(
        "speaks the language of its calendar",
        arguments: [
            ("zh-Hans", "1小时2分钟5秒钟"), ("de", "1 Stunde, 2 Minuten und 5 Sekunden"), ("ru", "1 час, 2 минуты, 5 секунд"),
        ])
    func languages(language: String, text: String) {
        #expect(Self.formatter(.full, language: language).string(from: 3_725) == text)
    }

    @Test("spells numbers in words of the language") func spelt() {
        #expect(Self.formatter(.spellOut, language: "zh-Hans").string(from: 7_200) == "二小时")
    }

    @Test(
        "leaves out units without an amount as it is told",
        arguments: [
            (.positional, .default, 3_610, "1:00:10"), (.positional, .default, 10, "10"),
            (.positional, .default, 0, "0"),
            (.positional, .pad, 10, "00:00:10"), (.positional, [.pad, .dropLeading], 65, "01:05"),
            (.positional, [], 10, "0:0:10"), (.abbreviated, .default, 3_610, "1h 10s"),
            (.abbreviated, [], 3_610, "1h 0m 10s"), (.abbreviated, .dropMiddle, 3_610, "1h 10s"),
            (.abbreviated, .dropTrailing, 3_600, "1h"), (.full, .default, 0, "0 seconds"),
            (.full, .dropLeading, 600, "10 minutes, 0 seconds"),
        ] as [(DateComponentsFormatter.UnitsStyle, DateComponentsFormatter.ZeroFormattingBehavior, Double, String)])
    func zeros(
        style: DateComponentsFormatter.UnitsStyle, behavior: DateComponentsFormatter.ZeroFormattingBehavior,
        seconds: Double, text: String
    ) {
        let formatter = Self.formatter(style, [.hour, .minute, .second])
        formatter.zeroFormattingBehavior = behavior
        #expect(formatter.string(from: seconds) == text)
    }

    @Test("writes as many units as it may, and the largest in the next where it is told")
    func counts() {
        let formatter = Self.formatter(.full)
        formatter.maximumUnitCount = 2
        #expect(formatter.string(from: 90_065) == "1 day, 1 hour")
        formatter.maximumUnitCount = 0
        formatter.collapsesLargestUnit = true
        #expect(formatter.string(from: 70) == "70 seconds")
        #expect(formatter.string(from: 125) == "2 minutes, 5 seconds")
    }

    @Test("counts months and years by the calendar, from the day that it is told")
    func calendar() throws {
        let formatter = Self.formatter(.full, [.year, .month, .day])
        let start = try Date("2024-02-01T00:00:00Z", strategy: .iso8601)
        #expect(formatter.string(from: start, to: start.addingTimeInterval(86_400 * 30)) == "1 month, 1 day")
        formatter.referenceDate = start
        #expect(formatter.string(from: DateComponents(month: 14, day: 3)) == "1 year, 2 months, 3 days")
        #expect(Self.formatter(.full).string(from: 86_400 * 8) == "1 week, 1 day")
        #expect(Self.formatter(.positional).string(from: 90_065) == "1d 1:01:05")
    }

    @Test("says once that it is before") func before() {
        #expect(Self.formatter(.full).string(from: -3_720) == "-1 hour, 2 minutes")
        #expect(Self.formatter(.positional).string(from: -3_720) == "-1:02:00")
    }

    @Test(
        "puts words around it in the languages that it knows",
        arguments: [
            ("en", true, true, "About 5 minutes remaining"), ("en", true, false, "About 5 minutes"),
            ("en", false, true, "5 minutes remaining"), ("zh-Hans", true, true, "大约剩余5分钟"),
            ("de", true, true, "Noch etwa 5 Minuten"), ("it", true, true, "5 minuti"),
        ])
    func phrases(language: String, isAbout: Bool, isRemaining: Bool, text: String) {
        let formatter = Self.formatter(.full, language: language)
        formatter.includesApproximationPhrase = isAbout
        formatter.includesTimeRemainingPhrase = isRemaining
        #expect(formatter.string(from: 300) == text)
    }

    @Test("has no answer for what is no time", arguments: [Double.nan, .infinity, 1e300, -1e300])
    func absurd(seconds: Double) { #expect(Self.formatter(.full).string(from: seconds) == nil) }

    @Test("takes objects that are times") func objects() {
        let formatter = Self.formatter(.full)
        #expect(formatter.string(for: 60.0) == "1 minute")
        #expect(formatter.string(for: DateComponents(hour: 2)) == "2 hours")
        #expect(formatter.string(for: "tea") == nil)
        #expect(formatter.string(from: DateComponents(hour: Int.max - 1)) == nil)
        #expect(
            DateComponentsFormatter.localizedString(from: DateComponents(minute: 3), unitsStyle: .positional) == "3:00")
    }
}
