// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable import ProjectTemplates

@Suite("The name of a new app")
struct AppNameTests {
    @Test("is one that a module can have", arguments: ["Kettle", "TeaHouse2", "Tea_House"])
    func good(name: String) throws {
        #expect(try AppName(name).text == name)
    }

    @Test(
        "otherwise is refused with a remedy",
        arguments: ["", "kettle", "Tea House", "Tea-House", "2Tea", "../Tea", "Té"])
    func bad(name: String) {
        #expect { try AppName(name) } throws: {
            "\($0)" == "‘\(name)’ cannot be the name of an app; use letters, digits and _, a capital letter first"
        }
    }

    @Test(
        "is no other module's, nor is that of a target made of it",
        arguments: [("Store", "Store"), ("Pizzeria", "Pizzeria"), ("Fixture", "FixtureIntents"), ("Self", "Self")])
    func taken(name: String, module: String) {
        #expect { try AppName(name) } throws: {
            "\($0)" == "another module is called ‘\(module)’ already; choose another name for the app"
        }
    }

    @Test("is compared with every target of Beckon's package")
    func targets() throws {
        let manifest = try String(contentsOf: PackageRoot.url.appending(path: "Package.swift"), encoding: .utf8)
        let declaration = /(?:module|tool|[tT]arget|plugin|macro|systemLibrary)\(\s*(?:name: )?"([A-Z_][A-Za-z_]*)"/
        let names = manifest.matches(of: declaration).map { String($0.output.1) }.filter { !$0.hasSuffix("Tests") }
        #expect(names.count > 100)
        #expect(Set(names).subtracting(AppName.taken).sorted() == [])
    }
}
