// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import os

@Suite("A log")
struct OSLogTests {
    private let log = OSLog(subsystem: "org.example.Tea", category: "orders")

    @Test(
        "says whose a message is and how much it matters",
        arguments: [
            (.default, "[org.example.Tea:orders] Tea\n"), (.info, "[org.example.Tea:orders] info: Tea\n"),
            (.debug, "[org.example.Tea:orders] debug: Tea\n"), (.error, "[org.example.Tea:orders] error: Tea\n"),
            (.fault, "[org.example.Tea:orders] fault: Tea\n"),
        ] as [(OSLogType, String)])
    func line(type: OSLogType, line: String) { #expect(log.line(type, "Tea") == line) }

    @Test("leaves out what is not known")
    func nobody() { #expect(OSLog.default.line(.default, "Tea") == "Tea\n") }

    @Test("sets the further lines of a message in")
    func lines() { #expect(OSLog.default.line(.error, "Tea\nfault: no tea") == "error: Tea\n    fault: no tea\n") }

    @Test("cuts off what is too long")
    func long() {
        let line = OSLog.default.line(.default, String(repeating: "茶", count: 1 << 20))
        #expect(line.utf8.count < OSLog.sizeLimit + 10)
        #expect(line.hasSuffix("…\n"))
    }

    @Test("is enabled unless it is disabled")
    func enabled() {
        #expect(log.isEnabled(type: .debug))
        #expect(!OSLog.disabled.isEnabled(type: .fault))
    }
}
