// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentDefinition
import Testing

@testable import IntentCompiler

@Suite("The compiler")
struct IntentCompilerTests {
    private let definition = Samples.definition(
        Samples.intent("Order", [Samples.parameter("bread", .object(name: "Bread", namespace: nil))]),
        enums: [Samples.enumeration("Size", ["unknown": 0])], types: [TypeDeclaration(name: "Bread")])

    @Test("writes a file per intent, enumeration and type, named after the class")
    func files() {
        let options = GenerationOptions(classPrefix: "BK")
        let files = IntentCompiler(options: options).files(for: definition, path: "").files
        #expect(files.map(\.name) == ["BKOrderIntent.swift", "BKSize.swift", "BKBread.swift"])
        for file in files {
            #expect(file.contents.hasPrefix("//\n// \(file.name)\n//\n// This file was automatically generated"))
            #expect(file.contents.hasSuffix("}\n\n#else\n\(MissingProduct.error(of: "Intents"))\n#endif\n"))
        }
    }

    @Test("writes the same declarations into a single file")
    func singleFile() {
        let compiler = IntentCompiler()
        let single = compiler.singleFile(named: "All.intentdefinition", for: definition, path: "").files
        #expect(single.map(\.name) == ["All.intentdefinition.swift"])
        for file in compiler.files(for: definition, path: "").files {
            let declarations = file.contents.split(separator: "\n").filter { $0.contains(" class ") }
            #expect(declarations.allSatisfy { single.first?.contents.contains($0) == true })
        }
    }

    @Test("writes nothing for the framework's own intents")
    func system() {
        var play = IntentDeclaration(kind: .system, name: "PlayMedia", category: "system")
        play.className = "INPlayMediaIntent"
        play.parameters = [Samples.parameter("mediaItems", .system(name: "MediaItem"))]
        let compiler = IntentCompiler()
        #expect(compiler.files(for: Samples.definition(play), path: "").files.isEmpty)
        let single = compiler.singleFile(named: "Media", for: Samples.definition(play), path: "").files
        #expect(single.first?.contents.contains("import") == false)
    }

    @Test("keeps everything to the module that asks for it")
    func visibility() {
        let source = Samples.swift(of: definition, options: GenerationOptions(visibility: .internal))
        #expect(source.contains("internal class OrderIntent: INIntent {"))
        #expect(!source.contains("public"))
        #expect(source.contains("@_spi(Generated) import Intents\n"))
    }

    @Test("hides from apps what only the SDK calls")
    func tables() {
        let source = Samples.swift(of: definition)
        #expect(
            Samples.body(of: "class OrderIntent: INIntent {", in: source) == [
                "@available(iOS 13.0, macOS 11.0, watchOS 6.0, *)",
                "public var bread: Bread?",
                "@_spi(Generated) override public class var properties: [IntentProperty] {",
                "    [",
                "        IntentProperty(\"bread\", \\OrderIntent.bread),",
                "    ]",
                "}",
                "@_spi(Generated) override public class var dispatch: IntentDispatch? {",
                "    IntentDispatch(of: OrderIntent.self, by: (any OrderIntentHandling).self) { handling in",
                "        handling.handle { await $0.handle(intent: $1) }",
                "        handling.resolve(\"bread\") { await $0.resolveBread(for: $1) }",
                "        handling.confirm { await $0.confirm(intent: $1) }",
                "    }",
                "}",
            ])
    }
}
