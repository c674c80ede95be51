// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Checking

@Suite("The rule principal-class-missing")
struct PrincipalClassMissingTests {
    @Test("an extension without a principal class is found")
    func noClass() throws {
        var bakery = Bakery()
        bakery.intents = bakery.intents.with(
            "", for: "<key>NSExtensionPrincipalClass</key><string>BakeryIntents.IntentHandler</string>")
        let findings = try bakery.check("principal-class-missing")
        #expect(
            findings == [
                "BakeryIntents/Info.plist:5:1: error: BakeryIntents names no principal class; add NSExtensionPrincipalClass, such as $(PRODUCT_MODULE_NAME).IntentHandler [principal-class-missing]"
            ])
    }

    @Test("a UI extension without class and storyboard is found")
    func noClassOrStoryboard() throws {
        var bakery = Bakery()
        bakery.panel = bakery.panel.with("", for: "<key>NSExtensionMainStoryboard</key><string>MainInterface</string>")
        let findings = try bakery.check("principal-class-missing")
        #expect(
            findings == [
                "BakeryPanel/Info.plist:5:1: error: BakeryPanel names no principal class; add NSExtensionPrincipalClass, such as $(PRODUCT_MODULE_NAME).IntentHandler [principal-class-missing]"
            ])
    }
}
