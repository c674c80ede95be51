// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Checking

@Suite("The rule main-attribute")
struct MainAttributeTests {
    @Test("the attribute is found, the function of that name is not")
    func found() throws {
        var bakery = Bakery()
        bakery.appSource +=
            "\n@UIApplicationMain\nclass AppDelegate: UIResponder {}\nUIApplicationMain(0, nil, nil, nil)\n"
        let findings = try bakery.check("main-attribute")
        #expect(findings.count == 1)
        #expect(findings.first?.hasSuffix("write @main [main-attribute]") == true)
    }

    @Test("in a package it is an error, and under a condition it is left to anyone who meets it")
    func severities() throws {
        var bakery = Bakery()
        bakery.package = Bakery.package
        bakery.appSource += "\n@UIApplicationMain\nclass AppDelegate: UIResponder {}\n"
        #expect(try bakery.check("main-attribute").first?.contains(": error: ") == true)
        bakery.appSource = bakery.appSource.with("#if os(iOS)\n@UIApplicationMain\n#endif", for: "@UIApplicationMain")
        #expect(try bakery.check("main-attribute") == [])
    }
}
