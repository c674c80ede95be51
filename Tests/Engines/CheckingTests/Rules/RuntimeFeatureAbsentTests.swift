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

    @Test("each use is found with what to write instead")
    func found() throws {
        #expect(
            try Self.check("@objc func tap() {}\nlet a = #selector(tap)\n@IBOutlet var label: UILabel!") == [
                "BakeryIntents/IntentHandler.swift:10:1: warning: @objc does not exist without Objective-C; remove it, and use closures instead of selectors: there is no Objective-C here [runtime-feature-absent]",
                "BakeryIntents/IntentHandler.swift:11:9: warning: #selector does not exist without Objective-C; use a closure: UIAction, addAction(_:for:), UIBarButtonItem(primaryAction:), or a block of NotificationCenter or Timer [runtime-feature-absent]",
                "BakeryIntents/IntentHandler.swift:12:1: warning: @IBOutlet does not exist without Objective-C; create the view in code and store it in a property [runtime-feature-absent]",
            ])
    }

    @Test(
        "everything that the runtime is for is found, and an error in a package",
        arguments: [
            "@objcMembers class A {}", "@NSManaged var a: Int", "let a = #keyPath(A.b)", "autoreleasepool { work() }",
            "let a = Selector(\"tap\")", "@objc(bake) func b() {}",
        ])
    func kinds(source: String) throws {
        let findings = try Self.check(source, package: true)
        #expect(findings.count == 1)
        #expect(findings.first?.contains(": error: ") == true)
    }

    @Test("a predicate’s format is found where nothing that the target imports reads it")
    func predicate() throws {
        var bakery = Bakery()
        bakery.intentsSource = "import Foundation\nlet a = NSPredicate(format: \"a == 1\")"
        #expect(try bakery.check("runtime-feature-absent").count == 1)
    }

    @Test(
        "what compiles, is a text, or is not compiled, is left alone",
        arguments: [
            "@IBAction func a() {}", "let objc = 1", "// @objc", "let a = \"#selector(b)\"",
            "#if canImport(ObjectiveC)\n@objc func a() {}\n#endif",
            "#if os(iOS)\nlet a = #selector(b)\n#endif", "NSPredicate(block: { _, _ in true })",
            // What the target imports brings it.
            "import Intents\nlet a = NSPredicate(format: \"a == 1\")",
            "func autoreleasepool(_ a: () -> Void) {}", "let a: Selector",
            "#if _runtime(_ObjC)\n@objc func a() {}\n#endif",
        ])
    func silent(source: String) throws {
        #expect(try Self.check(source) == [])
    }
}
