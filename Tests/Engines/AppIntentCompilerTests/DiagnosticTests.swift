// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppIntentCompiler
import IntentDefinition
import Testing

@Suite("Mistakes in App Intents", .enabled(if: ConstantsOfSource.isPossible))
struct DiagnosticTests {
    /// All of them are of one module, which the compiler sees once.
    private static let types = Task {
        let files = MistakenSource.all.enumerated().map { ("M\($0.offset).swift", $0.element.text) }
        return try await ConstantsOfSource.types(
            in: Dictionary(files) { first, _ in first }.merging(["Base.swift": MistakenSource.base]) { $1 })
    }

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

    @Test("what is right has none")
    func fine() async throws {
        let types = try await Self.types.value["Base.swift"] ?? []
        let outcome = AppIntentCompiler(definitions: [Self.definition]).compile(types)
        #expect(outcome.diagnostics.map { "\($0)" } == [])
        #expect(!outcome.isRefused)
        #expect(outcome.file.intents.map(\.className) == ["Fine"])
    }
}
