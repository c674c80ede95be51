// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentDefinition
import Sentences
import Testing

@testable import AppIntentCompiler

@Suite("What is told about an app's App Intents") struct FindingsTests {
    private static func place(_ line: Int, _ file: String = "Tea.swift") -> SourcePlace {
        SourcePlace(file: file, line: line)
    }

    @Test("is told once each, from top to bottom of each file")
    func order() {
        let findings = AppIntentFindings()
        findings.warning(at: Self.place(9), "b", remedy: "mend")
        findings.warning(at: Self.place(2, "Pot.swift"), "c", remedy: "mend")
        for _ in 0..<2 { findings.error(at: Self.place(3), "a", remedy: "mend") }
        #expect(findings.sorted.map(\.location.line) == [2, 3, 9])
    }

    @Test("is no more than a person reads, with the first error always among it")
    func limit() {
        let findings = AppIntentFindings()
        for line in 1...600 { findings.warning(at: Self.place(line), "a", remedy: "mend") }
        #expect(findings.sorted.count == 500)
        for line in 601...700 { findings.error(at: Self.place(line), "a", remedy: "mend") }
        #expect(findings.sorted.count == 501)
        #expect(findings.sorted.last?.severity == .error)
        findings.warning(at: Self.place(701), "a", remedy: "mend")
        #expect(findings.sorted.count == 501)
    }

    @Test(
        "names files from the package's folder on",
        arguments: [
            ("/build/tea", "Sources/Tea.swift"), ("", "/build/tea/Sources/Tea.swift"),
            ("/build/te", "/build/tea/Sources/Tea.swift"),
        ])
    func places(root: String, expected: String) {
        let type = ConstantType(
            name: "App.Brew", mangledName: "3App4BrewV", file: "/build/tea/Sources/Tea.swift", line: 3,
            conformances: ["AppIntents.AppIntent"])
        let outcome = AppIntentCompiler(definitions: nil, root: root).compile([type])
        #expect(outcome.isRefused)
        #expect(outcome.diagnostics.map(\.location.path) == [expected])
    }
}
