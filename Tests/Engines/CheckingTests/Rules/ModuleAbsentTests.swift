// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Checking

@Suite("The rule module-absent")
struct ModuleAbsentTests {
    @Test("a module that is not here is reported once for a target, with what to do without it")
    func found() throws {
        var bakery = Bakery()
        bakery.appSource =
            "import SwiftUI\nimport struct Combine.Just\nimport CoreText.CTFont\nimport SwiftUI\nimport MapKit\n"
            + bakery.appSource
        #expect(
            try bakery.check("module-absent") == [
                "Bakery/App.swift:1:8: warning: Bakery imports SwiftUI, which does not exist here, here and in 1 more; keep its views out of the extension and draw with UIKit, or put the code between #if canImport(…) and #endif [module-absent]",
                "Bakery/App.swift:2:15: warning: Bakery imports Combine, which does not exist here; use async sequences or closures [module-absent]",
                "Bakery/App.swift:3:8: warning: Bakery imports CoreText, which does not exist here; import UIKit, which has the drawing API here [module-absent]",
                "Bakery/App.swift:5:8: warning: Bakery imports MapKit, which does not exist here; put code that needs it between #if canImport(MapKit) and #endif, or into a target that is not built here [module-absent]",
            ])
    }

    @Test("in a package it is a warning too, also in a library that an extension uses")
    func package() throws {
        var bakery = Bakery()
        bakery.package = Bakery.package
        bakery.intentsSource = "import WidgetKit\n" + bakery.intentsSource
        let findings = try bakery.check("module-absent")
        #expect(findings.count == 1)
        #expect(
            findings.first?.hasPrefix("BakeryIntents/IntentHandler.swift:1:8: warning: BakeryIntents imports") == true)
        bakery.package?.targets[0].folder = "Elsewhere"
        bakery.package?.targets[1].folder = "BakeryIntents"
        #expect(try bakery.check("module-absent").first?.contains("warning: BakeryKit imports WidgetKit") == true)
    }

    @Test(
        "what is imported where it is not compiled, and a module of your own, are left alone",
        arguments: [
            "#if canImport(SwiftUI)\nimport SwiftUI\n#endif", "#if os(iOS)\nimport SwiftUI\n#endif", "import BakeryKit",
            "#if DEBUG\nimport SwiftUI\n#endif", "// import SwiftUI\nlet text = \"\"\"\nimport SwiftUI\n\"\"\"",
            "#if os(Linux)\n#else\nimport SwiftUI\n#endif",
        ])
    func silent(source: String) throws {
        var bakery = Bakery()
        bakery.appSource = source + "\n" + bakery.appSource
        #expect(try bakery.check("module-absent") == [])
    }

    @Test(
        "what is imported where it is compiled is found, conditions or not",
        arguments: ["#if !os(macOS)\nimport SwiftUI\n#endif", "#if canImport(AppKit)\n#else\nimport SwiftUI\n#endif"])
    func conditional(source: String) throws {
        var bakery = Bakery()
        bakery.appSource = source + "\n" + bakery.appSource
        #expect(try bakery.check("module-absent").count == 1)
    }

    @Test("a module that the package has itself, or depends on by its name, is there")
    func own() throws {
        var bakery = Bakery()
        bakery.package = Bakery.package
        bakery.intentsSource = "import Combine\n" + bakery.intentsSource
        bakery.package?.modules = ["Combine"]
        #expect(try bakery.check("module-absent") == [])
        bakery.package?.modules = []
        bakery.package?.targets[0].products.insert("Combine")
        #expect(try bakery.check("module-absent") == [])
    }
}
