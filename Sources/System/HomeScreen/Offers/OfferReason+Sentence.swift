// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Suggestions
import SystemTexts

extension OfferReason {
    /// The reason in a few words, such as “usually on Fridays around 8 pm”.
    ///
    /// - Parameters:
    ///   - language: A BCP 47 tag.
    ///   - place: The name of where the person is.
    ///   - title: The title of an action, by its number.
    package func sentence(in language: String, place: String?, title: (Int64) -> String?) -> String {
        let texts = Texts<ReasonText>(language)
        guard case .learned(let reason) = self else { return texts(.relevant) }
        return switch reason {
        case .habit(let days, let minute): texts(.habit, ["days": texts.name(days), "time": texts.time(minute)])
        case .after(let action): title(action.rawValue).map { texts(.after, ["title": $0]) } ?? texts(.afterLast)
        case .hour: texts(.hour)
        case .place: place.map { texts(.namedPlace, ["place": $0]) } ?? texts(.place)
        case .recent: texts(.recent)
        case .frequent: texts(.frequent)
        case .known: texts(.known)
        }
    }
}

extension Texts<ReasonText> {
    /// Such as “on Fridays”.
    fileprivate func name(_ days: HabitDays) -> String {
        switch days {
        case .everyDay: self(.everyDay)
        case .weekdays: self(.weekdays)
        case .weekends: self(.weekends)
        case .weekly(let weekdays):
            self(.weekly, ["weekdays": Texts<SystemText>(language).list(weekdays.map { word(.weekdayPlurals, $0) })])
        case .fortnightly(let weekday): self(.fortnightly, ["weekday": word(.weekdayNames, weekday)])
        case .everyThirdWeek(let weekday): self(.everyThirdWeek, ["weekday": word(.weekdayNames, weekday)])
        case .everyDays(let count): self(.everyDays, ["count": String(count)])
        case .monthly(let day): self(.monthly, ["date": word(.dates, day - 1)])
        case .lastDayOfMonth: self(.lastDayOfMonth)
        case .monthlyWeekday(let week, let weekday):
            self(.monthlyWeekday, ["week": word(.weeks, week - 1), "weekday": word(.weekdayNames, weekday)])
        case .lastWeekdayOfMonth(let weekday): self(.lastWeekdayOfMonth, ["weekday": word(.weekdayNames, weekday)])
        }
    }

    /// Such as “7:30 am”.
    ///
    /// - Parameter minute: Of the day, a multiple of 30.
    fileprivate func time(_ minute: Int) -> String {
        word(minute % 60 == 0 ? .hours : .halfHours, minute / 60)
    }

    private func word(_ list: ReasonText, _ index: Int) -> String { Vocabulary.words(list, in: language)[index] }
}
