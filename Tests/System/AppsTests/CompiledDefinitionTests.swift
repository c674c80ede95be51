// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import DefinitionFiles
import Foundation
import IntentDefinition
import Sentences
import TestSupport
import Testing

@testable import Apps

@Suite("Compiling definitions")
struct CompiledDefinitionTests {
    private let folder: TemporaryFolder
    private var file: URL { folder.url.appending(path: "Bakery.intentdefinition") }

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test("a definition becomes a binary property list that says the same")
    func compiling() throws {
        try Data(BakeryDefinition.text.utf8).write(to: file)
        let data = try CompiledDefinition.data(of: file)
        #expect(data.starts(with: Data("bplist00".utf8)))
        let source = DefinitionReader.read(Data(BakeryDefinition.text.utf8), path: "F")
        #expect(source.file != nil)
        #expect(DefinitionReader.read(data, path: "F").file == source.file)
    }

    @Test("definitions of examples say the same when compiled", arguments: ["Bank", "DailyPunch", "Pizzeria"])
    func examples(name: String) throws {
        let path = "Examples/Sources/\(name)Kit/Base.lproj/\(name).intentdefinition"
        #expect(try isSameWhenCompiled(PackageRoot.url.appending(path: path)) == true)
    }

    @Test(
        "real definitions say the same when compiled",
        .enabled(if: Corpus.isPresent, Comment(rawValue: Corpus.absence)))
    func realFiles() throws {
        let files = try Corpus.definitions().conforming
        #expect(!files.isEmpty)
        for file in files { #expect(try isSameWhenCompiled(file) != false, "\(file.path)") }
    }

    /// Nil for a definition that can't be read.
    private func isSameWhenCompiled(_ file: URL) throws -> Bool? {
        let origin = try DefinitionOrigin(following: file.path)
        guard let definition = DefinitionReader.read(origin.data, path: file.path).file else { return nil }
        let output = try CompiledDefinition.data(of: URL(filePath: origin.path))
        return output.starts(with: Data("bplist00".utf8))
            && DefinitionReader.read(output, path: file.path).file == definition
    }

    @Test("a definition that leaves its project takes the class prefix along")
    func prefix() throws {
        let shop = PackageRoot.url.appending(path: "Tests/Fixtures/CoffeeShop/Base.lproj/CoffeeShop.intentdefinition")
        try Data(#"{"classPrefix": "LB"}"#.utf8).write(to: folder.url.appending(path: "intentc.json"))
        var prefixed = 0
        for source in [try Data(contentsOf: shop), Data(BakeryDefinition.text.utf8)] {
            try source.write(to: file)
            let original = try #require(DefinitionReader.read(source, path: "F").file)
            let compiled = try #require(DefinitionReader.read(try CompiledDefinition.data(of: file), path: "F").file)
            let names = ClassNames(prefix: "LB")
            #expect(compiled.intents.map(ClassNames().intent) == original.intents.map(names.intent))
            #expect(compiled.types.map(ClassNames().type) == original.types.map(names.type))
            #expect(
                compiled.enums.map { ClassNames().enumeration($0) } == original.enums.map { names.enumeration($0) })
            prefixed += original.intents.count { names.intent($0).hasPrefix("LB") }
        }
        #expect(prefixed > 0)
    }

    @Test("a mistake is reported with its line in the source")
    func mistake() throws {
        try Data(BakeryDefinition.text.replacing("<key>INIntentName</key>", with: "<key>Name</key>").utf8).write(
            to: file)
        let error = #expect(throws: InstallError.self) { try CompiledDefinition.data(of: file) }
        #expect(error?.code == .badDefinition)
        #expect(error?.detail?.description.contains(#/Bakery\.intentdefinition:\d+:\d+: error: /#) == true)
    }
}
