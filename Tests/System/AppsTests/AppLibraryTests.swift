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

@Suite("The app library")
struct AppLibraryTests {
    private let folder: TemporaryFolder
    private let package: FixturePackage
    private let state: StateFolder

    init() throws {
        folder = try TemporaryFolder()
        package = try FixturePackage()
        state = StateFolder(root: folder.url.appending(path: "state"))
    }

    private func library(failing failure: InstallError? = nil) async throws -> AppLibrary {
        AppLibrary(
            state, store: try await Store.open(state), builder: FixtureBuilder(package, failing: failure),
            now: { Date(timeIntervalSince1970: 1_800_000_000) })
    }

    @Test("a package's apps are built, bundled, placed and listed")
    func package() async throws {
        let library = try await library()
        let apps = try await library.install(.init(path: package.url))
        #expect(apps.map(\.id.text) == ["org.example.bakery", "org.example.kiosk"])
        let bakery = try #require(apps.first)
        #expect(bakery.location.path == state.apps.appending(path: "org.example.bakery.app").path)
        #expect(bakery.intents.map(\.qualifiedClassName) == ["BakeryKit.BuyBreadIntent"])
        #expect(bakery.intents.first?.title(in: "zh-Hans") == "买面包")
        #expect(bakery.name(in: "zh-Hans-CN") == "面包店")
        #expect(bakery.extensions.map(\.id.text) == ["org.example.bakery.intents"])
        #expect(FileManager.default.isExecutableFile(atPath: try #require(bakery.extensions.first).executable.path))
        #expect(try await library.catalog().apps == apps)
        #expect(try await library.store.apps().map(\.name) == ["Bakery", "Corner Kiosk"])
        #expect(try FileManager.default.contentsOfDirectory(atPath: state.staging.path).isEmpty)
    }

    @Test("resource bundles come along, but not those of other targets")
    func resources() async throws {
        let apps = try await library().install(.init(path: package.url))
        let part = try #require(apps.first?.extensions.first)
        let names = try FileManager.default.contentsOfDirectory(atPath: part.location.path)
        #expect(
            names.filter { $0.hasSuffix(".resources") }.sorted() == [
                "bakery_BakeryKit.resources", "other_Fonts.resources",
            ])
    }

    @Test("a package's apps are signed as the person's own team, with the entitlements of their targets")
    func signing() async throws {
        try package.write(
            "Sources/BakeryIntents/Bakery.entitlements",
            """
            <plist version="1.0"><dict>
              <key>keychain-access-groups</key><array><string>$(AppIdentifierPrefix)oven</string></array>
            </dict></plist>
            """)
        let library = try await library()
        let steps = Mutex<[InstallProgress]>([])
        let apps = try await library.install(.init(path: package.url)) { step in steps.withLock { $0.append(step) } }
        let team = try #require(try await library.teams().first)
        #expect(team.name == "Personal")
        #expect(steps.withLock { $0 }.filter { $0 == .madeTeam(team) }.count == 1)
        #expect(apps.allSatisfy { $0.identity.team == team.identifier })
        let part = try #require(apps.first?.extensions.first)
        #expect(part.identity.entitlements.keychainAccessGroups == [team.identifier.prefix + "oven"])
        #expect(try await library.store.team(team.identifier.text)?.key == "\(team.key)")
        _ = try await library.makeTeam("Bakers")
        var request = AppLibrary.Request(path: package.url)
        request.team = "Bakers"
        let error = await #expect(throws: InstallError.self) { try await library.install(request) }
        #expect(error?.code == .otherTeam)
    }

    @Test("one product is built and installed alone")
    func product() async throws {
        let builder = FixtureBuilder(package)
        let library = AppLibrary(state, store: try await Store.open(state), builder: builder)
        var request = AppLibrary.Request(path: package.url)
        request.product = "Bakery"
        #expect(try await library.install(request).map(\.id.text) == ["org.example.bakery"])
        #expect(await builder.built == [["Bakery", "bakery-intents"]])
    }

    @Test("a newer version takes the older one's place whole, and the container stays")
    func replacement() async throws {
        let library = try await library()
        let first = try #require(try await library.install(.init(path: package.url)).first)
        try Data("old".utf8).write(to: first.location.appending(path: "leftover"))
        try Data("mine".utf8).write(to: first.container.appending(path: "notes"))
        let second = try #require(try await library.install(.init(path: package.url)).first)
        #expect(!FileManager.default.fileExists(atPath: second.location.appending(path: "leftover").path))
        #expect(FileManager.default.fileExists(atPath: second.container.appending(path: "notes").path))
        #expect(try FileManager.default.contentsOfDirectory(atPath: state.apps.path).count == 2)
    }

    @Test("a build that fails changes nothing and shows why")
    func failedBuild() async throws {
        _ = try await library().install(.init(path: package.url))
        let failure = InstallError(.buildFailed, "bakery", reason: "no", remedy: "yes", detail: "main.swift:1: error")
        let library = try await library(failing: failure)
        let before = try await library.catalog().apps
        let error = await #expect(throws: InstallError.self) {
            try await library.install(.init(path: package.url))
        }
        #expect(error == failure)
        #expect("\(failure)" == "bakery: no; yes\nmain.swift:1: error")
        #expect(try await library.catalog().apps == before)
        #expect(try FileManager.default.contentsOfDirectory(atPath: state.staging.path).isEmpty)
    }

    @Test("a bundle made before is installed as it is, and a bad one is refused with the reason")
    func prebuilt() async throws {
        let library = try await library()
        let built = try #require(try await library.install(.init(path: package.url)).first)
        let bundle = folder.url.appending(path: "Given.app")
        try FileManager.default.copyItem(at: built.location, to: bundle)
        try await library.store.removeApp(built.id.text)
        try FileManager.default.removeItem(at: built.location)
        #expect(try await library.install(.init(path: bundle)).map(\.id) == [built.id])

        let executable = bundle.appending(path: "PlugIns/bakery-intents.appex/bakery-intents")
        try FileManager.default.removeItem(at: executable)
        let error = await #expect(throws: InstallError.self) { try await library.install(.init(path: bundle)) }
        #expect(error?.code == .refused(.missingFile))
        #expect(error?.reason == "bakery-intents was removed after the bundle was signed")
    }

    @Test(
        "what cannot be installed is named with the reason",
        arguments: [
            ("nowhere", "nothing is there"), ("empty", "no Package.swift"), ("file.app", "no Package.swift"),
            ("bare.app", "no Info.plist"),
        ])
    func nothingToInstall(name: String, reason: String) async throws {
        let path = folder.url.appending(path: name)
        if name == "file.app" { try Data().write(to: path) }
        if ["empty", "bare.app"].contains(name) {
            try FileManager.default.createDirectory(at: path, withIntermediateDirectories: true)
        }
        let library = try await library()
        let error = await #expect(throws: InstallError.self) { try await library.install(.init(path: path)) }
        #expect(error?.description.contains(reason) == true)
        #expect(error?.subject.hasSuffix(name) == true)
    }

    @Test("what a killed installation left behind is cleared away by the next")
    func abandonedStage() async throws {
        let library = try await library()
        // Process numbers end at 4,194,304 (proc(5), pid_max), so this one is nobody's.
        let abandoned = state.staging.appending(path: "999999999-A")
        let living = state.staging.appending(path: "\(ProcessInfo.processInfo.processIdentifier)-B")
        for folder in [abandoned, living] {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        }
        _ = try await library.install(.init(path: package.url))
        #expect(try FileManager.default.contentsOfDirectory(atPath: state.staging.path) == [living.lastPathComponent])
    }

    @Test("an intent listed that no definition declares is refused with those that are")
    func unknownIntent() async throws {
        var plist = FixturePackage.extensionPlist
        plist["NSExtension"] = [
            "NSExtensionPointIdentifier": "com.apple.intents-service",
            "NSExtensionPrincipalClass": "BakeryIntents.IntentHandler",
            "NSExtensionAttributes": ["IntentsSupported": ["SellBreadIntent"]],
        ]
        try package.writePlist("Sources/BakeryIntents", plist)
        let library = try await library()
        let error = await #expect(throws: InstallError.self) { try await library.install(.init(path: package.url)) }
        #expect(error?.code == .badDefinition)
        #expect(error?.reason.description.contains("SellBreadIntent") == true)
        #expect(error?.remedy == "write one of AskPriceIntent, BuyBreadIntent")
    }

    @Test("an app handles what it lists itself, unless an extension of it does, and is warned of what nothing declares")
    func ownIntents() async throws {
        try package.writePlist(
            "Sources/Kiosk",
            [
                "CFBundleIdentifier": "org.example.kiosk",
                "INIntentsSupported": ["INPlayMediaIntent", "SellBreadIntent", "INPlayMediaIntent"],
            ])
        try package.writePlist(
            "Sources/Bakery", ["CFBundleIdentifier": "org.example.bakery", "INIntentsSupported": ["BuyBreadIntent"]])
        let library = try await library()
        _ = try await library.install(.init(path: package.url))
        // Once as it was read, and once as it was compiled.
        for _ in 0..<2 {
            let apps = try await library.catalog().apps
            let kiosk = try #require(apps.first { $0.id.text == "org.example.kiosk" })
            #expect(kiosk.intents.map(\.className) == ["INPlayMediaIntent"])
            #expect(kiosk.intents.map(\.handler) == [kiosk.id])
            #expect(kiosk.warnings.contains { "\($0)".contains("SellBreadIntent") })
            let bakery = try #require(apps.first { $0.id.text == "org.example.bakery" })
            #expect(bakery.intents.map(\.handler.text) == ["org.example.bakery.intents"])
        }
    }

    @Test("an app that is refused keeps the others of its package out only where nobody is told about it")
    func oneRefused() async throws {
        var plist = FixturePackage.extensionPlist
        plist["NSExtension"] = [
            "NSExtensionPointIdentifier": "com.apple.intents-service",
            "NSExtensionPrincipalClass": "BakeryIntents.IntentHandler",
            "NSExtensionAttributes": ["IntentsSupported": ["SellBreadIntent"]],
        ]
        try package.writePlist("Sources/BakeryIntents", plist)
        let library = try await library()
        let refused = Mutex<[InstallError]>([])
        let apps = try await library.install(
            .init(path: package.url), refused: { error in refused.withLock { $0.append(error) } })
        let refusals = refused.withLock { $0 }
        #expect(apps.map(\.id.text) == ["org.example.kiosk"])
        #expect(refusals.map(\.code) == [.badDefinition])
        #expect(refusals.first?.subject.contains("Staging") == false)
        #expect(try await library.catalog().apps.map(\.id.text) == ["org.example.kiosk"])
    }

    @Test(
        "an app whose list, or an extension's of it, is refused keeps the others of its package out as little",
        arguments: [("Kiosk", "org.example.bakery"), ("BakeryIntents", "org.example.kiosk")])
    func oneRefusedList(target: String, installed: String) async throws {
        var plist = target == "Kiosk" ? ["CFBundleIdentifier": "org.example.kiosk"] : FixturePackage.extensionPlist
        plist["CFBundleURLTypes"] = "none"
        try package.writePlist("Sources/\(target)", plist)
        let library = try await library()
        let refused = Mutex<[InstallError]>([])
        let apps = try await library.install(
            .init(path: package.url), refused: { error in refused.withLock { $0.append(error) } })
        #expect(apps.map(\.id.text) == [installed])
        #expect(refused.withLock { $0 }.map(\.code) == [.badPlist])
        #expect(refused.withLock { $0 }.first?.subject.contains("\(target)/Info.plist") == true)
        let alone = await #expect(throws: InstallError.self) { try await library.install(.init(path: package.url)) }
        #expect(alone?.code == .badPlist)
    }

    @Test("a definition with mistakes is refused and the mistakes are shown")
    func badDefinition() async throws {
        let broken = BakeryDefinition.text.replacing("<string>Custom</string>", with: "<string>Costume</string>")
        try package.write("Sources/BakeryKit/Base.lproj/Bakery.intentdefinition", broken)
        let library = try await library()
        let error = await #expect(throws: InstallError.self) { try await library.install(.init(path: package.url)) }
        #expect(error?.code == .badDefinition)
        #expect(error?.detail?.description.contains("Bakery.intentdefinition:") == true)
    }

    @Test("an app that is damaged after it was installed is reported, and the others are listed")
    func damaged() async throws {
        let library = try await library()
        let apps = try await library.install(.init(path: package.url))
        try Data("no plist".utf8).write(to: apps[0].location.appending(path: "Info.plist"))
        let catalog = try await library.catalog()
        #expect(catalog.apps.map(\.id) == [apps[1].id])
        #expect(catalog.problems.map(\.code) == [.refused(.badInfo)])
    }

    @Test("an extension whose program is gone is still listed, for the host to report")
    func goneExecutable() async throws {
        let library = try await library()
        let apps = try await library.install(.init(path: package.url))
        try FileManager.default.removeItem(at: try #require(apps[0].extensions.first).executable)
        #expect(try await library.catalog().apps.count == 2)
    }
}
