// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentDefinition
import Testing

@testable import AppIntentCompiler

@Suite("Mistakes in App Intents", .enabled(if: ConstantsOfSource.isPossible))
struct DiagnosticTests {
    /// All of them are of one module, which the compiler sees once.
    private static let types = Task {
        let files = MistakenSource.all.enumerated().map { ("M\($0.offset).swift", $0.element.text) }
        return try await ConstantsOfSource.types(
            in: Dictionary(files) { first, _ in first }.merging([
                "Base.swift": MistakenSource.base, "Moved.swift": moved,
            ]) { $1 })
    }

    /// Intents that replace those of definitions which the app has no longer.
    private static let moved =
        "import AppIntents\n"
        + (1...5).map { number in
            """
            struct Moved\(number): AppIntent, CustomIntentMigratedAppIntent {
                static let intentClassName = "Old\(number)Intent"
                static let title: LocalizedStringResource = "T"
                func perform() async throws -> some IntentResult { .result() }
            }

            """
        }.joined()

    /// One intent with a kind and a count.
    private static let definition: LocalizedDefinition = {
        var intent = IntentDeclaration(name: "BuyBread", category: "order")
        intent.parameters = [
            ParameterDeclaration(name: "kind", type: .enumeration(name: "Kind", namespace: nil)),
            ParameterDeclaration(name: "count", type: .integer),
        ]
        return LocalizedDefinition(file: DefinitionFile(modelVersion: .xcode12, intents: [intent]), name: "Bakery")
    }()

    private func diagnostics(_ index: Int) async throws -> [String] {
        let types = try await Self.types.value
        let own = (types["M\(index).swift"] ?? []) + (types["Base.swift"] ?? [])
        let compiler = AppIntentCompiler(definitions: [Self.definition])
        return compiler.compile(own).diagnostics.map { "\($0)" }
    }

    @Test("each is told at its line", arguments: MistakenSource.all.indices)
    func mistake(index: Int) async throws {
        let mistake = MistakenSource.all[index]
        let said = try await diagnostics(index)
        let place = "M\(index).swift:\(mistake.line): \(mistake.diagnostic)"
        #expect(said.count == 1 && said.allSatisfy { $0.contains(place) }, "\(mistake.testDescription): \(said)")
    }

    @Test("intents of definitions that are gone are told together, the first of them by name")
    func moved() async throws {
        let types = try await Self.types.value["Moved.swift"] ?? []
        let said = AppIntentCompiler(definitions: [Self.definition]).compile(types).diagnostics.map { "\($0)" }
        #expect(
            said == [
                "Moved.swift:2: warning: 5 intents replace intents that no definition of the app declares: "
                    + "Moved1 (Old1Intent), Moved2 (Old2Intent), Moved3 (Old3Intent) and 2 more; keep the "
                    + ".intentdefinition file in the target, or correct intentClassName; ignore this if nobody "
                    + "installed an older version of the app"
            ])
        let two = AppIntentCompiler(definitions: [Self.definition]).compile(Array(types.prefix(2))).diagnostics
        #expect(
            two.count == 1 && two.allSatisfy { "\($0.message)".hasSuffix(": Moved1 (Old1Intent), Moved2 (Old2Intent)") }
        )
    }

    @Test("an app's own App Shortcuts are used instead of those of its libraries")
    func library() async throws {
        let index = try #require(MistakenSource.all.firstIndex { $0.testDescription == "two providers" })
        let types = try await Self.types.value
        let providers = try #require(types["M\(index).swift"]).map { type in
            var type = type
            if type.unqualifiedName == "P6" { type.name = "Library.P6" }
            return type
        }
        let outcome = AppIntentCompiler(program: "App").compile(providers + (types["Base.swift"] ?? []))
        #expect(
            outcome.diagnostics.map { "\($0)" } == [
                "M\(index).swift:2: warning: the App Shortcuts of P6 are in a library and are not used; list them in P7, "
                    + "the provider of the app"
            ])
        #expect(outcome.file.appShortcuts.map(\.place.line) == [7])
    }

    @Test("what is right has none")
    func fine() async throws {
        let types = try await Self.types.value["Base.swift"] ?? []
        let outcome = AppIntentCompiler(definitions: [Self.definition]).compile(types)
        #expect(outcome.diagnostics.map { "\($0)" } == [])
        #expect(!outcome.isRefused)
        #expect(outcome.file.intents.map(\.className) == ["Fine"])
    }
}
