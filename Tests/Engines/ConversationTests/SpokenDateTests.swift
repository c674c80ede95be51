// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Conversation
@testable import Phrases

/// What is understood as a date in a sentence is read as one: reckoned from Saturday, 21 November 2026, 09:00 UTC.
@Suite struct SpokenDateTests {
    private static let recognizers = ["en", "zh-Hans"].map { language in
        var phrases = IntentPhrases()
        let wording = IntentWording(
            language: language, titles: [language == "en" ? "Remind Me ${when}" : "提醒${when}"], category: "create",
            parameters: [IntentWording.Parameter(name: "when", values: .date)], apps: [])
        try? phrases.add(wording, meaning: 0)
        return Recognizer((try? phrases.grammar()) ?? Grammar.empty)
    }

    private func read(_ text: String) -> String? {
        AnswerValues(language: "en", calendar: CoffeeShop.calendar, now: CoffeeShop.now.date).date(text)?.plainText
    }

    @Test(
        "a date is taken out of a sentence as it was said, and read",
        arguments: [
            ("tomorrow", "2026-11-22"), ("the day after tomorrow", "2026-11-23"), ("on Friday", "2026-11-27"),
            ("next Monday", "2026-11-23"), ("this Thursday", "2026-11-26"), ("tonight", "2026-11-21"),
            ("this morning", "2026-11-21"), ("this afternoon at 3", "2026-11-21T15:00"),
            ("tomorrow at 8", "2026-11-22T08:00"), ("tomorrow 8:30", "2026-11-22T08:30"),
            ("at 8 tomorrow evening", "2026-11-22T20:00"), ("tomorrow night", "2026-11-22"),
            ("tomorrow morning at half past eight", "2026-11-22T08:30"), ("at quarter to nine", "08:45"),
            ("a quarter past 7 in the evening", "19:15"), ("twenty to one pm", "12:40"),
            ("at ten past five on Monday", "2026-11-23T05:10"), ("at eight thirty", "08:30"),
            ("at eight forty-five pm", "20:45"), ("8 o’clock", "08:00"), ("at eight o'clock", "08:00"),
            ("8am", "08:00"), ("at 8 p.m.", "20:00"), ("eight pm", "20:00"), ("Friday at noon", "2026-11-27T12:00"),
            ("tonight at midnight", "2026-11-22T00:00"), ("at about 8", "08:00"), ("in 2 hours", "2026-11-21T11:00"),
            ("in half an hour", "2026-11-21T09:30"), ("in an hour and a half", "2026-11-21T10:30"),
            ("in three quarters of an hour", "2026-11-21T09:45"), ("in two weeks", "2026-12-05"),
            ("May 3", "2027-05-03"), ("on the 3rd of May", "2027-05-03"), ("May the 3rd", "2027-05-03"),
            ("the twenty-first of May at 8", "2027-05-21T08:00"), ("May third", "2027-05-03"),
            ("3 May 2028", "2028-05-03"), ("on Dec 24 at 6 in the evening", "2026-12-24T18:00"),
        ])
    func english(text: String, date: String) throws {
        let reading = try #require(Self.recognizers[0].readings(of: Utterance("remind me " + text)).first)
        let said = try #require(reading.slots.first).words
        #expect(read(said) == date)
    }

    @Test(
        "a Chinese date is taken out of a sentence as it was said, and read",
        arguments: [
            ("今天", "2026-11-21"), ("后天", "2026-11-23"), ("周一", "2026-11-23"), ("下星期一", "2026-11-23"),
            ("礼拜天", "2026-11-22"), ("这个周日", "2026-11-22"), ("今晚8点", "2026-11-21T20:00"), ("明早八点", "2026-11-22T08:00"),
            ("明晚7点半", "2026-11-22T19:30"), ("8点", "08:00"), ("三点半", "03:30"), ("8点20分", "08:20"), ("8点零五分", "08:05"),
            ("下午3点", "15:00"), ("中午", "12:00"), ("明天中午", "2026-11-22T12:00"), ("明天下午两点一刻", "2026-11-22T14:15"),
            ("8点钟", "08:00"), ("晚上九点十五", "21:15"), ("明天8:30", "2026-11-22T08:30"), ("20分钟后", "2026-11-21T09:20"),
            ("两小时后", "2026-11-21T11:00"), ("半个小时以后", "2026-11-21T09:30"), ("两个星期之后", "2026-12-05"),
            ("三天后", "2026-11-24"), ("一个礼拜后", "2026-11-28"), ("5月3日", "2027-05-03"), ("五月三号上午十点", "2027-05-03T10:00"),
            ("2028年5月3日", "2028-05-03"),
        ])
    func chinese(text: String, date: String) throws {
        let reading = try #require(Self.recognizers[1].readings(of: Utterance("提醒" + text)).first)
        let said = try #require(reading.slots.first).words
        #expect(read(said) == date)
    }
}
