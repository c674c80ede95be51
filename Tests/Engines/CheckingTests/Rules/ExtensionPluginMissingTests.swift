// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Checking

@Suite("The rule extension-plugin-missing")
struct ExtensionPluginMissingTests {
    @Test("an extension without the plugin is found, where the manifest names its target")
    func found() throws {
        var bakery = Bakery()
        bakery.package = Bakery.package
        bakery.package?.targets[0].products = ["Intents"]
        #expect(
            try bakery.check("extension-plugin-missing") == [
                "Package.swift:4:32: error: BakeryIntents is an extension without ExtensionPlugin, so it has no entry point; add plugins: [.plugin(name: \"ExtensionPlugin\", package: \"beckon\")] [extension-plugin-missing]"
            ])
    }

    @Test("where a function makes up the target's name, the manifest as a whole is the place")
    func computedName() throws {
        var bakery = Bakery()
        bakery.package = Bakery.package
        bakery.package?.targets[0].products = ["Intents"]
        bakery.package?.manifest = SwiftSource(path: "Package.swift", text: "let package = make(\"Bakery\")")
        #expect(try bakery.check("extension-plugin-missing").first?.hasPrefix("Package.swift: error:") == true)
    }

    @Test("one that has it, has a plugin of the package's own or begins by itself is not")
    func silent() throws {
        var bakery = Bakery()
        #expect(try bakery.check("extension-plugin-missing") == [])
        bakery.package = Bakery.package
        #expect(try bakery.check("extension-plugin-missing") == [])
        bakery.package?.targets[0].products = ["Intents"]
        bakery.package?.targets[0].dependencies = ["BakeryKit", "EntryPoint"]
        bakery.package?.plugins = ["EntryPoint"]
        #expect(try bakery.check("extension-plugin-missing") == [])
        bakery.package?.plugins = []
        bakery.intentsSource += "\n@main struct Start { static func main() {} }"
        #expect(try bakery.check("extension-plugin-missing") == [])
    }
}
