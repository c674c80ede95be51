// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Suggestions
import SystemTexts
import Testing

@testable import HomeScreen

@Suite("Reasons")
struct OfferReasonTests {
    private static func sentence(_ reason: OfferReason, _ language: String, place: String? = nil) -> String {
        reason.sentence(in: language, place: place) { _ in nil }
    }

    @Test(
        "a habit says its days and its time in both languages",
        arguments: [
            (.everyDay, 7 * 60, "every day around 7 am", "每天早上七点左右"),
            (.weekdays, 7 * 60 + 30, "on weekdays around 7:30 am", "在工作日早上七点半左右"),
            (.weekends, 10 * 60, "on weekends around 10 am", "在周末上午十点左右"),
            (.weekly([4]), 20 * 60, "on Fridays around 8 pm", "在周五晚上八点左右"),
            (.weekly([1, 3]), 18 * 60, "on Tuesdays and Thursdays around 6 pm", "在周二和周四晚上六点左右"),
            (
                .weekly([0, 2, 4]), 14 * 60, "on Mondays, Wednesdays and Fridays around 2 pm",
                "在周一、周三和周五下午两点左右"
            ),
            (.fortnightly(weekday: 2), 19 * 60, "every other Wednesday around 7 pm", "隔周周三晚上七点左右"),
            (.everyThirdWeek(weekday: 2), 19 * 60, "every third Wednesday around 7 pm", "每三周的周三晚上七点左右"),
            (.everyDays(8), 6 * 60, "every 8 days around 6 am", "每8天早上六点左右"),
            (
                .lastWeekdayOfMonth(weekday: 4), 17 * 60, "on the last Friday of the month around 5 pm",
                "每月最后一个周五下午五点左右"
            ),
            (.monthly(day: 1), 9 * 60, "on the 1st of the month around 9 am", "每月1日上午九点左右"),
            (.monthly(day: 22), 60, "on the 22nd of the month around 1 am", "每月22日凌晨一点左右"),
            (.lastDayOfMonth, 9 * 60, "on the last day of the month around 9 am", "每月最后一天上午九点左右"),
            (
                .monthlyWeekday(week: 1, weekday: 0), 9 * 60, "on the first Monday of the month around 9 am",
                "每月第一个周一上午九点左右"
            ),
            (
                .monthlyWeekday(week: 5, weekday: 6), 17 * 60, "on the fifth Sunday of the month around 5 pm",
                "每月第五个周日下午五点左右"
            ),
        ] as [(HabitDays, Int, String, String)])
    func habits(days: HabitDays, minute: Int, english: String, chinese: String) {
        let reason = OfferReason.learned(.habit(days, minute: minute))
        #expect(Self.sentence(reason, "en") == "usually \(english)")
        #expect(Self.sentence(reason, "zh-Hans") == "通常\(chinese)")
    }

    @Test(
        "a time has the words of its part of the day",
        arguments: [
            (0, "midnight", "凌晨十二点"), (30, "12:30 am", "凌晨十二点半"), (270, "4:30 am", "凌晨四点半"),
            (300, "5 am", "早上五点"), (510, "8:30 am", "早上八点半"), (540, "9 am", "上午九点"),
            (690, "11:30 am", "上午十一点半"), (720, "noon", "中午十二点"), (750, "12:30 pm", "中午十二点半"),
            (780, "1 pm", "下午一点"), (1_050, "5:30 pm", "下午五点半"), (1_080, "6 pm", "晚上六点"),
            (1_410, "11:30 pm", "晚上十一点半"),
        ])
    func times(minute: Int, english: String, chinese: String) {
        let reason = OfferReason.learned(.habit(.everyDay, minute: minute))
        #expect(Self.sentence(reason, "en") == "usually every day around \(english)")
        #expect(Self.sentence(reason, "zh-Hans") == "通常每天\(chinese)左右")
    }

    @Test(
        "a list has a word for each number in every language", arguments: Texts<ReasonText>.languages,
        [
            (.weekdayNames, 7), (.weekdayPlurals, 7), (.weeks, 5), (.dates, 31), (.hours, 24), (.halfHours, 24),
        ] as [(ReasonText, Int)])
    func lists(language: String, list: (key: ReasonText, count: Int)) {
        #expect(Vocabulary.words(list.key, in: language).count == list.count)
    }

    @Test(
        "what is no habit is a sentence in both languages",
        arguments: [
            (.relevant, "relevant now", "现在正合适"),
            (.learned(.after(ActionID(7))), "often after what was done last", "常在上一件事之后"),
            (.learned(.place), "often at home", "常在home"), (.learned(.hour), "often at this hour", "常在这个时间"),
            (.learned(.recent), "used a short while ago", "不久前用过"), (.learned(.frequent), "used often", "经常使用"),
            (.learned(.known), "used before", "以前用过"),
        ] as [(OfferReason, String, String)])
    func others(reason: OfferReason, english: String, chinese: String) {
        #expect(Self.sentence(reason, "en", place: "home") == english)
        #expect(Self.sentence(reason, "zh-Hans", place: "home") == chinese)
    }

    @Test("what was done before is said by its title")
    func title() {
        let after = OfferReason.learned(.after(ActionID(7)))
        #expect(after.sentence(in: "en", place: nil) { "\($0)" } == "often after 7")
    }
}
