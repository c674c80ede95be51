// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Checking

@Suite("The rule plist-missing")
struct PlistMissingTests {
    @Test("a package with a definition and no app is found, at its first executable target")
    func found() throws {
        var bakery = Bakery()
        bakery.package = Bakery.package
        let whole = try bakery.project()
        var project = CheckedProject(definitions: whole.definitions, sources: whole.sources)
        project.package = whole.package
        let rule = PlistMissing()
        #expect(rule.findings(in: project).map(\.place.description) == ["Package.swift:4:32"])
        #expect(rule.findings(in: whole) == [])
        project.package?.targets.removeFirst()
        #expect(rule.findings(in: project) == [])
    }
}
