// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Checking

@Suite("The rule plist-refused")
struct PlistRefusedTests {
    @Test(
        "what an installation refuses is found before",
        arguments: [
            ("com.apple.intents-service", "com.apple.intents-servce", "NSExtension.NSExtensionPointIdentifier"),
            ("<key>CFBundleIdentifier</key><string>org.example.bakery.intents</string>", "", "CFBundleIdentifier"),
            ("org.example.bakery.intents", "org.example.bakery", "CFBundleIdentifier"),
            ("<string>BuyBreadIntent</string>", "", "NSExtension.NSExtensionAttributes.IntentsSupported"),
        ])
    func found(old: String, new: String, key: String) throws {
        var bakery = Bakery()
        bakery.package = Bakery.package
        bakery.intents = bakery.intents.with(new, for: old)
        let findings = try bakery.check("plist-refused").filter { $0.hasPrefix("BakeryIntents/Info.plist") }
        #expect(findings.count == 1)
        #expect(findings.first?.contains("error: \(key): ") == true, "\(findings)")
    }

    @Test("of an Xcode project nothing is installed, and what a rule of its own reports is reported once")
    func silent() throws {
        var bakery = Bakery()
        bakery.intents = bakery.intents.with("com.apple.widget-extension", for: "com.apple.intents-service")
        #expect(try bakery.check("plist-refused") == [])
        bakery = Bakery()
        bakery.package = Bakery.package
        bakery.intents = bakery.intents.with("Elsewhere", for: "NSExtensionPrincipalClass")
        #expect(try bakery.check("plist-refused").filter { $0.contains("PrincipalClass") } == [])
    }
}
