// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import AppBundle

@Suite("Bundle identifiers")
struct BundleIdentifierTests {
    @Test("a well-formed identifier is taken", arguments: ["org.example.shop", "shop", "a-b.C_9"])
    func accepted(text: String) {
        #expect(BundleIdentifier(text)?.text == text)
    }

    @Test(
        "an identifier that could lead out of a folder is refused",
        arguments: ["", ".", "..", "a..b", ".a", "a.", "../a", "a/b", "a b", "a\0b", "é", "org.example.披萨"])
    func refused(text: String) {
        #expect(BundleIdentifier(text) == nil)
    }

    @Test("an identifier longer than a folder name is refused")
    func length() {
        #expect(BundleIdentifier(String(repeating: "a", count: 155)) != nil)
        #expect(BundleIdentifier(String(repeating: "a", count: 156)) == nil)
    }

    @Test("only a longer identifier with a dot between is inside an app")
    func nesting() throws {
        let app = try #require(BundleIdentifier("org.example.shop"))
        #expect(BundleIdentifier("org.example.shop.intents")?.isInside(app) == true)
        #expect(BundleIdentifier("org.example.shopping")?.isInside(app) == false)
        #expect(app.isInside(app) == false)
    }

    @Test(
        "a kind of bundle has its folder's ending and its four letters",
        arguments: [
            (BundleKind.app, "app", "APPL"), (.intentsExtension, "appex", "XPC!"),
            (.intentsInterfaceExtension, "appex", "XPC!"), (.appIntentsExtension, "appex", "XPC!"),
        ])
    func kinds(kind: BundleKind, pathExtension: String, packageType: String) {
        #expect(kind.pathExtension == pathExtension)
        #expect(kind.packageType == packageType)
    }
}
