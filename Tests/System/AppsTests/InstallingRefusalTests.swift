// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Foundation
import Glibc
import Sentences
import Signing
import Store
import TestSupport
import Testing

@testable import Apps

/// Every way in which an installation is refused for what the bundle is,
/// from the outside: nothing is installed, and the message says what to do.
@Suite("Refusals of an installation")
struct InstallingRefusalTests {
    private let folder: TemporaryFolder
    private let bundle: BakeryBundle
    private let state: StateFolder
    private var app: URL { bundle.url }
    private var part: URL { app.appending(path: "PlugIns/Intents.appex") }

    init() throws {
        folder = try TemporaryFolder()
        bundle = try BakeryBundle()
        state = StateFolder(root: folder.url.appending(path: "state"))
    }

    private func library() async throws -> AppLibrary {
        AppLibrary(state, store: try await Store.open(state))
    }

    /// The error of an installation that has to fail, and has to leave nothing.
    private func refusal(_ library: AppLibrary, keeping count: Int = 0) async throws -> InstallError {
        let error = await #expect(throws: InstallError.self) { try await library.install(.init(path: app)) }
        #expect(try await library.catalog().apps.count == count)
        #expect(try FileManager.default.contentsOfDirectory(atPath: state.apps.path).count == count)
        #expect(try FileManager.default.contentsOfDirectory(atPath: state.staging.path).isEmpty)
        let found = try #require(error)
        #expect(!found.subject.isEmpty && !found.reason.isEmpty && !found.remedy.isEmpty)
        return found
    }

    private func edit(_ bundle: URL, _ change: (inout [String: Any]) -> Void) throws {
        let file = bundle.appending(path: "Info.plist")
        let content = try PropertyListSerialization.propertyList(from: Data(contentsOf: file), format: nil)
        var values = try #require(content as? [String: Any])
        change(&values)
        try PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0).write(to: file)
    }

    /// Ways to be wrong that come after the signature.
    enum Change: String, CaseIterable {
        case changed, extra, missing, badSignature, unsignedPart, otherBundle

        var kind: BundleProblemCode {
            switch self {
            case .changed: .changedFile
            case .extra: .extraFile
            case .missing: .missingFile
            case .badSignature: .badSignature
            case .unsignedPart: .unsigned
            case .otherBundle: .otherBundle
            }
        }

        func apply(to app: URL) throws {
            let definition = app.appending(path: "PlugIns/Intents.appex/Base.lproj/Bakery.intentdefinition")
            switch self {
            case .changed: try Data("other".utf8).write(to: definition)
            case .extra: try Data().write(to: app.appending(path: "extra"))
            case .missing: try FileManager.default.removeItem(at: definition)
            case .badSignature:
                try Data(count: 64).write(to: app.appending(path: BundleManifest.Place.signature))
            case .unsignedPart:
                let seal = app.appending(path: "PlugIns/Intents.appex").appending(path: BundleManifest.Place.folder)
                try FileManager.default.removeItem(at: seal)
            case .otherBundle:
                let text = try String(contentsOf: app.appending(path: "Info.plist"), encoding: .utf8)
                try Data(text.replacing("org.example.bakery", with: "org.example").utf8)
                    .write(to: app.appending(path: "Info.plist"))
            }
        }
    }

    @Test("a bundle that is not what was signed is refused", arguments: Change.allCases)
    func afterSigning(change: Change) async throws {
        let library = try await library()
        try await library.sign(app, as: nil)
        try change.apply(to: app)
        #expect(try await refusal(library).code == .refused(change.kind))
    }

    @Test("an unsigned bundle is refused, and 'beckon sign' is the remedy")
    func unsigned() async throws {
        let error = try await refusal(library())
        #expect("\(error)" == "org.example.bakery: the bundle is not signed; sign the app with 'beckon sign PATH'")
    }

    @Test("an extension that is built with the SDK and begins elsewhere is refused")
    func noEntryPoint() async throws {
        let library = try await library()
        let classes = ["BakeryIntents.IntentHandler", "Intents.NSExtensionMain"]
        try FixtureProgram.write(to: part.appending(path: "Intents"), classes: classes)
        try await library.sign(app, as: nil)
        let error = try await refusal(library)
        #expect(error.code == .badBundle)
        #expect(error.remedy.description.contains("ExtensionPlugin"))
        try FixtureProgram.write(
            to: part.appending(path: "Intents"), classes: classes + ["BakeryIntents.ExtensionMain"])
        try await library.sign(app, as: nil)
        #expect(try await library.install(.init(path: app)).count == 1)
    }

    @Test("a nested bundle of another team is refused")
    func otherTeamInside() async throws {
        let library = try await library()
        let bakers = try await library.makeTeam("Bakers")
        let millers = try await library.makeTeam("Millers")
        try await library.sign(app, as: "Bakers")
        try await library.sign(part, as: "Millers")
        let error = try await refusal(library)
        #expect(error.code == .refused(.otherTeam))
        #expect(error.subject == "org.example.bakery.intents")
        #expect(
            error.reason.description.contains(bakers.identifier.text)
                && error.reason.description.contains(millers.identifier.text))
        #expect(error.remedy == "sign the whole app as one team with 'beckon sign PATH'")
    }

    @Test("a bundle of another architecture is refused")
    func architecture() async throws {
        let other: UInt16 = FixtureProgram.machine == 62 ? 183 : 62
        try FixtureProgram.write(to: app.appending(path: "Bakery"), machine: other)
        try FixtureProgram.write(
            to: part.appending(path: "Intents"), classes: ["BakeryIntents.IntentHandler"], machine: other)
        let library = try await library()
        try await library.sign(app, as: nil)
        #expect(try await refusal(library).code == .refused(.otherArchitecture))
    }

    @Test("an identifier without the app's prefix is refused")
    func prefix() async throws {
        try edit(part) { $0["CFBundleIdentifier"] = "org.example.other.intents" }
        let library = try await library()
        try await library.sign(app, as: nil)
        let error = try await refusal(library)
        #expect(error.code == .refused(.outsidePrefix))
        #expect(error.subject == "org.example.other.intents")
    }

    @Test("an intent that no definition declares is refused")
    func unknownIntent() async throws {
        try edit(part) { values in
            var inner = values["NSExtension"] as? [String: Any] ?? [:]
            inner["NSExtensionAttributes"] = ["IntentsSupported": ["SellBreadIntent"]]
            values["NSExtension"] = inner
        }
        let library = try await library()
        try await library.sign(app, as: nil)
        let error = try await refusal(library)
        #expect(error.code == .badDefinition)
        #expect(error.subject == "org.example.bakery.intents")
        #expect(error.remedy == "write one of AskPriceIntent, BuyBreadIntent")
        #expect(try await library.examine(app).obstacle == error)
    }

    /// Another app, whose names are given, signed by the team.
    private func mill(_ names: [String: any Sendable], by team: String, in library: AppLibrary) async throws
        -> BakeryBundle
    {
        let mill = try BakeryBundle(name: "Mill")
        try edit(mill.url) { $0.merge(names) { $1 } }
        try await library.sign(mill.url, as: team)
        return mill
    }

    private static func other(_ name: String) -> [String: any Sendable] {
        ["INAlternativeAppNames": [["INAlternativeAppName": name]]]
    }

    @Test(
        "a name that an app of another team has is refused, however it is written",
        arguments: [
            ["CFBundleDisplayName": "BAKERY"], ["CFBundleName": "Bäkery!"], other("Bakery"),
        ] as [[String: any Sendable]])
    func takenName(names: [String: any Sendable]) async throws {
        let library = try await library()
        let bakers = try await library.makeTeam("Bakers")
        _ = try await library.makeTeam("Millers")
        try await library.sign(app, as: "Bakers")
        _ = try await library.install(.init(path: app))
        let mill = try await mill(names, by: "Millers", in: library)
        let error = await #expect(throws: InstallError.self) { try await library.install(.init(path: mill.url)) }
        #expect(error?.code == .nameTaken)
        #expect(error?.subject == "org.example.mill")
        let reason = "\(error?.reason ?? "")"
        #expect(reason.hasSuffix("is the name of org.example.bakery, signed by the team \(bakers.identifier)"))
        #expect(error?.remedy == "uninstall org.example.bakery first, or give the app another name")
        #expect(try await library.catalog().apps.map(\.id.text) == ["org.example.bakery"])
    }

    @Test("two apps of one team may have the same name, but none has another's besides its own")
    func ownName() async throws {
        let library = try await library()
        _ = try await library.makeTeam("Bakers")
        try await library.sign(app, as: "Bakers")
        _ = try await library.install(.init(path: app))
        let mill = try await self.mill(Self.other("Bakery"), by: "Bakers", in: library)
        let error = await #expect(throws: InstallError.self) { try await library.install(.init(path: mill.url)) }
        #expect(error?.code == .nameTaken)
        let twin = try await self.mill(["CFBundleDisplayName": "Bakery"], by: "Bakers", in: library)
        #expect(try await library.install(.init(path: twin.url)).count == 1)
    }

    @Test("another name that is an answer, or is said to any app, is refused", arguments: ["pay", "Yes", "Bank"])
    func everydayName(name: String) async throws {
        let library = try await library()
        try edit(app) { $0.merge(Self.other(name)) { $1 } }
        try await library.sign(app, as: nil)
        let error = try await refusal(library)
        #expect(error.code == .badPlist)
        #expect(
            error.reason == "INAlternativeAppNames: ‘\(name)’ is a common word and cannot name an app")
    }

    @Test("a principal class that does not exist is refused")
    func principalClass() async throws {
        try FixtureProgram.write(to: part.appending(path: "Intents"), classes: ["BakeryIntents.Other"])
        let library = try await library()
        try await library.sign(app, as: nil)
        #expect(try await refusal(library).code == .refused(.noPrincipalClass))
    }

    @Test("links and entries that no bundle has are refused", arguments: ["/etc/passwd", "../../secret", "pipe"])
    func entries(destination: String) async throws {
        let library = try await library()
        try await library.sign(app, as: nil)
        let entry = app.appending(path: "entry").path
        if destination == "pipe" {
            try #require(mkfifo(entry, 0o600) == 0)
        } else {
            try FileManager.default.createSymbolicLink(atPath: entry, withDestinationPath: destination)
        }
        let error = try await refusal(library)
        #expect(error.code == .badBundle)
        #expect(error.subject.hasSuffix("Bakery.app/entry"))
    }

    @Test("a device is refused", .enabled(if: geteuid() == 0, "only root may make a device"))
    func device() async throws {
        let library = try await library()
        try await library.sign(app, as: nil)
        // /dev/null by another name; see null(4).
        try #require(mknod(app.appending(path: "entry").path, S_IFCHR | 0o600, 0x0103) == 0)
        let error = try await refusal(library)
        #expect(error.code == .badBundle)
        #expect(error.reason == "a bundle may not contain a device, pipe or socket")
    }

    @Test("a name that a terminal would not show is refused")
    func name() async throws {
        let library = try await library()
        try await library.sign(app, as: nil)
        try Data().write(to: app.appending(path: "a\nb"))
        #expect(try await refusal(library).code == .refused(.badName))
    }

    @Test("extensions behind a link are seen by no signature, and are refused")
    func linkedFolder() async throws {
        try FileManager.default.moveItem(at: app.appending(path: "PlugIns"), to: app.appending(path: "Other"))
        try FileManager.default.createSymbolicLink(
            atPath: app.appending(path: "PlugIns").path, withDestinationPath: "Other")
        let library = try await library()
        try await library.sign(app, as: nil)
        #expect(try await refusal(library).code == .refused(.unsigned))
    }

    @Test("an update by another team is refused, and the installed app stays")
    func update() async throws {
        let library = try await library()
        try await library.sign(app, as: nil)
        let installed = try #require(try await library.install(.init(path: app)).first)
        let other = try await library.makeTeam("Millers")
        try await library.sign(app, as: "Millers")
        let error = try await refusal(library, keeping: 1)
        #expect(error.code == .otherTeam)
        #expect(error.subject == "org.example.bakery")
        #expect(
            error.reason.description.contains(installed.identity.team.text)
                && error.reason.description.contains(other.identifier.text))
        #expect(try await library.catalog().apps.first?.identity == installed.identity)
    }

    @Test("the identity of an installed app and its extension is what was signed")
    func identity() async throws {
        let library = try await library()
        let team = try await library.sign(
            app, as: nil,
            entitlements: GivenEntitlements(
                nested: ["Intents.appex": .dictionary(["com.apple.security.network.client": .boolean(true)])]))
        let installed = try #require(try await library.install(.init(path: app)).first)
        #expect(installed.identity.team == team.identifier)
        #expect(installed.identity.app == installed.id)
        let part = try #require(installed.extensions.first)
        #expect(part.identity.bundle == part.id)
        #expect(part.identity.app == installed.id)
        #expect(part.identity.entitlements.allowsNetwork)
        #expect(!installed.identity.entitlements.allowsNetwork)
        #expect(try await library.catalog().apps == [installed])
    }

    @Test("another bundle put into an app's place is not taken for it")
    func swapped() async throws {
        let library = try await library()
        try await library.sign(app, as: nil)
        let installed = try #require(try await library.install(.init(path: app)).first)
        _ = try await library.makeTeam("Millers")
        try await library.sign(installed.location, as: "Millers")
        let catalog = try await library.catalog()
        #expect(catalog.apps.isEmpty)
        #expect(catalog.problems.map(\.code) == [.otherTeam])
    }

    @Test("special bits and second names of a file do not come along")
    func specialBits() async throws {
        let library = try await library()
        try await library.sign(app, as: nil)
        let executable = app.appending(path: "Bakery").path
        try #require(chmod(executable, 0o6755) == 0)
        let second = folder.url.appending(path: "second").path
        try #require(Glibc.link(executable, second) == 0)
        let installed = try #require(try await library.install(.init(path: app)).first)
        var status = stat()
        try #require(lstat(installed.location.appending(path: "Bakery").path, &status) == 0)
        #expect(status.st_mode & 0o7777 == 0o755)
        #expect(status.st_nlink == 1)
    }
}
