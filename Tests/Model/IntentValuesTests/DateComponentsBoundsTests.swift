// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentValues
import TestSupport
import Testing

@Suite("Components of a date")
struct DateComponentsBoundsTests {
    static let fields = [
        "era", "year", "quarter", "month", "day", "hour", "minute", "second", "nanosecond", "weekday",
        "weekdayOrdinal", "weekOfMonth", "weekOfYear", "yearForWeekOfYear",
    ]

    @Test("longer than ten thousand years are no value", arguments: fields, [Int.min, Int.min + 1, 1 << 61, .max - 1])
    func refused(field: String, number: Int) {
        let json = #"{"dateComponents":{"\#(field)":\#(number)}}"#
        let error = #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(IntentValue.self, from: Data(json.utf8))
        }
        #expect(error?.place == "dateComponents")
    }

    @Test("are values as dates and as lengths", arguments: fields, [-9999, -1, 0, 1, 9999])
    func taken(field: String, number: Int) throws {
        let json = #"{"dateComponents":{"\#(field)":\#(number)}}"#
        let value = try JSONDecoder().decode(IntentValue.self, from: Data(json.utf8))
        #expect(try JSONDecoder().decode(IntentValue.self, from: JSONEncoder().encode(value)) == value)
    }

    @Test("hold ten years in seconds, and a billion nanoseconds")
    func lengths() {
        #expect(DateComponents(second: 320_000_000, nanosecond: 1_000_000_000).isInCalendar)
        #expect(!DateComponents(year: 10_000).isInCalendar)
        #expect(!DateComponents(hour: .min).isInCalendar)
    }

    @Test("that nobody would read are not written either")
    func unwritten() {
        for number in [Int.min, .max - 1] {
            let error = #expect(throws: EncodingError.self) {
                try JSONEncoder().encode(["when": IntentValue.dateComponents(DateComponents(hour: number))])
            }
            guard case .invalidValue(_, let context)? = error else {
                Issue.record("\(String(describing: error))")
                return
            }
            #expect(context.codingPath.map(\.stringValue) == ["when", "dateComponents"])
            #expect(context.debugDescription.contains("ten thousand years"))
        }
    }
}
