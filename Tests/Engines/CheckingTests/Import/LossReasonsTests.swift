// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Checking

@Suite("The reasons for what is left out of an import")
struct LossReasonsTests {
    private static let sources = [
        "Store.swift": "import CoreData\nclass Store: NSPersistentContainer {}",
        "Prices.swift": "import Foundation\nstruct Prices { let store = Store() }",
        "Bake.swift": "import AppIntents\nstruct Bake: AppIntent { let prices = Prices() }",
        "View.swift": "import SwiftUI\nimport Intents\nstruct Wall: View { let egg: Egg }",
        "Egg.swift": "struct Egg { let wall: Wall }",
        "Ring.swift": "let ring = NSRing()",
        "Odd.swift": "let odd: Int = \"\"",
    ]

    private static func reasons(_ missing: [(path: String, name: String?)]) -> LossReasons {
        let outlines = sources.reduce(into: [String: SwiftOutline]()) { table, source in
            table[source.key] = SwiftOutline(SwiftSource(path: source.key, bytes: Array(source.value.utf8)))
        }
        let files = missing.map {
            LeftOutFile(target: "App", path: $0.path, line: 1, message: "it is odd", missingName: $0.name)
        }
        return LossReasons(files, outlines: outlines, modules: ["Kit"])
    }

    @Test(
        "are followed up to a module that is missing, a name that nothing declares, or the compiler's words",
        arguments: [
            ([("Store.swift", "NSPersistentContainer")], .modules(["CoreData"])),
            ([("Prices.swift", "Store"), ("Store.swift", "NSPersistentContainer")], .modules(["CoreData"])),
            (
                [("Bake.swift", "Prices"), ("Prices.swift", "Store"), ("Store.swift", "NSPersistentContainer")],
                .modules(["CoreData"])
            ),
            ([("View.swift", "View")], .modules(["SwiftUI"])), ([("Ring.swift", "NSRing")], .name("NSRing")),
            ([("Odd.swift", nil)], .message("it is odd")),
            // Each needs the other.
            ([("Egg.swift", "Wall"), ("View.swift", "Egg")], .modules(["SwiftUI"])),
        ] as [([(String, String?)], LossCause)])
    func cause(missing: [(String, String?)], expected: LossCause) throws {
        let reasons = Self.reasons(missing.map { (path: $0.0, name: $0.1) })
        let file = LeftOutFile(
            target: "App", path: missing[0].0, line: 1, message: "it is odd", missingName: missing[0].1)
        #expect(reasons.cause(of: file) == expected)
    }

    @Test("come with the intents that they cost, the dearest first")
    func ranked() {
        let reasons = Self.reasons([
            ("View.swift", "View"), ("Ring.swift", "NSRing"), ("Bake.swift", "Prices"), ("Prices.swift", "Store"),
            ("Store.swift", "NSPersistentContainer"),
        ]).ranked(costing: ["Bake.swift": ["Bake"]])
        #expect(reasons.map(\.cause) == [.modules(["CoreData"]), .name("NSRing"), .modules(["SwiftUI"])])
        #expect(reasons.map(\.intents) == [["Bake"], [], []])
        #expect(reasons.map(\.files.count) == [3, 1, 1])
    }
}
