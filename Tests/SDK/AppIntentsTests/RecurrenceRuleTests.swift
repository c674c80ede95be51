// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentValues
import Testing

@testable import AppIntents

@Suite("Lengths of time and rules of recurrence") struct RecurrenceRuleTests {
    private static var fortnightly: Calendar.RecurrenceRule {
        var rule = Calendar.RecurrenceRule(calendar: Calendar(identifier: .gregorian), frequency: .weekly)
        rule.interval = 2
        rule.weekdays = [.every(.friday), .nth(-1, .monday)]
        rule.end = .afterOccurrences(3)
        return rule
    }

    @Test("a rule is the same where it arrives, and a person can read it")
    func rule() async throws {
        let travelling = try ValueCoding.intentValue(of: Self.fortnightly)
        guard case .object(let object) = travelling else { throw ValueCodingError("no object") }
        #expect(object.displayString == "Every 2 weeks" && object.typeName == "RecurrenceRule")
        #expect(try await ValueCoding.value(of: travelling, as: Calendar.RecurrenceRule.self) == Self.fortnightly)
        #expect(ValueDisplay.representation(of: Self.fortnightly).titleText == "Every 2 weeks")
        #expect(Calendar.RecurrenceRule(calendar: .current, frequency: .daily).words == "Daily")
    }

    @Test(
        "a rule with numbers that no calendar has is refused",
        arguments: [
            ("\"interval\":2", "\"interval\":0"), ("\"interval\":2", "\"interval\":-5"),
            ("\"interval\":2", "\"interval\":9223372036854775807"), ("\"months\":[]", "\"months\":[99]"),
            ("\"hours\":[]", "\"hours\":[-1]"), ("\"setPositions\":[]", "\"setPositions\":[-9223372036854775808]"),
            ("{", "["),
        ])
    func hostile(part: String, other: String) async throws {
        guard case .object(var object) = try ValueCoding.intentValue(of: Self.fortnightly), let text = object.identifier
        else { throw ValueCodingError("no object") }
        object.identifier = text.replacingOccurrences(of: part, with: other)
        try #require(object.identifier != text)
        let changed = IntentValue.object(object)
        let error = await #expect(throws: ValueCodingError.self) {
            try await ValueCoding.value(of: changed, as: Calendar.RecurrenceRule.self)
        }
        #expect(error?.description.contains("no RecurrenceRule") == true)
    }

    @Test("an app’s own rule with such numbers does not travel")
    func impossible() {
        var rule = Self.fortnightly
        rule.daysOfTheMonth = [40]
        let error = #expect(throws: ValueCodingError.self) { try ValueCoding.intentValue(of: rule) }
        #expect(error?.description.contains("rule of recurrence") == true)
    }

    @Test("a length of time is made of a measurement, and of nothing that has no end")
    func duration() async throws {
        let minutes = try ValueCoding.intentValue(of: Measurement<UnitDuration>(value: 2, unit: .minutes))
        #expect(try await ValueCoding.value(of: minutes, as: Duration.self) == .seconds(120))
        for seconds in [Double.infinity, .nan, 1e300] {
            let error = await #expect(throws: ValueCodingError.self) {
                try await ValueCoding.value(of: .timeInterval(seconds), as: Duration.self)
            }
            #expect(error?.description.contains("no Duration") == true)
        }
    }

    @Test("a parameter says in which unit its lengths of time are")
    func unit() {
        let parameter = IntentParameter<Duration?>(title: "Pause", default: .seconds(90), defaultUnit: .minutes)
        #expect(parameter.defaultUnit == .minutes && parameter.unit == nil && parameter.wrappedValue == .seconds(90))
    }
}
