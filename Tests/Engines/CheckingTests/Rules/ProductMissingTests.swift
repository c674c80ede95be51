// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Checking

@Suite("The rule product-missing")
struct ProductMissingTests {
    private static func bakery(_ products: Set<String>, _ source: String) -> Bakery {
        var bakery = Bakery()
        bakery.package = Bakery.package
        bakery.package?.targets[0].products = products.union(["ExtensionPlugin"])
        bakery.intentsSource = source + "\n" + bakery.intentsSource
        return bakery
    }

    @Test("an import without its product is found where it stands")
    func found() throws {
        let bakery = Self.bakery(["Intents"], "import Foundation\nimport UIKit\nimport Intents")
        #expect(
            try bakery.check("product-missing") == [
                "BakeryIntents/IntentHandler.swift:2:8: error: BakeryIntents imports UIKit and does not depend on it; add .product(name: \"UIKit\", package: \"beckon\") to its dependencies in Package.swift [product-missing]"
            ])
    }

    @Test("the product that the code of a definition needs is missed at its target, though nothing imports it")
    func definition() throws {
        var bakery = Bakery()
        bakery.package = Bakery.package
        bakery.package?.targets[1].products = ["IntentDefinitionPlugin"]
        #expect(
            try bakery.check("product-missing") == [
                "Package.swift:4:77: error: BakeryKit generates code of Base.lproj/Bakery.intentdefinition for Intents and does not depend on it; add .product(name: \"Intents\", package: \"beckon\") to its dependencies in Package.swift [product-missing]"
            ])
    }

    @Test("a file that is not compiled imports nothing")
    func excluded() throws {
        var bakery = Self.bakery(["Intents"], "import UIKit")
        bakery.package?.targets[0].sources = ["BakeryIntents/Other.swift"]
        #expect(try bakery.check("product-missing") == [])
    }

    @Test(
        "what a target may have from another, and what is imported under a condition, is left alone",
        arguments: [
            (["Intents"], "import os.log\nimport OSLog\nimport UserNotifications"), (["UIKit"], "import QuartzCore"),
            (["IntentsUI"], "import UIKit"), (["Intents", "Oven"], "import UIKit"),
            (["Intents"], "#if canImport(UIKit)\nimport UIKit\n#endif"), ([], "import Intents"),
        ] as [(Set<String>, String)])
    func silent(products: Set<String>, source: String) throws {
        #expect(try Self.bakery(products, source).check("product-missing") == [])
    }
}
