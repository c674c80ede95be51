// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension DateWords {
    static let chinese = DateWords(
        days: ["今天", "今日", "明天", "明日", "后天", "大后天", "昨天", "前天"],
        partsOfDays: ["今早", "今晚", "明早", "明晚", "昨晚"], beforeWeekday: ["下", "下个", "这", "这个", "本", "下下"],
        weekdays: ["周", "星期", "礼拜"].flatMap { week in
            ["一", "二", "三", "四", "五", "六", "日", "天"].map { week + $0 }
        },
        months: [
            "1月", "2月", "3月", "4月", "5月", "6月", "7月", "8月", "9月", "10月", "11月", "12月", "一月", "二月", "三月", "四月", "五月",
            "六月", "七月", "八月", "九月", "十月", "十一月", "十二月",
        ],
        afterDay: ["日", "号"], afterYear: "年", parts: ["凌晨", "早上", "早晨", "上午", "中午", "下午", "傍晚", "晚上", "夜里"],
        partsOfTime: ["凌晨", "早上", "早晨", "上午", "中午", "下午", "傍晚", "晚上", "夜里"], partsAlone: ["中午"],
        afterHour: ["点", "点钟", "点整"],
        fractions: ["半", "一刻", "三刻"], afterMinutes: ["分"], times: ["正午", "午夜"],
        afterSpan: ["后", "以后", "之后"], longUnits: ["周", "星期", "个星期", "礼拜", "个礼拜"])
}
