// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Checking

@Suite("The rule macros-missing")
struct MacrosMissingTests {
    private static func bakery(_ beckon: String, _ source: String) -> Bakery {
        var bakery = Bakery()
        bakery.package = Bakery.package
        bakery.package?.manifest = SwiftSource(
            path: "Package.swift",
            text: """
                let package = Package(
                    name: "Bakery", dependencies: [.package(path: "../Oven"), \(beckon)],
                    targets: [intentsExtension("BakeryIntents", uses: [kit])])
                """)
        bakery.intentsSource = "import AppIntents\n" + source + "\n" + bakery.intentsSource
        return bakery
    }

    private static let plain = #".package(path: "../beckon")"#

    @Test(
        "the first use in a file is found, of each macro",
        arguments: [
            ("@UnionValue enum Loaf { case bread(Bread) }", "UnionValue"),
            ("@ComputedProperty(title: \"Weight\") var weight: Int { 3 }", "ComputedProperty"),
            ("@DeferredProperty var crumbs: Int { get async { 3 } }", "DeferredProperty"),
            ("@AppIntent(schema: .mail.sendDraft) struct Send {}", "AppIntent"),
            ("@AssistantEntity(schema: .mail.draft) struct Draft {}", "AssistantEntity"),
        ])
    func found(source: String, name: String) throws {
        let said = try Self.bakery(Self.plain, source).check("macros-missing")
        #expect(
            said == [
                "BakeryIntents/IntentHandler.swift:2:2: error: the package does not have the macro @\(name); add traits: [.defaults, \"AppIntentsMacros\"] to the dependency on Beckon in Package.swift [macros-missing]"
            ])
    }

    @Test(
        "a package that enables the trait may use them",
        arguments: [
            #".package(path: "../beckon", traits: [.defaults, "AppIntentsMacros"])"#,
            #".package(url: "https://example.org/beckon.git", branch: "main", traits: ["AppIntentsMacros"])"#,
            #".package(path: "../elsewhere")"#,
        ])
    func present(beckon: String) throws {
        #expect(try Self.bakery(beckon, "@UnionValue enum Loaf { case bread(Bread) }").check("macros-missing") == [])
    }

    @Test(
        "what is no macro, and what stands under a condition, is left alone",
        arguments: [
            "struct Send: AppIntent {}", "let UnionValue = 3",
            "#if os(iOS)\n@UnionValue enum Loaf { case bread(Bread) }\n#endif",
        ])
    func silent(source: String) throws {
        #expect(try Self.bakery(Self.plain, source).check("macros-missing") == [])
    }
}
