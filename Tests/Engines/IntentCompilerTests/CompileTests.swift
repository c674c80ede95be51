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

    @Test("is refused where it is wrong, so that being accepted means something")
    func control() async throws {
        let source = Self.source(of: HandlerSample.definition, .public)
        let broken = source.replacing(": INIntent {", with: ": INIntention {")
        try #require(broken != source)
        let complaints = try await SwiftTypeCheck.complaints(about: [("Broken", broken)], mode: .swift6)
        #expect(complaints.count == 1)
        #expect(complaints.first?.contains("cannot find type 'INIntention'") == true)
    }

    @Test("says what is missing where the target has no module Intents")
    func missingProduct() async throws {
        let source = Self.source(of: HandlerSample.definition, .public)
            .replacing("canImport(Intents)", with: "canImport(IntentsOfNobody)")
        let complaints = try await SwiftTypeCheck.complaints(about: [("Lonely", source)], mode: .swift6)
        #expect(complaints.first?.contains("add the product Intents of the package beckon") == true)
    }

    /// All that generated code names and does not declare, as far as the reference definitions go.
    private static func foreignNames() throws -> Set<String> {
        let sources = try ReferenceDefinitions.names.compactMap { name in
            try ReferenceDefinitions.reading(of: name).file.map { source(of: $0, .public) }
        }
        let lines = sources.joined(separator: "\n").split(separator: "\n").filter { line in
            !["@available", "#", "//"].contains { line.trimmingPrefix(while: \.isWhitespace).hasPrefix($0) }
        }
        let code = lines.joined(separator: "\n").replacing(#/@_spi\(Generated\)|"[^"]*"|`\w+`|\.\w+/#, with: " ")
        let declared = Set(code.matches(of: #/(?:class|enum|protocol|extension) (\w+)/#).map { String($0.1) })
        let upper = Set(code.matches(of: #/\b[A-Z]\w+/#).map { String($0.0) })
        return upper.union(["completionValue"]).subtracting(declared).subtracting(["Self", "Swift", "Intents", "Any"])
    }

    @Test("stands beside types of the app that are named like those it uses", arguments: SwiftTypeCheck.Mode.allCases)
    func shadowed(mode: SwiftTypeCheck.Mode) async throws {
        let names = try Self.foreignNames().union(["Measurement", "UnitMass", "Double"])
        try #require(names.isSuperset(of: ["Int", "String", "Bool", "URL", "IntentProperty", "IntentDispatch"]))
        var definition = HandlerSample.definition
        // A type brings a result named after it along.
        let types = names.filter { !$0.hasSuffix("ResolutionResult") || !names.contains(String($0.dropLast(16))) }
        definition.types += types.sorted().map { name in
            // A property named like its own class is refused where the definition is read.
            TypeDeclaration(
                name: name,
                properties: ["words", "IntentProperty"].filter { $0 != name }.map { Samples.property($0) })
        }
        definition.intents += try ReferenceDefinitions.names.flatMap { name in
            try ReferenceDefinitions.reading(of: name).file?.intents.filter { intent in
                intent.parameters.allSatisfy { !$0.type.isDeclared }
                    && intent.response?.properties.allSatisfy { !$0.type.isDeclared } == true
            } ?? []
        }
        let compilation = IntentCompiler().singleFile(named: "Shadowed", for: definition, path: "")
        #expect(compilation.diagnostics == [])
        let source = try #require(compilation.files.first?.contents)
        #expect(source.contains(": Intents.INIntent {"))
        let complaints = try await SwiftTypeCheck.complaints(about: [("Shadowed", source)], mode: mode)
        #expect(complaints == [])
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

    @Test("leaves what the compiler says of an initialiser that does not exist to the type that lacks it")
    func missingInitialiser() async throws {
        let folder = try TemporaryFolder()
        let file = folder.url.appendingPathComponent("Swatch.swift")
        let source = """
            import Intents
            final class Swatch: NSObject { init(red: Double) {} }
            func swatch() -> Swatch { Swatch(named: "clay") }
            """
        try Data(source.utf8).write(to: file)
        let complaints = try await SwiftTypeCheck.complaints(about: [file], mode: .swift6)
        #expect(complaints.contains("(have 'named:', expected 'red:')"), "\(complaints)")
    }
}

extension ValueType {
    /// Whether the type is one of a definition, or none that code is generated for.
    fileprivate var isDeclared: Bool {
        switch self {
        case .enumeration, .object(.some, _), .system: true
        default: false
        }
    }
}
