// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences
import Testing

@testable import AppBundle

@Suite("Build settings")
struct BuildSettingsTests {
    private let settings = BuildSettings([
        "PRODUCT_NAME": "Corner Shop", "EXECUTABLE_NAME": "$(PRODUCT_NAME)", "PRODUCT_MODULE_NAME": "Corner_Shop",
        "EMPTY": "", "ORGANISATION": "org.example", "LOOP": "$(LOOPED)", "LOOPED": "${LOOP}",
    ])

    @Test(
        "a variable becomes its value",
        arguments: [
            ("plain", "plain"),
            ("$(PRODUCT_NAME)", "Corner Shop"),
            ("${PRODUCT_NAME}", "Corner Shop"),
            ("$(PRODUCT_MODULE_NAME).IntentHandler", "Corner_Shop.IntentHandler"),
            ("$(EXECUTABLE_NAME)!", "Corner Shop!"),
            ("$(ORGANISATION).$(PRODUCT_NAME:rfc1034identifier)", "org.example.Corner-Shop"),
            ("$(PRODUCT_NAME:c99extidentifier)", "Corner_Shop"),
            ("$(PRODUCT_NAME:lower)", "corner shop"),
            ("$(PRODUCT_NAME:rfc1034identifier:upper)", "CORNER-SHOP"),
            ("$(REGION:default=en)", "en"),
            ("$(EMPTY:default=full)", "full"),
            ("$(EMPTY)", ""),
            ("$(PRODUCT_NAME:default=other)", "Corner Shop"),
            ("$(SITE:default=http://localhost:8080/)", "http://localhost:8080/"),
            ("$(SITE:default=$(ORGANISATION).site)", "org.example.site"),
            ("costs 5$", "costs 5$"),
            ("$5 and $HOME", "$5 and $HOME"),
        ])
    func expansion(text: String, expected: String) throws {
        #expect(try settings.expand(text) == expected)
    }

    @Test(
        "a variable that cannot be expanded is named",
        arguments: [
            ("$(NOWHERE)", "NOWHERE"),
            ("$(PRODUCT_NAME", "closing ‘)’"),
            ("${PRODUCT_NAME", "closing ‘}’"),
            ("$(LOOP)", "expands to itself"),
            ("$(PRODUCT_NAME:shout)", "shout"),
            ("$()", "no value"),
        ])
    func refusal(text: String, expected: String) {
        let error = #expect(throws: InfoPlistError.self) { try settings.expand(text) }
        #expect(error?.description.contains(expected) == true)
    }

    @Test("an unknown variable deep in a list is reported with its key")
    func keyPath() {
        let tree = PropertyTree.dictionary([
            "NSExtension": .dictionary(["List": .array([.integer(1), .string("$(NOWHERE)")])])
        ])
        let error = #expect(throws: InfoPlistError.self) { try settings.expand(tree) }
        #expect(error?.key == "NSExtension.List[1]")
        #expect(error?.remedy.description.contains("--setting NOWHERE=VALUE") == true)
    }

    @Test("settings given by hand win")
    func override() throws {
        let own = settings.overridden(by: ["PRODUCT_NAME": "Mine"])
        #expect(try own.expand("$(EXECUTABLE_NAME)") == "Mine")
    }
}
