// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentDefinition
import TestSupport
import Testing

@testable import IntentCompiler

@Suite("Generated Swift", .enabled(if: SwiftTypeCheck.isPossible, "no swiftc is on the path"))
struct CompileTests {
    private static func source(of definition: DefinitionFile, _ visibility: GenerationOptions.Visibility) -> String {
        IntentCompiler(options: GenerationOptions(visibility: visibility))
            .singleFile(named: "Definition", for: definition, path: "").files.first?.contents ?? ""
    }

    @Test(
        "of the reference definitions is accepted without a warning", arguments: SwiftTypeCheck.Mode.allCases,
        GenerationOptions.Visibility.allCases)
    func references(mode: SwiftTypeCheck.Mode, visibility: GenerationOptions.Visibility) async throws {
        let sources = try ReferenceDefinitions.names.compactMap { name in
            try ReferenceDefinitions.reading(of: name).file.map { (name, Self.source(of: $0, visibility)) }
        }
        try #require(sources.count == ReferenceDefinitions.names.count)
        let complaints = try await SwiftTypeCheck.complaints(
            about: sources, mode: mode, isNewer: visibility == .public)
        #expect(complaints == [])
    }

    @Test(
        "of real apps' definitions is accepted without a warning",
        .enabled(if: Corpus.isPresent, Comment(rawValue: Corpus.absence)))
    func corpus() async throws {
        let sources = try Corpus.definitions().conforming.compactMap { url in
            DefinitionReader.read(try Data(contentsOf: url), path: url.path).file
                .map { (url.lastPathComponent, Self.source(of: $0, .public)) }
        }
        #expect(!sources.isEmpty)
        #expect(sources.count == (try Corpus.definitions().conforming.count))
        let complaints = try await SwiftTypeCheck.complaints(about: sources, mode: .swift6)
        #expect(complaints == [])
    }

    @Test("is what handlers written for Apple's systems expect", arguments: SwiftTypeCheck.Mode.allCases)
    func handlers(mode: SwiftTypeCheck.Mode) async throws {
        let folder = try TemporaryFolder()
        let generated = folder.url.appendingPathComponent("Definition.swift")
        let handler = folder.url.appendingPathComponent("Handler.swift")
        try Data(Self.source(of: HandlerSample.definition, .public).utf8).write(to: generated)
        try Data(HandlerSample.source.utf8).write(to: handler)
        #expect(try await SwiftTypeCheck.complaints(about: [generated, handler], mode: mode) == "")
    }

    @Test("takes no plain object where a custom type is due")
    func closedForms() async throws {
        let folder = try TemporaryFolder()
        let generated = folder.url.appendingPathComponent("Definition.swift")
        let handler = folder.url.appendingPathComponent("Handler.swift")
        try Data(Self.source(of: HandlerSample.definition, .public).utf8).write(to: generated)
        let source = """
            import Intents
            let object = INObject(identifier: nil, display: "Rye")
            let result = BreadResolutionResult.success(with: object)
            """
        try Data(source.utf8).write(to: handler)
        let complaints = try await SwiftTypeCheck.complaints(about: [generated, handler], mode: .swift6)
        #expect(complaints.contains("'success(with:)' is unavailable"))
    }
}
