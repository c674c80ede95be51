// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import os.log

@testable import os

@Suite("A message of a log")
struct OSLogMessageTests {
    private struct Spill: Error, CustomStringConvertible {
        let description = "it spilt"
    }

    private static let name = "Mia"

    @Test(
        "shows numbers and truth values, and keeps texts and objects to itself",
        arguments: [
            ("\(3) cups", "3 cups"), ("\(Int8(-3))", "-3"), ("\(UInt64.max)", "18446744073709551615"),
            ("\(2.5)", "2.500000"), ("\(Float(2.5))", "2.500000"), ("\(CGFloat(2.5))", "2.500000"),
            ("\(true)", "true"), ("for \(name)", "for <private>"), ("\(URL(filePath: "/tea"))", "<private>"),
            ("\(Spill())", "<private>"), ("\(NSError(domain: "tea", code: 1))", "<private>"), ("\(Int.self)", "Int"),
        ] as [(OSLogMessage, String)])
    func byType(message: OSLogMessage, text: String) { #expect(message.text == text) }

    @Test(
        "does as it is told about each value",
        arguments: [
            ("\(name, privacy: .public)", "Mia"), ("\([1, 2], privacy: .public)", "[1, 2]"),
            ("\(Spill(), privacy: .public)", "it spilt"), ("\(3, privacy: .private)", "<private>"),
            ("\(3, privacy: .sensitive)", "<private>"), ("\(name, privacy: .auto)", "<private>"),
            ("\(3, privacy: .auto(mask: .hash))", "3"), ("\(255, format: .hex)", "ff"),
            ("\(255, format: .hex(includePrefix: true, uppercase: true))", "0xFF"),
            ("\(-7, format: .decimal(minDigits: 3))", "-007"), ("\(2.345, format: .fixed(precision: 1))", "2.3"),
            ("\(true, format: .answer)", "yes"), ("\(name, align: .right(columns: 5), privacy: .public)", "  Mia"),
            ("\(3, align: .left(columns: 3))|", "3  |"), ("\(Int.min)", "-9223372036854775808"),
            ("\(1, format: .decimal(minDigits: Int.max), privacy: .private)", "<private>"),
        ] as [(OSLogMessage, String)])
    func asked(message: OSLogMessage, text: String) { #expect(message.text == text) }

    @Test("hides a value behind a mask that is the same for the same value alone")
    func mask() {
        let masks = ["Mia", "Mia", "Ben"].map { ("\($0, privacy: .private(mask: .hash))" as OSLogMessage).text }
        #expect(masks[0] == masks[1])
        #expect(masks[0] != masks[2])
        #expect(masks[0].wholeMatch(of: #/<mask\.hash: '[0-9a-f]{32}'>/#) != nil)
    }
}
