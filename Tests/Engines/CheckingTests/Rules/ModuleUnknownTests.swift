// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Checking

@Suite("The rule module-unknown")
struct ModuleUnknownTests {
    private static func bakery(_ source: String, products: Set<String> = ["Intents", "ExtensionPlugin"]) -> Bakery {
        var bakery = Bakery()
        bakery.package = Bakery.package
        bakery.package?.modules = ["BakeryIntents", "BakeryKit", "CFlour"]
        bakery.package?.targets[0].products = products
        bakery.intentsSource = source + "\n" + bakery.intentsSource
        return bakery
    }

    @Test("a module that neither the package nor a dependency has is found")
    func found() throws {
        #expect(
            try Self.bakery("import Foundation\nimport Alamofire").check("module-unknown") == [
                "BakeryIntents/IntentHandler.swift:2:8: error: BakeryIntents imports Alamofire, which is in neither the package nor a dependency; depend on a package that has it and builds on Linux, or put code that needs it between #if canImport(Alamofire) and #endif [module-unknown]"
            ])
    }

    @Test(
        "what is there, what may come from a dependency, and what other rules are about, is left alone",
        arguments: [
            ("import BakeryKit", ["Intents"]), ("import CFlour", ["Intents"]), ("import Dispatch", ["Intents"]),
            ("import SwiftUI", ["Intents"]), ("import UIKit", ["Intents"]), ("import NIOCore", ["Intents", "NIO"]),
            ("#if canImport(Alamofire)\nimport Alamofire\n#endif", ["Intents"]),
        ] as [(String, Set<String>)])
    func silent(source: String, products: Set<String>) throws {
        #expect(try Self.bakery(source, products: products).check("module-unknown") == [])
    }

    @Test("an Xcode project may have modules from anywhere")
    func project() throws {
        var bakery = Bakery()
        bakery.appSource = "import Alamofire\n" + bakery.appSource
        #expect(try bakery.check("module-unknown") == [])
    }
}
