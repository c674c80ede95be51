// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The words of dates in English, German and Chinese, in small letters.
enum DateWords {
    /// Which one of a row is meant.
    enum Which: Sendable {
        case last
        /// The first one that comes.
        case coming
        /// That of a week, counted from this one.
        case week(Int)
    }

    /// What may stand between the parts of a date.
    static let between: Set<String> = ["at", "on", "the", "um", "am", "den", "dem", "der", "im"]
    static let and: [String: Bool] = ["and": true, "und": true]
    static let now: [String: Bool] = ["now": true, "jetzt": true, "现在": true, "現在": true]

    /// Days from today; for an evening its hour too.
    static let days: [String: (days: Int, hour: Int?)] = [
        "today": (0, nil), "tonight": (0, 20), "tomorrow": (1, nil), "yesterday": (-1, nil),
        "heute": (0, nil), "morgen": (1, nil), "übermorgen": (2, nil), "gestern": (-1, nil), "vorgestern": (-2, nil),
        "今天": (0, nil), "今日": (0, nil), "今晚": (0, 20), "明天": (1, nil), "明日": (1, nil), "明晚": (1, 20),
        "后天": (2, nil), "後天": (2, nil), "大后天": (3, nil), "昨天": (-1, nil), "昨日": (-1, nil), "前天": (-2, nil),
    ]

    /// The hour where none is said, and whether hours are those of the second half of the day.
    static let partsOfDay: [String: (hour: Int, isAfternoon: Bool?)] = [
        "morning": (9, false), "noon": (12, nil), "midday": (12, nil), "afternoon": (15, true), "evening": (18, true),
        "night": (20, true), "midnight": (0, nil),
        "früh": (8, false), "vormittag": (10, false), "mittag": (12, nil), "nachmittag": (15, true),
        "abend": (18, true), "abends": (18, true), "morgens": (8, false), "nachmittags": (15, true),
        "mitternacht": (0, nil),
        "早上": (8, false), "上午": (10, false), "中午": (12, nil), "下午": (15, true), "傍晚": (18, true),
        "晚上": (20, true), "凌晨": (3, false), "午夜": (0, nil),
    ]

    static let which: [String: Which] = [
        "last": .last, "past": .last, "this": .week(0), "next": .week(1), "coming": .coming,
        "letzten": .last, "letzte": .last, "letztes": .last, "letzter": .last, "vorigen": .last,
        "diesen": .week(0), "diese": .week(0), "dieses": .week(0), "dieser": .week(0),
        "nächsten": .coming, "nächste": .coming, "nächstes": .coming, "nächster": .coming, "kommenden": .coming,
        "kommende": .coming,
        "上": .week(-1), "上个": .week(-1), "这": .week(0), "这个": .week(0), "本": .week(0), "下": .week(1),
        "下个": .week(1), "下下": .week(2),
    ]

    /// From Sunday, which is 1.
    static let weekdays: [String: Int] = [
        "sunday": 1, "monday": 2, "tuesday": 3, "wednesday": 4, "thursday": 5, "friday": 6, "saturday": 7,
        "sonntag": 1, "montag": 2, "dienstag": 3, "mittwoch": 4, "donnerstag": 5, "freitag": 6, "samstag": 7,
        "sonnabend": 7,
        "周日": 1, "周天": 1, "周一": 2, "周二": 3, "周三": 4, "周四": 5, "周五": 6, "周六": 7,
        "星期日": 1, "星期天": 1, "星期一": 2, "星期二": 3, "星期三": 4, "星期四": 5, "星期五": 6, "星期六": 7,
        "礼拜日": 1, "礼拜天": 1, "礼拜一": 2, "礼拜二": 3, "礼拜三": 4, "礼拜四": 5, "礼拜五": 6, "礼拜六": 7,
    ]

    /// Those that are words of other meaning in a text.
    static let shortWeekdays: [String: Int] = [
        "sun": 1, "mon": 2, "tue": 3, "tues": 3, "wed": 4, "thu": 5, "thur": 5, "thurs": 5, "fri": 6, "sat": 7,
        "so": 1, "mo": 2, "di": 3, "mi": 4, "do": 5, "fr": 6, "sa": 7,
    ]

    static let months: [String: Int] = [
        "january": 1, "february": 2, "march": 3, "april": 4, "may": 5, "june": 6, "july": 7, "august": 8,
        "september": 9, "october": 10, "november": 11, "december": 12,
        "jan": 1, "feb": 2, "mar": 3, "apr": 4, "jun": 6, "jul": 7, "aug": 8, "sep": 9, "sept": 9, "oct": 10,
        "nov": 11, "dec": 12,
        "januar": 1, "jänner": 1, "februar": 2, "märz": 3, "mär": 3, "mai": 5, "juni": 6, "juli": 7, "oktober": 10,
        "okt": 10, "dezember": 12, "dez": 12,
    ]

    static let units: [String: DateUnit] = [
        "second": .second, "seconds": .second, "sec": .second, "secs": .second, "minute": .minute,
        "minutes": .minute, "min": .minute, "mins": .minute, "hour": .hour, "hours": .hour, "hr": .hour, "hrs": .hour,
        "day": .day, "days": .day, "week": .week, "weeks": .week, "month": .month, "months": .month, "year": .year,
        "years": .year,
        "sekunde": .second, "sekunden": .second, "minuten": .minute, "stunde": .hour, "stunden": .hour, "tag": .day,
        "tage": .day, "tagen": .day, "woche": .week, "wochen": .week, "monat": .month, "monate": .month,
        "monaten": .month, "jahr": .year, "jahre": .year, "jahren": .year,
        "秒": .second, "秒钟": .second, "分钟": .minute, "分鐘": .minute, "小时": .hour, "小時": .hour, "个小时": .hour,
        "天": .day, "日": .day, "周": .week, "星期": .week, "个星期": .week, "礼拜": .week, "月": .month, "个月": .month,
        "年": .year,
    ]

    /// What stands before a distance, and its direction.
    static let before: [String: Double] = ["in": 1, "vor": -1]

    /// What stands behind a distance, and its direction.
    static let behind: [String: Double] = [
        "ago": -1, "later": 1, "hence": 1, "前": -1, "之前": -1, "以前": -1, "后": 1, "後": 1, "之后": 1, "以后": 1,
    ]

    static let counts: [String: Int] = [
        "a": 1, "an": 1, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8,
        "nine": 9, "ten": 10, "eleven": 11, "twelve": 12,
        "ein": 1, "eine": 1, "einem": 1, "einer": 1, "zwei": 2, "drei": 3, "vier": 4, "fünf": 5, "sechs": 6,
        "sieben": 7, "acht": 8, "neun": 9, "zehn": 10, "elf": 11, "zwölf": 12,
        "一": 1, "两": 2, "二": 2, "三": 3, "四": 4, "五": 5, "六": 6, "七": 7, "八": 8, "九": 9, "十": 10, "十一": 11,
        "十二": 12,
    ]
}
