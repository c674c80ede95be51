// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing
import Wire

@Suite("A date of a property list")
struct PropertyListDateTests {
    @Test("lies between the years 1 and 4001; of any other, printing it would end the process")
    func bounds() throws {
        for date in [Date.distantPast, .distantFuture] {
            let sent = try WireJSON.encoder.encode(PropertyListValue.date(date))
            #expect(try WireJSON.decoder.decode(PropertyListValue.self, from: sent) == .date(date))
        }
        for text in [#"{"date":"nan"}"#, #"{"date":"inf"}"#, #"{"date":1e300}"#, #"{"date":-7e10}"#] {
            let error = #expect(throws: DecodingError.self) {
                try WireJSON.decoder.decode(PropertyListValue.self, from: Data(text.utf8))
            }
            #expect(error?.place == "date")
        }
    }
}
