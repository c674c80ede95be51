// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Shortcuts
import Testing

/// On Thursday 2026-01-15, at 10:30:45 in UTC.
@Suite("Dates that people write")
struct DateReaderTests {
    private static func environment(_ locale: String) -> RunEnvironment {
        var environment = ConformanceRun.environment
        environment.locale = Locale(identifier: locale)
        return environment
    }

    /// `2026-01-15 10:30:45`, or the day alone.
    private static func text(_ date: ContentDate) -> String {
        let text = date.date.ISO8601Format().dropLast().replacing("T", with: " ")
        return date.isDay ? String(text.prefix(10)) : String(text)
    }

    private func read(_ text: String, _ locale: String = "en_US") -> String? {
        DateReader(in: Self.environment(locale)).date(text).map(Self.text)
    }

    @Test(
        "by programs",
        arguments: [
            ("2026-05-01T18:30:15Z", "2026-05-01 18:30:15"), ("2026-05-01T18:30:15.250+02:00", "2026-05-01 16:30:15"),
            ("2026-05-01 18:30:15 +0200", "2026-05-01 16:30:15"), ("2026-05-01T18:30", "2026-05-01 18:30:00"),
            ("2026-05-01", "2026-05-01"), ("2026/5/1 8:05", "2026-05-01 08:05:00"),
            ("Fri, 1 May 2026 18:30:15 GMT", "2026-05-01 18:30:15"),
            ("Fri, 01 May 2026 18:30:15 -0500", "2026-05-01 23:30:15"),
            ("Sun, 3 May 2026 10:00 GMT", "2026-05-03 10:00:00"),
        ])
    func programs(_ text: String, _ date: String) { #expect(read(text) == date) }

    @Test(
        "in English",
        arguments: [
            ("May 1, 2026", "2026-05-01"), ("1st of May 2026", "2026-05-01"), ("May 1st", "2026-05-01"),
            ("Dec 24", "2025-12-24"), ("Jan 15, 2026 at 10:30\u{202F}AM", "2026-01-15 10:30:00"),
            ("Friday, May 1, 2026 at 6:30 PM", "2026-05-01 18:30:00"), ("May 2026", "2026-05-01"),
            ("5/1/26, 6:30 PM", "2026-05-01 18:30:00"), ("5/1", "2026-05-01"), ("31/12/2026", "2026-12-31"),
            ("now", "2026-01-15 10:30:45"), ("today", "2026-01-15"), ("tomorrow at 5pm", "2026-01-16 17:00:00"),
            ("tomorrow at 5", "2026-01-16 17:00:00"), ("5 p.m. tomorrow", "2026-01-16 17:00:00"),
            ("tonight", "2026-01-15 20:00:00"), ("yesterday evening", "2026-01-14 18:00:00"),
            ("tomorrow evening at 8", "2026-01-16 20:00:00"), ("noon", "2026-01-15 12:00:00"),
            ("18:30", "2026-01-15 18:30:00"), ("12am", "2026-01-15 00:00:00"), ("12:15 pm", "2026-01-15 12:15:00"),
            ("Thursday", "2026-01-15"), ("friday", "2026-01-16"), ("on Monday at 9:15", "2026-01-19 09:15:00"),
            ("next Friday", "2026-01-23"), ("next Monday", "2026-01-19"), ("this Friday", "2026-01-16"),
            ("last Friday", "2026-01-09"), ("last Thursday", "2026-01-08"), ("Wed", "2026-01-21"),
            ("in 3 days", "2026-01-18"), ("in two weeks", "2026-01-29"), ("3 days from now", "2026-01-18"),
            ("2 days ago", "2026-01-13"), ("a month ago", "2025-12-15"), ("in 3 days at 8am", "2026-01-18 08:00:00"),
            ("in an hour", "2026-01-15 11:30:45"), ("in 1 hour and 30 minutes", "2026-01-15 12:00:45"),
            ("90 seconds ago", "2026-01-15 10:29:15"), ("next week", "2026-01-22"), ("next month", "2026-02-15"),
            ("last year", "2025-01-15"),
        ])
    func english(_ text: String, _ date: String) { #expect(read(text) == date) }

    @Test(
        "in German",
        arguments: [
            ("1.5.2026", "2026-05-01"), ("01.05.26 18:30", "2026-05-01 18:30:00"), ("1. Mai 2026", "2026-05-01"),
            ("Freitag, 1. Mai 2026 um 18:30", "2026-05-01 18:30:00"), ("am 3. März", "2026-03-03"),
            ("morgen um 17 Uhr", "2026-01-16 17:00:00"), ("morgen um 8", "2026-01-16 08:00:00"),
            ("heute Abend", "2026-01-15 18:00:00"), ("heute um 18.30 Uhr", "2026-01-15 18:30:00"),
            ("übermorgen 9 Uhr 15", "2026-01-17 09:15:00"), ("nächsten Freitag", "2026-01-16"),
            ("letzten Montag", "2026-01-12"), ("in drei Tagen", "2026-01-18"), ("vor einer Woche", "2026-01-08"),
            ("in 2 Stunden", "2026-01-15 12:30:45"), ("nächste Woche", "2026-01-22"), ("5/1/2026", "2026-01-05"),
        ])
    func german(_ text: String, _ date: String) { #expect(read(text, "de_DE") == date) }

    @Test(
        "in Chinese",
        arguments: [
            ("2026年5月1日", "2026-05-01"), ("2026年5月1日 18:30", "2026-05-01 18:30:00"), ("5月1号", "2026-05-01"),
            ("明天", "2026-01-16"), ("明天下午5点", "2026-01-16 17:00:00"), ("今晚八点半", "2026-01-15 20:30:00"),
            ("后天上午9点15分", "2026-01-17 09:15:00"), ("周五", "2026-01-16"), ("下周五", "2026-01-23"),
            ("上周五", "2026-01-09"), ("下周五下午三点", "2026-01-23 15:00:00"), ("三天后", "2026-01-18"),
            ("2小时前", "2026-01-15 08:30:45"), ("3个月后", "2026-04-15"), ("下个月", "2026-02-15"),
        ])
    func chinese(_ text: String, _ date: String) { #expect(read(text, "zh_CN") == date) }

    @Test(
        "in other languages as they write them",
        arguments: [
            ("1 mai 2026", "fr_FR"), ("2026/05/01", "ja_JP"), ("1 de mayo de 2026", "es_ES"),
            ("1 maggio 2026", "it_IT"),
        ])
    func other(_ text: String, _ locale: String) { #expect(read(text, locale) == "2026-05-01") }

    @Test(
        "in French",
        arguments: [
            ("demain à 8h30", "2026-01-16 08:30:00"), ("ce soir", "2026-01-15 18:00:00"),
            ("lundi prochain à midi", "2026-01-19 12:00:00"), ("il y a 3 jours", "2026-01-12"),
        ])
    func french(_ text: String, _ date: String) { #expect(read(text, "fr_FR") == date) }

    @Test(
        "and what is not a date",
        arguments: [
            "", "hello", "5", "1.5", "31.2.2026", "25:00", "tomorrow maybe", "in 5", "may", "the", "13/13/2026",
            "in 99999999999 years", "week", "from Monday to Friday", "every Monday",
        ])
    func none(_ text: String) { #expect(read(text) == nil) }

    @Test("inside a text")
    func inside() {
        let text = """
            Good morning! Lunch tomorrow at noon, then the meeting on Friday, May 1, 2026 at 6:30 PM (not 5 people).
            Version 1.5. was out 3 days ago, 明天下午5点见面。
            """
        let dates = DateReader(in: Self.environment("en_US")).dates(in: text).map(Self.text)
        #expect(
            dates == [
                "2026-01-16 12:00:00", "2026-05-01 18:30:00", "2026-01-12", "2026-01-16 17:00:00",
            ])
    }

    @Test(
        "and what may be something else inside a text",
        arguments: [
            "look at 2 pictures", "5 to 10 people", "1/2 cup and 5/1", "do it now", "the first and the second",
            "good morning", "order 20260501", "Hier ist es",
        ])
    func unclear(_ text: String) {
        for locale in ["en_US", "de_DE"] { #expect(DateReader(in: Self.environment(locale)).dates(in: text).isEmpty) }
    }

    @Test("both ends of a range inside a text")
    func range() {
        let dates = DateReader(in: Self.environment("en_US")).dates(in: "We are open tomorrow from 9 to 5.")
        #expect(dates.map(Self.text) == ["2026-01-16 09:00:00", "2026-01-16 17:00:00"])
    }

    @Test("in a long text without end")
    func long() {
        let text = String(repeating: "at in 1 hour and 2 ", count: 4_000)
        #expect(DateReader(in: Self.environment("en_US")).dates(in: text).count == 4_000)
    }
}
