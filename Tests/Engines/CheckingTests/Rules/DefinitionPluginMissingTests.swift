// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Checking

@Suite("The rule definition-plugin-missing")
struct DefinitionPluginMissingTests {
    private static let forgetful = {
        var package = Bakery.package
        package.targets[1].products = ["Intents", "ExtensionPlugin"]
        return package
    }()

    @Test("a target that holds a definition and lacks the plugin is found")
    func found() throws {
        var bakery = Bakery()
        bakery.package = Self.forgetful
        #expect(
            try bakery.check("definition-plugin-missing") == [
                "Package.swift:4:77: error: BakeryKit holds Base.lproj/Bakery.intentdefinition and lacks IntentDefinitionPlugin; add plugins: [.plugin(name: \"IntentDefinitionPlugin\", package: \"beckon\")] [definition-plugin-missing]"
            ])
    }

    @Test("one that has it, has a plugin of the package's own, or whose Swift is there already, is not")
    func silent() throws {
        var bakery = Bakery()
        bakery.package = Bakery.package
        #expect(try bakery.check("definition-plugin-missing") == [])
        bakery.package = Self.forgetful
        bakery.package?.targets[1].dependencies = ["Compiling"]
        bakery.package?.plugins = ["Compiling"]
        #expect(try bakery.check("definition-plugin-missing") == [])
        bakery.package = Self.forgetful
        bakery.appSource += "\npublic protocol BuyBreadIntentHandling: NSObjectProtocol {}"
        #expect(try bakery.check("definition-plugin-missing") == [])
    }
}
