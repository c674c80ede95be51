// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Suggestions
import SystemTexts

extension OfferReason {
    /// The reason in a few words, such as “usually on Friday evenings”.
    ///
    /// - Parameters:
    ///   - language: A BCP 47 tag.
    ///   - place: The name of where the person is.
    ///   - title: The title of an action, by its number.
    package func sentence(in language: String, place: String?, title: (Int64) -> String?) -> String {
        let texts = Texts<ReasonText>(language)
        guard case .learned(let reason) = self else { return texts(.relevant) }
        return switch reason {
        case .weekly(let weekday, let part): texts.recurs(on: Self.days[weekday % 7], part)
        case .daily(let isWeekend, let part): texts.recurs(on: isWeekend ? .weekend : .weekday, part)
        case .after(let action): title(action.rawValue).map { texts(.after, ["title": $0]) } ?? texts(.afterLast)
        case .hour: texts(.hour)
        case .place: place.map { texts(.namedPlace, ["place": $0]) } ?? texts(.place)
        case .recent: texts(.recent)
        case .frequent: texts(.frequent)
        case .known: texts(.known)
        }
    }

    private static let days: [ReasonText] = [
        .monday, .tuesday, .wednesday, .thursday, .friday, .saturday, .sunday,
    ]
}

extension Texts<ReasonText> {
    fileprivate func recurs(on day: ReasonText, _ part: DayPart) -> String {
        let part: ReasonText =
            switch part {
            case .morning: .morning
            case .midday: .midday
            case .afternoon: .afternoon
            case .evening: .evening
            case .night: .night
            }
        return self(.recurs, ["day": self(day), "part": self(part)])
    }
}
