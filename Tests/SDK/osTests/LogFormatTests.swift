// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import os

@Suite("A format of os_log")
struct LogFormatTests {
    @Test(
        "shows numbers, and texts where it says that they are public",
        arguments: [
            ("%d of %ld", [2, 3], "2 of 3"), ("%.2f %5.1f|", [2.345, 1.0], "2.35   1.0|"),
            ("%x %#x", [255, 255], "ff 0xff"),
            ("%u", [UInt64.max], "18446744073709551615"), ("%@", ["Mia"], "<private>"), ("%s", ["Mia"], "<private>"),
            ("%{public}@ %{public}s", ["Mia", "Ben"], "Mia Ben"), ("%{private}d", [2], "<private>"),
            ("%{public, mask.hash}@", ["Mia"], "Mia"), ("%{bool}d", [true], "1"), ("100 %%", [], "100 %"),
            ("%*d|", [3, 7], "  7|"), ("%c", [Int32(65)], "A"),
        ] as [(String, [any Sendable], String)])
    func text(format: String, values: [any Sendable], text: String) {
        #expect(LogFormat.text(format, values) == text)
    }

    @Test(
        "reads a value that it does not fit as what it is",
        arguments: [
            ("%d", ["Mia"], "Mia"), ("%{public}s", [3], "3"), ("%{public}@", [3], "3"), ("%f", [3], "3.000000"),
            ("%d", [], "<decode: missing data>"), ("%", [], ""), ("%{public", [3], "3public"), ("%d", [2.5], "2"),
            ("%99999999d", [3], "3"), ("%.99999999f", [3.0], "3.000000"), ("%*d", [99_999_999, 3], "3"),
            ("%c", [-1], "-1"),
        ] as [(String, [any Sendable], String)])
    func misfit(format: String, values: [any Sendable], text: String) {
        #expect(LogFormat.text(format, values) == text)
    }
}
