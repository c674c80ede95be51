// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppLanguage
import IntentValues

extension Calendar.RecurrenceRule: _IntentValue {
    /// Made of nothing else.
    public static var defaultResolverSpecification: EmptyResolverSpecification<Calendar.RecurrenceRule> {
        EmptyResolverSpecification()
    }
}

extension Calendar.RecurrenceRule: EncodableValue {
    private static let typeName = "RecurrenceRule"
    /// As long as one may be that is read.
    private static let sizeLimit = 65_536

    /// An object that is called what the rule says, and whose identifier is the rule as Foundation writes it.
    ///
    /// - Throws: ``ValueCodingError`` for one that Foundation would not read again.
    func intentValue() throws -> IntentValue {
        guard isPossible else {
            throw ValueCodingError(
                "a rule of recurrence has numbers that no calendar has; mend its interval or its days")
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let rule = String(decoding: try encoder.encode(self), as: UTF8.self)
        return .object(
            ObjectValue(
                typeName: Self.typeName, identifier: rule, displayString: words, image: nil, properties: [:]))
    }

    static func make(of value: IntentValue) -> Calendar.RecurrenceRule? {
        guard case .object(let object) = value, object.typeName == typeName, let text = object.identifier,
            text.utf8.count <= sizeLimit
        else { return nil }
        // Anyone who takes the value tells that it is not a rule; the decoder's words are about JSON that nobody has
        // written by hand.
        let rule = try? JSONDecoder().decode(Calendar.RecurrenceRule.self, from: Data(text.utf8))
        return rule.flatMap { $0.isPossible ? $0 : nil }
    }

    /// Whether its numbers are those of calendars; Foundation ends the process when it looks for dates of others.
    private var isPossible: Bool {
        let isEnding = end.occurrences.map { (1...1_000_000).contains($0) } ?? true
        let weekdays = weekdays.map { if case .nth(let number, _) = $0 { number } else { 1 } }
        return (1...10_000).contains(interval) && isEnding
            && seconds.are(in: 0...60) && minutes.are(in: 0...59) && hours.are(in: 0...23)
            && weekdays.are(in: 1...53, orBack: true) && daysOfTheMonth.are(in: 1...31, orBack: true)
            && daysOfTheYear.are(in: 1...366, orBack: true) && months.map(\.index).are(in: 1...13)
            && weeks.are(in: 1...53, orBack: true) && setPositions.are(in: 1...366, orBack: true)
    }

    /// How often it is, in the person's language.
    var words: String {
        let words: (String, String) =
            switch frequency {
            case .minutely: ("Every minute", "Every ${1} minutes")
            case .hourly: ("Hourly", "Every ${1} hours")
            case .daily: ("Daily", "Every ${1} days")
            case .weekly: ("Weekly", "Every ${1} weeks")
            case .monthly: ("Monthly", "Every ${1} months")
            case .yearly: ("Yearly", "Every ${1} years")
            @unknown default: ("Again and again", "Again and again")
            }
        let language = PersonLanguage.current
        guard interval != 1 else { return SystemWords.text(words.0, in: language) }
        return SystemWords.text(words.1, in: language, String(interval))
    }
}

extension [Int] {
    /// Whether there are no more than a year has days, and each is in a range, or so far from the end.
    fileprivate func are(in range: ClosedRange<Int>, orBack canBeNegative: Bool = false) -> Bool {
        count <= 366 && allSatisfy { range.contains($0) || canBeNegative && $0 != .min && range.contains(-$0) }
    }
}
