// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Conversation

@Suite struct AnswerDurationTests {
    @Test(
        "lengths of time",
        arguments: [
            ("10 minutes", 600.0), ("45 minutes", 2700), ("1 hour", 3600), ("an hour", 3600), ("half an hour", 1800),
            ("an hour and a half", 5400), ("1h30", 5400), ("1h30m", 5400), ("1 h 30 min", 5400), ("90s", 90),
            ("2.5 hours", 9000),
            ("1 hour and 30 minutes", 5400), ("1 hour, 5 minutes and 10 seconds", 3910), ("two days", 172_800),
            ("1:30", 5400),
            ("0:00:45", 45), ("PT10M", 600), ("P1DT2H", 93_600), ("10分钟", 600), ("半小时", 1800), ("一个半小时", 5400),
            ("1小时30分", 5400), ("一小时零五分钟", 3900), ("两个小时", 7200), ("三天", 259_200), ("30 hours", 108_000),
            ("a week", 604_800),
            ("twenty-five minutes", 1500), ("15", 15), ("90 sec", 90), ("3万秒", 30_000), ("2 thousand seconds", 2000),
            ("two and a half hours", 9000), ("50k seconds", 50_000), ("一刻钟", 900), ("三刻钟", 2700),
            ("about an hour", 3600), ("half an hour or so", 1800), ("一个半小时左右", 5400), ("大概十分钟", 600),
        ])
    func read(text: String, seconds: Double) {
        #expect(AnswerValues(language: "en").seconds(text)?.seconds == seconds)
    }

    @Test(
        "a bare number counts in the definition's unit",
        arguments: [("Minutes", 300.0), ("Hours", 18_000), ("Seconds", 5), ("Multiple", 5)])
    func bareNumber(unit: String, seconds: Double) {
        #expect(AnswerValues(language: "en").seconds("5", unit: unit)?.seconds == seconds)
        #expect(AnswerValues(language: "en").seconds("five", unit: unit)?.seconds == seconds)
    }

    @Test(
        "what is no length of time",
        arguments: [
            "", "soon", "minutes", "5 mangoes", "1h90", "5 5", "p", "1:75", "半", "h", "and", "左右", "about ", " or so",
        ])
    func unreadable(text: String) {
        #expect(AnswerValues(language: "en").seconds(text)?.seconds == (text == "半" ? 0.5 : nil))
    }
}
