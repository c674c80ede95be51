// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import DefinitionFiles
import Foundation
import IntentDefinition
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

    @Test("real definitions say the same when compiled", .enabled(if: Corpus.isPresent, "no corpus beside the package"))
    func realFiles() throws {
        let files = try Corpus.definitions().conforming
        #expect(!files.isEmpty)
        for file in files {
            let origin = try DefinitionOrigin(following: file.path)
            guard let definition = DefinitionReader.read(origin.data, path: file.path).file else { continue }
            let output = try CompiledDefinition.data(of: URL(filePath: origin.path))
            #expect(output.starts(with: Data("bplist00".utf8)), "\(file.path)")
            #expect(DefinitionReader.read(output, path: file.path).file == definition, "\(file.path)")
        }
    }

    @Test("a mistake is told with its line in the source")
    func mistake() throws {
        try Data(BakeryDefinition.text.replacing("<key>INIntentName</key>", with: "<key>Name</key>").utf8).write(
            to: file)
        let error = #expect(throws: InstallError.self) { try CompiledDefinition.data(of: file) }
        #expect(error?.kind == .badDefinition)
        #expect(error?.detail?.contains(#/Bakery\.intentdefinition:\d+:\d+: error: /#) == true)
    }
}
