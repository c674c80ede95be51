// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Foundation
import IntentDefinition
import PropertyLists
import Sentences
import Store
import TestSupport
import Testing

@testable import Apps

@Suite("Installing an app with App Intents", .enabled(if: BuiltPackage.compiler != nil))
struct AppIntentInstallingTests {
    private let folder: TemporaryFolder
    private let state: StateFolder
    private let store: Store

    init() async throws {
        folder = try TemporaryFolder()
        state = StateFolder(root: folder.url.appending(path: "state"))
        store = try await Store.open(state)
    }

    private static let source = """
        import AppIntents
        struct Brew: AppIntent {
            static let title: LocalizedStringResource = "Brew Tea"
            @Parameter(title: "Cups") var cups: Int
            func perform() async throws -> some IntentResult { .result() }
        }
        struct Shortcuts: AppShortcutsProvider {
            static var appShortcuts: [AppShortcut] {
                AppShortcut(
                    intent: Brew(), phrases: ["Brew with \\(.applicationName)"], shortTitle: "Brew", systemImageName: "cup")
            }
        }

        """

    private static let catalogue = """
        {"sourceLanguage": "en", "version": "1.0", "strings": {
            "Brew Tea": {"localizations": {"zh-Hans": {"stringUnit": {"value": "泡茶"}}}}}}
        """

    private func package() throws -> BuiltPackage {
        let package = try BuiltPackage(Self.source)
        try package.write("", to: "Package.swift")
        try package.write(Self.catalogue, to: "Sources/Tea/Localizable.xcstrings")
        let plist = try PropertyListSerialization.data(
            fromPropertyList: ["CFBundleIdentifier": "org.example.tea"], format: .xml, options: 0)
        try package.write(String(decoding: plist, as: UTF8.self), to: "Sources/Tea/Info.plist")
        try FixtureProgram.write(to: package.binaries.appending(path: "Tea"), classes: [])
        return package
    }

    @Test("they are offered in the person's language, and known to the next run without the bundle being read")
    func installed() async throws {
        let package = try package()
        let library = AppLibrary(
            state, store: store, builder: package, now: { Date(timeIntervalSince1970: 1_800_000_000) })
        let app = try #require(try await library.install(.init(path: package.url)).first)
        let intent = try #require(app.intents.first)
        #expect(intent.className == "Brew")
        #expect(intent.module == "Tea")
        #expect(intent.handler.text == "org.example.tea")
        #expect(intent.title(in: "zh-Hans-CN") == "泡茶")
        #expect(intent.title(in: "en") == "Brew Tea")
        #expect(intent.definition.file.appShortcuts.first?.phrases.map(\.text.text) == ["Brew with ${applicationName}"])
        let again = try #require(try await InstalledApps(state, store: store).app(app.id))
        #expect(again == app)
        let table = app.location.appending(path: "zh-Hans.lproj/Localizable.strings")
        #expect(try StringsReader.read(Data(contentsOf: table), path: "F") == ["Brew Tea": "泡茶"])
    }

    @Test("a mistake refuses the app")
    func refused() async throws {
        let package = try package()
        try package.write(Self.source.replacing("\"Brew Tea\"", with: "\"\\(1)\""), to: "Sources/Tea/Tea.swift")
        let library = AppLibrary(
            state, store: store, builder: package, now: { Date(timeIntervalSince1970: 1_800_000_000) })
        let error = await #expect(throws: InstallError.self) { try await library.install(.init(path: package.url)) }
        #expect(error?.code == .badDefinition)
    }

    // MARK: Who performs what

    /// An app with an extension, whose bundles have intents of these names, those with `Front` in the foreground.
    private func app(
        intents: [String], ofExtension others: [String], kind: BundleKind, replacing replaced: String? = nil
    ) async throws -> InstalledApp {
        let bakery = try FixturePackage()
        let library = AppLibrary(
            state, store: store, builder: FixtureBuilder(bakery), now: { Date(timeIntervalSince1970: 1_800_000_000) })
        var request = AppLibrary.Request(path: bakery.url)
        request.product = "Bakery"
        var app = try #require(try await library.install(request).first)
        for (location, names) in [(app.location, intents), (app.extensions[0].location, others)] {
            var file = DefinitionFile(modelVersion: .xcode12)
            file.intents = names.map { name in
                var intent = IntentDeclaration(kind: .app, name: name, category: "generic")
                intent.className = name
                var own = AppIntentDeclaration(
                    at: SourcePlace(file: "F", line: 1), mangledName: "3App\(name.count)\(name)V")
                own.modes = name.hasPrefix("Front") ? [.foreground] : [.background]
                own.replacedClass = replaced
                intent.appIntent = own
                return intent
            }
            let place = location.appending(path: AppIntentMetadata.place)
            try FileManager.default.createDirectory(
                at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
            try AppIntentMetadata(file).data().write(to: place)
        }
        app.extensions[0].info.extension?.kind = kind
        return app
    }

    private func handlers(_ app: InstalledApp) -> [String: String] {
        let own = app.intents.filter { $0.declaration.kind == .app }
        return Dictionary(own.map { ($0.className, $0.handler.text == "org.example.bakery" ? "app" : "extension") }) {
            $1
        }
    }

    @Test(
        "an App Intents extension performs what needs no screen, and the app all else",
        arguments: [
            (BundleKind.appIntentsExtension, ["Back": "extension", "FrontOne": "app", "Only": "extension"]),
            (.intentsExtension, ["Back": "app", "FrontOne": "app", "Only": "extension"]),
        ])
    func chosen(kind: BundleKind, expected: [String: String]) async throws {
        var app = try await app(intents: ["Back", "FrontOne"], ofExtension: ["Back", "FrontOne", "Only"], kind: kind)
        try BundleReader(occasion: .installing, containers: ContainerFolders(state)).addAppIntents(to: &app)
        #expect(handlers(app) == expected)
    }

    @Test("the cases of an enumeration keep the numbers that a replaced intent of a definition gave them")
    func numbers() async throws {
        var app = try await app(intents: ["Buy"], ofExtension: [], kind: .intentsExtension, replacing: "BuyBreadIntent")
        let place = app.location.appending(path: AppIntentMetadata.place)
        var file = try AppIntentMetadata(reading: Data(contentsOf: place)).definitions
        file.intents[0].parameters = [
            ParameterDeclaration(name: "crust", type: .enumeration(name: "Crust", namespace: nil))
        ]
        let cases = ["dark", "pale", "burnt"].map {
            EnumCaseDeclaration(name: $0, index: EnumCaseDeclaration.rawNumber(of: $0))
        }
        file.enums = [EnumDeclaration(name: "Crust", cases: cases)]
        try AppIntentMetadata(file).data().write(to: place)
        let old = EnumDeclaration(
            name: "OldCrust",
            cases: [EnumCaseDeclaration(name: "pale", index: 1), EnumCaseDeclaration(name: "dark", index: 2)])
        app.intents[0].definition.file.enums = [old]
        app.intents[0].declaration.parameters = [
            ParameterDeclaration(name: "crust", type: .enumeration(name: "OldCrust", namespace: nil))
        ]
        try BundleReader(occasion: .installing, containers: ContainerFolders(state)).addAppIntents(to: &app)
        #expect(app.intents[0].definition.file.enums[0].cases.map(\.formerIndex) == [2, 1, nil])
    }

    /// The app with an entity that its query finds.
    private func app(finding type: (inout TypeDeclaration) -> Void) async throws -> InstalledApp {
        var app = try await app(intents: ["Buy"], ofExtension: [], kind: .intentsExtension)
        let place = app.location.appending(path: AppIntentMetadata.place)
        var file = try AppIntentMetadata(reading: Data(contentsOf: place)).definitions
        var loaf = TypeDeclaration(name: "Loaf")
        loaf.displayName = LocalizableText("Loaf", key: "Loaf")
        var weight = PropertyDeclaration(name: "weight", type: .integer)
        weight.displayName = LocalizableText("Weight")
        loaf.properties = [weight, PropertyDeclaration(name: "limit", type: .string)]
        var entity = EntityDeclaration(at: SourcePlace(file: "Loaf.swift", line: 1), mangledName: "6Bakery4LoafV")
        entity.query = "6Bakery5QueryV"
        entity.abilities = [.suggest, .enumerate]
        entity.numericFormat = LocalizableText("%lld brown loaves", key: "%lld brown loaves")
        loaf.entity = entity
        type(&loaf)
        file.types = [loaf]
        try AppIntentMetadata(file).data().write(to: place)
        try BundleReader(occasion: .installing, containers: ContainerFolders(state)).addAppIntents(to: &app)
        return app
    }

    @Test("an entity whose query finds things makes an action, named after many of them")
    func finding() async throws {
        let found = try #require(try await app { _ in }.intents.last)
        #expect(found.className == "Loaf")
        #expect(found.declaration.name == "FindBrownLoaves")
        #expect(found.title(in: "en") == "Find Brown Loaves")
        #expect(found.title(in: "zh-Hans-CN") == "查找Loaf")
        #expect(found.title(in: "de") == "brown loaves suchen")
        #expect(found.title(in: "fr") == "Rechercher brown loaves")
        #expect(found.title(in: "it") == "Find Brown Loaves")
        #expect(found.declaration.parameters.map(\.name) == ["weight", "limit", "sort", "descending", "any"])
        #expect(found.declaration.parameters[1].type == .string, "a property goes before the system's own")
        #expect(found.declaration.appIntent?.mangledName == "6Bakery4LoafV")
        let one = try await app { $0.entity?.numericFormat = nil }
        #expect(one.intents.last?.title(in: "en") == "Find Loaf")
    }

    @Test(
        "no action is made of what nobody finds, or has no name",
        arguments: [0, 1, 2])
    func notFinding(kind: Int) async throws {
        let app = try await app { type in
            switch kind {
            case 0: type.entity?.abilities = [.suggest, .search]
            case 1: type.entity?.query = nil
            default: type.name = "Buy"
            }
        }
        #expect(app.intents.allSatisfy { $0.declaration.appIntent?.finds == nil })
    }

    @Test("a bundle whose entities have no names is refused", arguments: ["a/b", "", "6Bakery"])
    func namelessEntity(name: String) async throws {
        let error = await #expect(throws: InstallError.self) {
            _ = try await app { type in
                if name == "6Bakery" { type.entity?.mangledName = "" } else { type.name = name }
            }
        }
        #expect(error?.code == .badBundle)
        #expect(error?.reason.description.contains("App Entity") == true)
    }

    @Test("an intent of a definition is offered no more once an App Intent replaces it")
    func replaced() async throws {
        var app = try await app(intents: ["Buy"], ofExtension: [], kind: .intentsExtension, replacing: "BuyBreadIntent")
        #expect(app.intents.map(\.className) == ["BuyBreadIntent"])
        try BundleReader(occasion: .installing, containers: ContainerFolders(state)).addAppIntents(to: &app)
        #expect(app.intents.map(\.className) == ["Buy"])
    }

    @Test(
        "what a bundle says of its App Intents is not believed blindly",
        arguments: [
            "", "{}", #"{"format":2}"#, #"{"format":1,"definitions":{}}"#, String(repeating: "[", count: 100_000),
        ])
    func hostile(text: String) async throws {
        var app = try await app(intents: [], ofExtension: [], kind: .intentsExtension)
        try Data(text.utf8).write(to: app.location.appending(path: AppIntentMetadata.place))
        let before = app.warnings.count
        let error = #expect(throws: InstallError.self) {
            try BundleReader(occasion: .installing, containers: ContainerFolders(state)).addAppIntents(to: &app)
        }
        #expect(error?.code == .badBundle)
        // Of an app that is installed already the rest goes on.
        try BundleReader(occasion: .listing, containers: ContainerFolders(state)).addAppIntents(to: &app)
        #expect(app.warnings.count == before + 1)
        #expect(app.intents.map(\.className) == ["BuyBreadIntent"])
    }
}

extension BuiltPackage: PackageBuilding {
    func describe(_ package: URL) async throws(InstallError) -> PackageDescription {
        let text = """
            {"name": "tea", "default_localization": "en",
             "products": [{"name": "Tea", "targets": ["Tea"], "type": {"executable": null}}],
             "targets": [{"name": "Tea", "c99name": "Tea", "path": "Sources/Tea", "type": "executable"}]}
            """
        do {
            return try JSONDecoder().decode(PackageDescription.self, from: Data(text.utf8))
        } catch {
            throw InstallError(.badPackage, package.path, reason: "\(error)", remedy: "correct the fixture")
        }
    }

    func build(
        _ package: URL, products: [String]?, configuration: BuildConfiguration,
        progress: @escaping @Sendable (String) -> Void
    ) async throws(InstallError) -> URL { binaries }
}
