// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import Conversation

/// Reckoned from Saturday, 21 November 2026, 09:00 UTC.
@Suite struct AnswerDateTests {
    private func read(_ text: String) -> String? {
        AnswerValues(language: "en", calendar: CoffeeShop.calendar, now: CoffeeShop.now.date).date(text)?.plainText
    }

    @Test(
        "days and times",
        arguments: [
            ("2026-05-01", "2026-05-01"), ("2026-05-01T08:30", "2026-05-01T08:30"),
            ("2026-05-01 08:30:15", "2026-05-01T08:30:15"),
            ("08:30", "08:30"), ("8:30 pm", "20:30"), ("8am", "08:00"), ("12 am", "00:00"), ("noon", "12:00"),
            ("midnight", "00:00"),
            ("today", "2026-11-21"), ("tomorrow", "2026-11-22"), ("tomorrow 8:30", "2026-11-22T08:30"),
            ("tomorrow at 8", "2026-11-22T08:00"), ("at eight o'clock tomorrow", "2026-11-22T08:00"),
            ("tomorrow morning at 8", "2026-11-22T08:00"), ("tomorrow at 8 in the evening", "2026-11-22T20:00"),
            ("tonight at 8", "2026-11-21T20:00"), ("tonight", "2026-11-21"), ("the day after tomorrow", "2026-11-23"),
            ("yesterday", "2026-11-20"), ("monday", "2026-11-23"), ("on Saturday", "2026-11-28"),
            ("next monday", "2026-11-23"),
            ("friday at noon", "2026-11-27T12:00"), ("May 3", "2027-05-03"), ("3rd of May", "2027-05-03"),
            ("December 24, 2026", "2026-12-24"),
            ("24 dec", "2026-12-24"), ("in 2 hours", "2026-11-21T11:00"), ("in ten minutes", "2026-11-21T09:10"),
            ("in 3 days", "2026-11-24"), ("now", "2026-11-21T09:00"),
            ("今天", "2026-11-21"), ("明天8:30", "2026-11-22T08:30"), ("明天早上八点半", "2026-11-22T08:30"),
            ("明天下午3点", "2026-11-22T15:00"),
            ("后天晚上8点15分", "2026-11-23T20:15"), ("大后天", "2026-11-24"), ("下周一", "2026-11-23"), ("周日", "2026-11-22"),
            ("星期五中午", "2026-11-27T12:00"), ("5月3日", "2027-05-03"), ("2026年12月24号", "2026-12-24"),
            ("十二月二十四日", "2026-12-24"),
            ("今晚8点", "2026-11-21T20:00"), ("三点一刻", "03:15"), ("20分钟后", "2026-11-21T09:20"), ("凌晨12点", "00:00"),
        ])
    func dates(text: String, date: String) {
        #expect(read(text) == date)
    }

    @Test(
        "a small hour by itself is one of the afternoon, unless its part of the day or its minutes are said",
        arguments: [
            ("tomorrow at 5", "2026-11-22T17:00"), ("at six", "18:00"), ("friday at 1", "2026-11-27T13:00"),
            ("at 7", "07:00"), ("at 0", "00:00"), ("tomorrow morning at 5", "2026-11-22T05:00"), ("at 5 am", "05:00"),
            ("at 3 in the morning", "03:00"), ("tomorrow at 5:30", "2026-11-22T05:30"), ("05:00", "05:00"),
            ("5 o'clock", "05:00"), ("tonight at 1", "2026-11-22T01:00"),
        ])
    func smallHours(text: String, date: String) {
        #expect(read(text) == date)
    }

    @Test(
        "the evening ends at midnight, and what comes after it is the next morning",
        arguments: [
            ("今晚12点", "2026-11-22T00:00"), ("明天晚上12点", "2026-11-23T00:00"), ("tonight at 12", "2026-11-22T00:00"),
            ("tonight at midnight", "2026-11-22T00:00"), ("今晚1点半", "2026-11-22T01:30"),
            ("tonight 12:30", "2026-11-22T00:30"),
            ("今晚零点", "2026-11-22T00:00"), ("晚上1点", "01:00"), ("晚上12点", "00:00"), ("今晚11点", "2026-11-21T23:00"),
            ("tonight at 5", "2026-11-21T17:00"), ("tomorrow at 12 at night", "2026-11-23T00:00"),
            ("tonight 20:15", "2026-11-21T20:15"), ("今晚午夜", "2026-11-22T00:00"), ("12月31日晚上12点", "2027-01-01T00:00"),
        ])
    func midnight(text: String, date: String) {
        #expect(read(text) == date)
    }

    /// Reckoned from Sunday, 22 November 2026, 09:00 UTC.
    @Test(
        "days without their year or week, and lengths in hours, mean what they say",
        arguments: [
            ("February 29", "2028-02-29"), ("2月29日", "2028-02-29"), ("November 22", "2026-11-22"),
            ("in 24 hours", "2026-11-23T09:00"), ("24小时后", "2026-11-23T09:00"), ("in 1 day", "2026-11-23"),
            ("in 2 weeks", "2026-12-06"), ("in 1440 minutes", "2026-11-23T09:00"), ("三天后", "2026-11-25"),
            ("in half a day", "2026-11-22T21:00"), ("本周日", "2026-11-22"), ("这周日", "2026-11-22"),
            ("这个星期天", "2026-11-22"),
            ("本周三", "2026-11-18"), ("周日", "2026-11-29"), ("下周日", "2026-11-29"), ("26年5月3日", "2026-05-03"),
            ("二六年五月三日", "2026-05-03"), ("98年5月3日", "1998-05-03"), ("2026年5月3日", "2026-05-03"),
        ])
    func saidInPart(text: String, date: String) {
        let sunday = CoffeeShop.now.date.addingTimeInterval(86_400)
        #expect(AnswerValues(language: "en", calendar: CoffeeShop.calendar, now: sunday).date(text)?.plainText == date)
    }

    @Test(
        "what is no date",
        arguments: [
            "", "soon", "8", "25:00", "2026-13-01", "2026-02-30", "31 june", "13月1日", "tomorrow maybe", "12:60",
            "13 pm", "in", "at",
            "2026-05-01T08:30+99:00", "marching 3", "monday tuesday", "二〇二六-五-三", "February 30", "126年5月3日",
            "٢٠٢٦-٠٥-٠٣", "½:30",
            // The calendar takes the largest number for none.
            "9223372036854775807月1日", "1月9223372036854775807日", "0000-01-01", "year 999999999999",
            "in 99999999999999999999 years", "in 999999999999 weeks", "99999999999小时后",
        ])
    func noDates(text: String) {
        #expect(read(text) == nil)
    }

    @Test("a time zone that was said is kept")
    func timeZone() {
        let components = AnswerValues(language: "en", calendar: CoffeeShop.calendar, now: CoffeeShop.now.date).date(
            "2026-05-01T08:30:00+08:00")
        #expect(components?.timeZone?.secondsFromGMT() == 28_800)
    }
}
