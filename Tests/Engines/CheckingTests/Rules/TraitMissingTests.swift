// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Checking

@Suite("The rule trait-missing")
struct TraitMissingTests {
    private static func bakery(_ beckon: String, _ source: String) -> Bakery {
        var bakery = Bakery()
        bakery.package = Bakery.package
        bakery.package?.manifest = SwiftSource(
            path: "Package.swift",
            text: """
                let package = Package(
                    name: "Bakery",
                    dependencies: [.package(path: "../Oven", traits: []), \(beckon)],
                    targets: [intentsExtension("BakeryIntents", uses: [kit])])
                """)
        bakery.intentsSource = source + "\n" + bakery.intentsSource
        return bakery
    }

    @Test(
        "the first use in a file is found, however the package names Beckon",
        arguments: [
            #".package(path: "../beckon", traits: [])"#,
            #".package(path: "/home/you/Beckon", traits: ["Other"])"#,
            #".package(name: "beckon", path: "../clone", traits: [])"#,
            #".package(url: "https://example.org/beckon.git", branch: "main", traits: [])"#,
        ])
    func found(beckon: String) throws {
        let source = "import Intents\nfunc send(_ intent: INSendMessageIntent, to person: INMessage) {}"
        #expect(
            try Self.bakery(beckon, source).check("trait-missing") == [
                "BakeryIntents/IntentHandler.swift:2:21: error: the package leaves out INSendMessageIntent, with Apple's own intents; remove traits: from the dependency on Beckon in Package.swift [trait-missing]"
            ])
    }

    @Test(
        "a package that has the trait may use them",
        arguments: [
            #".package(path: "../beckon")"#, #".package(path: "../beckon", traits: ["SiriKit"])"#,
            #".package(path: "../beckon", traits: [.defaults, "Other"])"#,
            #".package(path: "../beckons", traits: [])"#,
        ])
    func present(beckon: String) throws {
        #expect(try Self.bakery(beckon, "func call(_ intent: INStartCallIntent) {}").check("trait-missing") == [])
    }

    @Test("a package's own traits are not traits it needs from Beckon")
    func own() throws {
        var bakery = Self.bakery(#".package(path: "../beckon")"#, "func call(_ intent: INStartCallIntent) {}")
        bakery.package?.manifest = SwiftSource(
            path: "Package.swift",
            text: """
                let package = Package(
                    name: "Bakery", traits: ["Rye"],
                    dependencies: [.package(path: "../beckon")],
                    targets: [intentsExtension("BakeryIntents", uses: [kit])])
                """)
        #expect(try bakery.check("trait-missing") == [])
    }

    @Test(
        "what is not Apple's, and what stands under a condition, is left alone",
        arguments: [
            "func name(_ person: INPerson, _ phrase: INSpeakableString) {}",
            "final class INTask {}\nlet task = INTask()",
            "#if os(iOS)\nfunc call(_ intent: INStartCallIntent) {}\n#endif",
        ])
    func silent(source: String) throws {
        let bakery = Self.bakery(#".package(path: "../beckon", traits: [])"#, source)
        #expect(try bakery.check("trait-missing") == [])
    }
}
