// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Checking

@Suite("The rule runtime-feature-absent")
struct RuntimeFeatureAbsentTests {
    private static func check(_ source: String, package: Bool = false) throws -> [String] {
        var bakery = Bakery()
        if package { bakery.package = Bakery.package }
        bakery.intentsSource += "\n" + source
        return try bakery.check("runtime-feature-absent")
    }

    @Test("an outlet is found, and a warning in a package too", arguments: [false, true])
    func outlet(package: Bool) throws {
        let findings = try Self.check("@objc func tap() {}\n@IBOutlet var label: UILabel!", package: package)
        #expect(findings.count == 1)
        #expect(
            findings.first?.hasSuffix(
                ":11:1: warning: @IBOutlet stays nil, because storyboards are not read here; create the view in code and store it in the property [runtime-feature-absent]"
            ) == true)
    }

    @Test(
        "a predicate’s format is found where nothing that the target imports reads it",
        arguments: [(false, "warning"), (true, "error")])
    func predicate(package: Bool, severity: String) throws {
        var bakery = Bakery()
        if package { bakery.package = Bakery.package }
        bakery.intentsSource = "import Foundation\nlet a = NSPredicate(format: \"a == 1\")"
        let findings = try bakery.check("runtime-feature-absent")
        #expect(findings.count == 1)
        #expect(findings.first?.contains(": \(severity): NSPredicate(format:) does not exist") == true)
    }

    @Test(
        "what the build rewrites, is a text, or is not compiled, is left alone",
        arguments: [
            "@IBAction func a() {}", "@objc func a() {}", "let a = #selector(b)", "let IBOutlet = 1", "// @IBOutlet",
            "#if canImport(ObjectiveC)\n@IBOutlet var a: UILabel!\n#endif",
            "#if os(iOS)\n@IBOutlet var a: UILabel!\n#endif", "NSPredicate(block: { _, _ in true })",
            // What the target imports brings it.
            "import Intents\nlet a = NSPredicate(format: \"a == 1\")",
            "#if _runtime(_ObjC)\n@IBOutlet var a: A!\n#endif",
        ])
    func silent(source: String) throws {
        #expect(try Self.check(source) == [])
    }
}
