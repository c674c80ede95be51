// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Suggestions

extension OfferReason {
    /// The reason in a few words, such as “usually on Friday evenings”.
    ///
    /// - Parameters:
    ///   - language: Simplified Chinese where it begins with `zh`, else English.
    ///   - place: The name of where the person is.
    ///   - title: The title of a shortcut, by its number.
    package func sentence(in language: String, place: String?, title: (Int64) -> String?) -> String {
        let isChinese = language.hasPrefix("zh")
        switch self {
        case .relevant: return isChinese ? "现在正合适" : "relevant now"
        case .learned(let reason):
            return isChinese
                ? reason.chinese(place: place, title: title) : reason.english(place: place, title: title)
        }
    }
}

extension Reason {
    fileprivate func english(place: String?, title: (Int64) -> String?) -> String {
        switch self {
        case .weekly(let weekday, let part): "usually on \(Self.englishDays[weekday % 7]) \(part.english)s"
        case .daily(let isWeekend, let part): "usually on \(isWeekend ? "weekend" : "weekday") \(part.english)s"
        case .after(let action): "often after \(title(action.rawValue) ?? "what was done last")"
        case .hour: "often at this hour"
        case .place: place.map { "often at \($0)" } ?? "often at this place"
        case .recent: "used just now"
        case .frequent: "used often"
        case .known: "used before"
        }
    }

    fileprivate func chinese(place: String?, title: (Int64) -> String?) -> String {
        switch self {
        case .weekly(let weekday, let part): "通常在\(Self.chineseDays[weekday % 7])\(part.chinese)"
        case .daily(let isWeekend, let part): "通常在\(isWeekend ? "周末" : "工作日")\(part.chinese)"
        case .after(let action): title(action.rawValue).map { "常在“\($0)”之后" } ?? "常在上一件事之后"
        case .hour: "常在这个时间"
        case .place: place.map { "常在\($0)" } ?? "常在这个地方"
        case .recent: "刚刚用过"
        case .frequent: "经常使用"
        case .known: "以前用过"
        }
    }

    private static let englishDays = [
        "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
    ]
    private static let chineseDays = ["周一", "周二", "周三", "周四", "周五", "周六", "周日"]
}

extension DayPart {
    fileprivate var english: String {
        switch self {
        case .morning: "morning"
        case .midday: "midday"
        case .afternoon: "afternoon"
        case .evening: "evening"
        case .night: "night"
        }
    }

    fileprivate var chinese: String {
        switch self {
        case .morning: "上午"
        case .midday: "中午"
        case .afternoon: "下午"
        case .evening: "晚上"
        case .night: "夜里"
        }
    }
}
