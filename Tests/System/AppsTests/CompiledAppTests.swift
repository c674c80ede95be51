// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Foundation
import Sentences
import Signing
import Store
import Synchronization
import TestSupport
import Testing

@testable import Apps

@Suite("The file that an installed app is compiled into")
struct CompiledAppTests {
    private let folder: TemporaryFolder
    private let package: FixturePackage
    private let state: StateFolder
    private let store: Store
    private let bakery: BundleIdentifier
    private let file: URL

    init() async throws {
        folder = try TemporaryFolder()
        package = try FixturePackage()
        state = StateFolder(root: folder.url.appending(path: "state"))
        store = try await Store.open(state)
        bakery = try #require(BundleIdentifier("org.example.bakery"))
        file = state.compiled.appending(path: "org.example.bakery.json")
        let library = AppLibrary(
            state, store: store, builder: FixtureBuilder(package), now: { Date(timeIntervalSince1970: 1_800_000_000) })
        _ = try await library.install(.init(path: package.url))
    }

    /// As another run of the system reads it.
    private func read() async throws -> InstalledApp {
        try #require(try await InstalledApps(state, store: store).app(bakery))
    }

    /// What a running system does not look at any more once it knows the app.
    private func ruinDefinition() async throws {
        let definition = try #require(
            try FileManager.default.subpathsOfDirectory(atPath: try await read().location.path)
                .first { $0.hasSuffix(".intentdefinition") })
        try Data("nothing".utf8).write(to: try await read().location.appending(path: definition))
    }

    @Test("has all that the bundle says, which is not read again")
    func whole() async throws {
        let compiled = try await read()
        try FileManager.default.removeItem(at: file)
        #expect(try await read() == compiled)
        #expect(compiled.intents.map(\.className) == ["BuyBreadIntent"])
        #expect(compiled.intents[0].title(in: "zh-Hans") == "买面包")
        #expect(compiled.name(in: "zh-Hans") == "面包店")
        try await ruinDefinition()
        #expect(try await read() == compiled)
    }

    @Test(
        "is passed over if it is not one, of another bundle or another program, and rewritten",
        arguments: [
            ("", ""), ("\\{", "{{"), (#""program":\{"#, #""program":{"size":1,"size":"#), ("bakery\\.app", "other.app"),
            (#""origin":\{"stamps":\["#, #""origin":{"stamps":[null,"#), (#""_0":0"#, #""_0":1"#),
            (#""declaration":0"#, #""declaration":-1"#), (#""declaration":0"#, #""declaration":99"#),
            (#""identifier":"org.example.bakery""#, #""identifier":"../bakery""#),
        ])
    func passedOver(pattern: String, replacement: String) async throws {
        let compiled = try await read()
        let good = try String(contentsOf: file, encoding: .utf8)
        let bad = pattern.isEmpty ? "" : good.replacing(try Regex(pattern), with: replacement)
        #expect(bad != good)
        try Data(bad.utf8).write(to: file)
        #expect(try await read() == compiled)
        #expect(try String(contentsOf: file, encoding: .utf8) == good)
    }

    @Test("is not believed once somebody has written to a property list or a manifest of the bundle")
    func writtenTo() async throws {
        for name in ["Info.plist", "PlugIns/bakery-intents.appex/Info.plist"] {
            let list = try await read().location.appending(path: name)
            let content = try Data(contentsOf: list)
            try Data("no list".utf8).write(to: list)
            let error = await #expect(throws: InstallError.self, "\(name)") { try await read() }
            #expect(error?.code == .refused(.badInfo), "\(name)")
            try content.write(to: list)
            _ = try await read()
        }
    }

    @Test("holds up no installation and no removal where its folder can't be looked through, which is reported")
    func unreadableFolder() async throws {
        try FileManager.default.removeItem(at: state.compiled)
        try Data().write(to: state.compiled)
        let library = AppLibrary(state, store: store, builder: FixtureBuilder(package))
        let notices = Mutex<[String]>([])
        let installed = try await library.install(.init(path: package.url)) { progress in
            if case .notice(let text) = progress { notices.withLock { $0.append("\(text)") } }
        }
        #expect(installed.count == 2)
        #expect(notices.withLock { $0.contains { $0.contains(state.compiled.lastPathComponent) } })
        #expect(
            try await library.uninstall(bakery).notices.contains {
                $0.description.contains(state.compiled.lastPathComponent)
            })
        #expect(try await InstalledApps(state, store: store).catalog().apps.map(\.id.text) == ["org.example.kiosk"])
    }

    @Test("goes with the app, and where a crash has left it, with the next change")
    func goes() async throws {
        for name in ["org.example.gone.json", "org.example.gone.phrases", "org.example.bakery.phrases"] {
            try Data("{}".utf8).write(to: state.compiled.appending(path: name))
        }
        for kept in [state.phrases(of: "org.example.kiosk"), state.phrasesOfLanguages] { try Data().write(to: kept) }
        let library = AppLibrary(state, store: store, builder: FixtureBuilder(package))
        _ = try await library.uninstall(bakery)
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: state.compiled.path).sorted()
                == ["languages", "org.example.kiosk.json", "org.example.kiosk.phrases"])
    }
}
