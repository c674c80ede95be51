// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Checking

@Suite("The rule plist-missing")
struct PlistMissingTests {
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

    @Test("a package with a definition and no app is found, at its first executable target")
    func found() throws {
        var bakery = Bakery()
        bakery.manifest = Self.manifest
        let whole = try bakery.project()
        var project = CheckedProject(definitions: whole.definitions, sources: whole.sources)
        project.manifest = whole.manifest
        let rule = PlistMissing()
        #expect(rule.findings(in: project).map(\.place.description) == ["Package.swift:5:19"])
        #expect(rule.findings(in: whole) == [])
        project.manifest = SwiftSource(path: "Package.swift", text: "let package = Package(name: \"Kit\")")
        #expect(rule.findings(in: project) == [])
    }
}
