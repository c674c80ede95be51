// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Checking

@Suite("The rule definition-plugin-missing")
struct DefinitionPluginMissingTests {
    private static let manifest = """
        let package = Package(
            name: "Bakery", dependencies: [.package(name: "beckon", path: "..")],
            targets: [
                .executableTarget(
                    name: "BakeryIntents", dependencies: ["BakeryKit", .product(name: "Intents", package: "beckon")],
                    exclude: ["Info.plist"], plugins: [.plugin(name: "ExtensionPlugin", package: "beckon")]),
                .target(
                    name: "BakeryKit", dependencies: [.product(name: "Intents", package: "beckon")],
                    plugins: [.plugin(name: "IntentDefinitionPlugin", package: "beckon")]),
            ])
        """

    @Test("a target that holds a definition and lacks the plugin is found")
    func found() throws {
        var bakery = Bakery()
        bakery.manifest = Self.manifest.with("ExtensionPlugin", for: "IntentDefinitionPlugin")
        #expect(
            try bakery.check("definition-plugin-missing") == [
                "Package.swift:8:19: error: BakeryKit holds Base.lproj/Bakery.intentdefinition and lacks IntentDefinitionPlugin; add plugins: [.plugin(name: \"IntentDefinitionPlugin\", package: \"beckon\")] [definition-plugin-missing]"
            ])
    }

    @Test("one that has it, and one whose Swift is there already, are not")
    func silent() throws {
        var bakery = Bakery()
        bakery.manifest = Self.manifest
        #expect(try bakery.check("definition-plugin-missing") == [])
        bakery.manifest = Self.manifest.with("ExtensionPlugin", for: "IntentDefinitionPlugin")
        bakery.appSource += "\npublic protocol BuyBreadIntentHandling: NSObjectProtocol {}"
        #expect(try bakery.check("definition-plugin-missing") == [])
    }
}
