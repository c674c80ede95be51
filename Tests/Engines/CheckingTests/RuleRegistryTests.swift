// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable import Checking

@Suite("The registry of rules")
struct RuleRegistryTests {
    private static let folder = PackageRoot.url.appending(path: "Sources/Engines/Checking/Rules")

    @Test("every file in the folder of rules is in the registry, and has a test of its own name")
    func complete() throws {
        let others: Set = ["Rule", "RuleDescription", "RuleRegistry"]
        let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
            .map { $0.replacing(".swift", with: "") }.filter { !others.contains($0) }
        #expect(Set(files) == Set(RuleRegistry.all.map { "\(type(of: $0))" }))
        #expect(files.count == RuleRegistry.all.count)
        let tests = PackageRoot.url.appending(path: "Tests/Engines/CheckingTests/Rules")
        for file in files {
            let exists = FileManager.default.fileExists(atPath: tests.appending(path: "\(file)Tests.swift").path)
            #expect(exists, "\(file) has no test")
        }
    }

    @Test("identifiers are those of their types, in lower case with hyphens, and in order")
    func identifiers() {
        for rule in RuleRegistry.all {
            let name = "\(type(of: rule))".replacing(/([a-z])([A-Z])/) { "\($0.output.1)-\($0.output.2)" }.lowercased()
            #expect(rule.about.id == name)
            #expect(RuleRegistry.rule(name)?.about == rule.about)
        }
        let ids = RuleRegistry.all.map(\.about.id)
        #expect(ids == ids.sorted())
    }

    @Test("the README counts them")
    func count() throws {
        let count = RuleRegistry.all.count
        #expect(
            try CountInProse("rules](Documentation/Checking.md)", in: "README.md").number(renewedTo: count) == count)
    }

    @Test("the documentation has a row for each rule with its severity and its title")
    func documentation() throws {
        let page = try String(
            contentsOf: PackageRoot.url.appending(path: "Documentation/Checking.md"), encoding: .utf8)
        let rows = page.split(separator: "\n").filter { $0.hasPrefix("| `") }.map(String.init)
        let expected = RuleRegistry.all.map(\.about).map { "| `\($0.id)` | \($0.severity.rawValue) | \($0.title) |" }
        #expect(rows == expected)
    }
}
