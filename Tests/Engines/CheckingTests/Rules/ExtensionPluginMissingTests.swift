// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Checking

@Suite("The rule extension-plugin-missing")
struct ExtensionPluginMissingTests {
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

    @Test("an extension without the plugin is found, at its target")
    func found() throws {
        var bakery = Bakery()
        bakery.manifest = Self.manifest.with(
            "plugins: []", for: "plugins: [.plugin(name: \"ExtensionPlugin\", package: \"beckon\")]")
        #expect(
            try bakery.check("extension-plugin-missing") == [
                "Package.swift:5:19: error: BakeryIntents is an extension without ExtensionPlugin, so it has no entry point; add plugins: [.plugin(name: \"ExtensionPlugin\", package: \"beckon\")] [extension-plugin-missing]"
            ])
        bakery.manifest = Self.manifest.with(
            "", for: ", plugins: [.plugin(name: \"ExtensionPlugin\", package: \"beckon\")]")
        #expect(try bakery.check("extension-plugin-missing").count == 1)
    }

    @Test(
        "one that has it, may have it or begins by itself is not",
        arguments: [
            "plugins: [\"ExtensionPlugin\"]", "plugins: beckonPlugins", "plugins: [entryPoint]",
            "plugins: [] + shared",
        ])
    func silent(plugins: String) throws {
        var bakery = Bakery()
        bakery.manifest = Self.manifest
        #expect(try bakery.check("extension-plugin-missing") == [])
        bakery.manifest = Self.manifest.with(
            plugins, for: "plugins: [.plugin(name: \"ExtensionPlugin\", package: \"beckon\")]")
        #expect(try bakery.check("extension-plugin-missing") == [])
        bakery.manifest = Self.manifest.with(
            "plugins: []", for: "plugins: [.plugin(name: \"ExtensionPlugin\", package: \"beckon\")]")
        bakery.intentsSource += "\n@main struct Start { static func main() {} }"
        #expect(try bakery.check("extension-plugin-missing") == [])
    }
}
