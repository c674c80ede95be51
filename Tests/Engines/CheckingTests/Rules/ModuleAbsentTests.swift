// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable import Checking

@Suite("The rule module-absent")
struct ModuleAbsentTests {
    @Test("a module that is not here is reported once for a target")
    func found() throws {
        var bakery = Bakery()
        bakery.appSource =
            "import SwiftUI\nimport struct Combine.Just\nimport CoreText.CTFont\nimport SwiftUI\n" + bakery.appSource
        #expect(
            try bakery.check("module-absent") == [
                "Bakery/App.swift:1:8: warning: Bakery imports SwiftUI, which does not exist here, here and in 1 more; keep it between #if canImport(SwiftUI) and #endif, or in a target of its own [module-absent]",
                "Bakery/App.swift:2:15: warning: Bakery imports Combine, which does not exist here; keep it between #if canImport(Combine) and #endif, or in a target of its own [module-absent]",
                "Bakery/App.swift:3:8: warning: Bakery imports CoreText, which does not exist here; keep it between #if canImport(CoreText) and #endif, or in a target of its own [module-absent]",
            ])
    }

    @Test("what is imported under a condition, and a module of one's own, are left alone")
    func silent() throws {
        var bakery = Bakery()
        bakery.appSource = "#if canImport(SwiftUI)\nimport SwiftUI\n#endif\nimport BakeryKit\n" + bakery.appSource
        #expect(try bakery.check("module-absent") == [])
    }

    @Test("no module of the package is said to be absent")
    func own() throws {
        let manifest = try String(contentsOf: PackageRoot.url.appending(path: "Package.swift"), encoding: .utf8)
        let products = Set(manifest.matches(of: /library\(name: "(\w+)"/).map { String($0.output.1) })
        #expect(products.contains("Intents"))
        #expect(products.isDisjoint(with: ModuleAbsent.modules))
    }
}
