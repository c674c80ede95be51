// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Checking

@Suite("The rule product-missing")
struct ProductMissingTests {
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

    @Test("an import without its product is found where it stands")
    func found() throws {
        var bakery = Bakery()
        bakery.manifest = Self.manifest
        bakery.intentsSource = "import Foundation\nimport UIKit\nimport Intents\n" + bakery.intentsSource
        #expect(
            try bakery.check("product-missing") == [
                "BakeryIntents/IntentHandler.swift:2:8: error: BakeryIntents imports UIKit and does not depend on it; add .product(name: \"UIKit\", package: \"beckon\") to its dependencies in Package.swift [product-missing]"
            ])
    }

    @Test(
        "what a target may have from another, and what is imported under a condition, is left alone",
        arguments: [
            (".product(name: \"IntentsUI\", package: \"beckon\")", "import UIKit"),
            (
                ".product(name: \"Intents\", package: \"beckon\"), .product(name: \"Oven\", package: \"oven\")",
                "import UIKit"
            ),
            ("beckon(\"UIKit\")", "import UIKit"),
            (".product(name: \"Intents\", package: \"beckon\")", "#if canImport(UIKit)\nimport UIKit\n#endif"),
            ("\"BakeryKit\"", "import Intents"),
        ])
    func silent(dependencies: String, source: String) throws {
        var bakery = Bakery()
        bakery.manifest = Self.manifest.with(dependencies, for: ".product(name: \"Intents\", package: \"beckon\")")
        bakery.intentsSource = source + "\n" + bakery.intentsSource
        #expect(try bakery.check("product-missing") == [])
    }
}
