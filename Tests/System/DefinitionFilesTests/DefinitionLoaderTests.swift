// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import DefinitionFiles
import Foundation
import IntentDefinition
import PropertyLists
import Sentences
import TestSupport
import Testing

struct DefinitionLoaderTests {
    private let folder: TemporaryFolder
    private let loader = DefinitionLoader()
    private let fixture = PackageRoot.url.appendingPathComponent("Tests/Fixtures/CoffeeShop")

    init() throws {
        folder = try TemporaryFolder()
    }

    private func path(_ name: String) -> String { folder.url.appendingPathComponent(name).path }

    private func write(_ content: Data, to name: String) throws {
        let url = folder.url.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try content.write(to: url)
    }

    private func definition() throws -> Data {
        try Data(contentsOf: fixture.appendingPathComponent("Base.lproj/CoffeeShop.intentdefinition"))
    }

    @Test("a localised definition comes with the tables beside its Base.lproj")
    func layoutA() throws {
        let path = fixture.appendingPathComponent("Base.lproj/CoffeeShop.intentdefinition").path
        let loaded = try loader.load(path)
        #expect(loaded.diagnostics.map(\.description) == [])
        #expect(loaded.path == path)
        let definition = try #require(loaded.definition)
        #expect(definition.name == "CoffeeShop")
        #expect(Set(definition.tables.keys) == ["en", "zh-Hans"])
        let intent = definition.file.intents[0]
        let title = try #require(intent.title)
        #expect(definition.text(title, language: "zh-Hans-CN") == "点咖啡")
        #expect(definition.text(title, language: "en") == "Order Coffee")
        let cups = try #require(intent.parameters.first { $0.name == "cups" })
        let reason = try #require(cups.unsupportedReasons[1].text)
        #expect(definition.text(reason, language: "en", numbers: ["maximumValue": 1]) == "Only 1 cup and not more.")
        #expect(
            definition.text(reason, language: "en-GB", numbers: ["maximumValue": 12]) == "Up to 12 cups and not more.")
        #expect(definition.text(reason, language: "zh", numbers: ["maximumValue": 12]) == "最多${maximumValue}杯。")
    }

    @Test("an unlocalised definition comes with the tables in the folders beside it")
    func layoutB() throws {
        try write(try definition(), to: "Intents.intentdefinition")
        try write(Data("\"Cf0047\" = \"点\";".utf8), to: "zh_CN.lproj/Intents.strings")
        try write(Data("\"Cf0047\" = \"other\";".utf8), to: "de.lproj/Localizable.strings")
        try write(Data("\"Cf0047\" = \"base\";".utf8), to: "Base.lproj/Intents.strings")
        let definition = try #require(try loader.load(path("Intents.intentdefinition")).definition)
        #expect(definition.tables.keys.sorted() == ["zh-CN"])
        #expect(definition.text(LocalizableText("Order", key: "Cf0047"), language: "zh-Hans") == "点")
    }

    @Test("a translation that can't be read is a warning and the definition's own words remain")
    func malformedStrings() throws {
        try write(try definition(), to: "Intents.intentdefinition")
        try write(Data("\"a\" = \"b\";\n\"c\" = ;".utf8), to: "de.lproj/Intents.strings")
        let loaded = try loader.load(path("Intents.intentdefinition"))
        #expect(loaded.definition != nil)
        #expect(loaded.diagnostics.count == 1)
        #expect(loaded.diagnostics.first?.severity == .warning)
        #expect(loaded.diagnostics.first?.location.path == path("de.lproj/Intents.strings"))
        #expect(loaded.diagnostics.first?.location.line == 2)
    }

    @Test("a definition with errors has no value and keeps its diagnostics")
    func errors() throws {
        try write(Data("<plist><dict/></plist>".utf8), to: "Intents.intentdefinition")
        let loaded = try loader.load(path("Intents.intentdefinition"))
        #expect(loaded.definition == nil)
        #expect(loaded.diagnostics.contains { $0.severity == .error })
    }

    @Test("class names are formed as the loader was told")
    func classNames() throws {
        try write(try definition(), to: "Intents.intentdefinition")
        let loader = DefinitionLoader(classNames: ClassNames(prefix: "Z"))
        #expect(try loader.load(path("Intents.intentdefinition")).definition?.classNames.prefix == "Z")
    }

    @Test("a link of the file system is followed, with the tables beside its target")
    func symbolicLink() throws {
        let target = fixture.appendingPathComponent("Base.lproj/CoffeeShop.intentdefinition")
        try FileManager.default.createSymbolicLink(
            at: folder.url.appendingPathComponent("CoffeeShop.intentdefinition"), withDestinationURL: target)
        let definition = try #require(try loader.load(path("CoffeeShop.intentdefinition")).definition)
        #expect(definition.tables["zh-Hans"] != nil)
    }

    @Test("a link checked out as text is followed, also over several steps")
    func textLink() throws {
        try write(try definition(), to: "App/Real.intentdefinition")
        try write(Data("../App/Real.intentdefinition".utf8), to: "Kit/Middle.intentdefinition")
        try write(Data("Kit/Middle.intentdefinition\n".utf8), to: "First.intentdefinition")
        let loaded = try loader.load(path("First.intentdefinition"))
        #expect(loaded.definition?.name == "First")
        #expect(loaded.definition?.file.intents.count == 3)
    }

    @Test("links that lead in a circle or nowhere are reported")
    func endlessLink() throws {
        try write(Data("B.intentdefinition".utf8), to: "A.intentdefinition")
        try write(Data("A.intentdefinition".utf8), to: "B.intentdefinition")
        try write(Data("gone.intentdefinition".utf8), to: "C.intentdefinition")
        expect(.tooManyLinks, of: path("A.intentdefinition")) { try loader.load($0) }
        expect(.danglingLink, of: path("C.intentdefinition")) { try loader.load($0) }
    }

    @Test("what is missing, is a folder or a device is reported")
    func notAFile() throws {
        expect(.notFound, of: path("x")) { try loader.load($0) }
        expect(.notFound, of: path("x")) { try loader.loadAll(at: $0) }
        expect(.notAFile, of: folder.url.path) { try loader.load($0) }
        expect(.notAFile, of: "/dev/zero") { try loader.load($0) }
        expect(.noDefinition, of: folder.url.path) { try loader.loadAll(at: $0) }
    }

    private func expect<Value>(
        _ code: DefinitionFileErrorCode, of path: String, _ work: (String) throws -> Value,
        at location: Testing.SourceLocation = #_sourceLocation
    ) {
        let error = #expect(throws: DefinitionFileError.self, sourceLocation: location) { try work(path) }
        #expect(error?.code == code && error?.subject == path, sourceLocation: location)
        #expect(error?.remedy.isEmpty == false, sourceLocation: location)
    }

    @Test("a file of more bytes than a definition may have is not read whole")
    func tooLarge() throws {
        let name = "Large.intentdefinition"
        try write(Data(), to: name)
        let handle = try FileHandle(forWritingTo: folder.url.appendingPathComponent(name))
        try handle.truncate(atOffset: UInt64(PropertyListLimits.declarations.size) + 1)
        try handle.close()
        expect(.tooLarge, of: path(name)) { try loader.load($0) }
    }

    @Test("a folder gives each of its definitions once, that of Base before other languages")
    func search() throws {
        for name in [
            "App/Base.lproj/A.intentdefinition", "App/de.lproj/A.intentdefinition", "Kit/en.lproj/B.intentdefinition",
            "Kit/ar.lproj/B.intentdefinition", "C.intentdefinition", ".build/D.intentdefinition",
        ] {
            try write(try definition(), to: name)
        }
        try FileManager.default.createSymbolicLink(
            at: folder.url.appendingPathComponent("Kit/circle"), withDestinationURL: folder.url)
        let root = folder.url.path
        #expect(
            try loader.loadAll(at: root).map(\.path) == [
                "\(root)/App/Base.lproj/A.intentdefinition", "\(root)/C.intentdefinition",
                "\(root)/Kit/en.lproj/B.intentdefinition",
            ])
    }
}
