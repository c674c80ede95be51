// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Foundation
import Sentences
import Store
import Synchronization
import TestSupport
import Testing

@testable import Apps

/// Bakery and Kiosk belong to the groups that a test says.
@Suite("Containers and uninstalling")
struct UninstallingTests {
    private let folder: TemporaryFolder
    private let package: FixturePackage
    private let state: StateFolder
    private let bakery: BundleIdentifier
    private let kiosk: BundleIdentifier

    init() throws {
        folder = try TemporaryFolder()
        package = try FixturePackage()
        state = StateFolder(root: folder.url.appending(path: "state"))
        bakery = try #require(BundleIdentifier("org.example.bakery"))
        kiosk = try #require(BundleIdentifier("org.example.kiosk"))
    }

    /// - Parameters:
    ///   - groups: The names of groups by bundle identifier, which the package's entitlements list from now on.
    private func library(
        groups: [String: [String]] = [:],
        removeKeychainItems: @escaping AppLibrary.RemoveKeychainItems = { _, _ in true }
    ) async throws -> AppLibrary {
        for (bundle, names) in groups { try package.writeGroups(names, of: bundle) }
        return AppLibrary(
            state, store: try await Store.open(state), builder: FixtureBuilder(package),
            removeKeychainItems: removeKeychainItems, now: { Date(timeIntervalSince1970: 1_800_000_000) })
    }

    /// Installs both apps of the package, Kiosk in the name of another team.
    private func installForTwoTeams(_ library: AppLibrary) async throws -> [InstalledApp] {
        var request = AppLibrary.Request(path: package.url)
        var apps: [InstalledApp] = []
        for product in ["Bakery", "Kiosk"] {
            request.product = product
            request.team = try await library.makeTeam("\(product) People").identifier.text
            apps += try await library.install(request)
        }
        return apps
    }

    private func groupFolder(_ name: String, of app: InstalledApp) -> String {
        "Containers/Groups/\(app.identity.team)/\(name)"
    }

    private func files(_ path: String) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: state.root.appending(path: path).path).sorted()
    }

    private func exists(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: state.root.appending(path: path).path)
    }

    @Test("an app and its extension have containers of their own, with the usual folders")
    func containers() async throws {
        let app = try #require(try await library().install(.init(path: package.url)).first)
        let part = try #require(app.extensions.first)
        #expect(app.container.path.hasSuffix("/Containers/Data/org.example.bakery/org.example.bakery"))
        #expect(part.container.path.hasSuffix("/Containers/Data/org.example.bakery/org.example.bakery.intents"))
        for container in [app.container, part.container] {
            for name in ["Documents", "Library/Caches", "Library/Preferences", "Library/Application Support", "tmp"] {
                #expect(FileManager.default.fileExists(atPath: container.appending(path: name).path), "\(name)")
            }
            let attributes = try FileManager.default.attributesOfItem(atPath: container.path)
            #expect(attributes[.posixPermissions] as? Int == 0o700)
        }
    }

    @Test("members of one team share a group's container; a group of another team is another group")
    func groups() async throws {
        let names = ["org.example.bakery": ["group.a"], "org.example.kiosk": ["group.a", "group.b"]]
        let apps = try await library(groups: names).install(.init(path: package.url))
        let group = try #require(ApplicationGroup("group.a"))
        let shared = try #require(apps[0].groupContainers[group])
        #expect(shared.path.hasSuffix(groupFolder("group.a", of: apps[0])))
        #expect(apps[1].groupContainers[group] == shared)
        // The extension's own entitlements count, not its app's.
        #expect(apps[0].extensions[0].groupContainers == [:])
        #expect(FileManager.default.fileExists(atPath: shared.appending(path: "Library/Caches").path))
    }

    @Test("uninstalling takes away the bundle, the containers and the phrases, and nothing of others")
    func uninstall() async throws {
        let library = try await library()
        _ = try await library.install(.init(path: package.url))
        let stopped = Mutex<[String]>([])
        let removed = try await library.uninstall(bakery) { part in stopped.withLock { $0.append(part.text) } }
        #expect(
            removed
                == RemovedApp(
                    identifier: "org.example.bakery", name: "Bakery", extensions: ["org.example.bakery.intents"],
                    removedGroups: [], keptGroups: []))
        #expect(stopped.withLock { $0 } == ["org.example.bakery", "org.example.bakery.intents"])
        #expect(try await library.catalog().apps.map(\.id) == [kiosk])
        #expect(try files("Apps") == ["org.example.kiosk.app"])
        #expect(try files("Containers/Data") == ["org.example.kiosk"])
        #expect(try files("Removals") == [])
    }

    @Test("a group's files stay with two members, and go with the last")
    func lastMember() async throws {
        let library = try await library(
            groups: ["org.example.bakery.intents": ["group.a"], "org.example.kiosk": ["group.a"]])
        let apps = try await library.install(.init(path: package.url))
        let group = TeamGroup(try #require(ApplicationGroup("group.a")), of: apps[0].identity.team)
        let first = try await library.uninstall(bakery)
        #expect(first.keptGroups == [group])
        #expect(exists(groupFolder("group.a", of: apps[0])))
        let last = try await library.uninstall(kiosk)
        #expect(last.removedGroups == [group])
        #expect(!exists(groupFolder("group.a", of: apps[0])))
    }

    @Test("a group of the same name of another team is not concerned")
    func otherTeam() async throws {
        let library = try await library(groups: ["org.example.bakery": ["group.a"], "org.example.kiosk": ["group.a"]])
        let apps = try await installForTwoTeams(library)
        #expect(apps[0].groupContainers != apps[1].groupContainers)
        _ = try await library.uninstall(bakery)
        #expect(!exists(groupFolder("group.a", of: apps[0])))
        #expect(exists(groupFolder("group.a", of: apps[1])))
    }

    @Test("while an app cannot be read a group stays, for it may be a member; and goes when it is known")
    func unreadableMember() async throws {
        let library = try await library(groups: ["org.example.bakery": ["group.a"]])
        let apps = try await library.install(.init(path: package.url))
        let plist = apps[1].location.appending(path: "Info.plist")
        let content = try Data(contentsOf: plist)
        try Data("no plist".utf8).write(to: plist)
        _ = try await library.uninstall(bakery)
        #expect(exists(groupFolder("group.a", of: apps[0])))
        try content.write(to: plist)
        _ = try await library.uninstall(kiosk)
        #expect(!exists(groupFolder("group.a", of: apps[0])))
        #expect(try files("Removals") == [])
    }

    @Test("an app whose bundle cannot be read any more can be uninstalled")
    func damaged() async throws {
        let library = try await library()
        let apps = try await library.install(.init(path: package.url))
        try Data("no plist".utf8).write(to: apps[0].location.appending(path: "Info.plist"))
        _ = try await library.uninstall(bakery)
        #expect(try await library.catalog().problems.isEmpty)
        #expect(try files("Apps") == ["org.example.kiosk.app"])
    }

    @Test("the keychain items that only the app's bundles could use go too")
    func keychain() async throws {
        let removed = Mutex<[String]>([])
        let library = try await library { groups, team in
            removed.withLock { $0 += groups.map { "\(team): \($0)" } }
            return true
        }
        let team = try #require(try await library.install(.init(path: package.url)).first).identity.team
        _ = try await library.uninstall(bakery)
        #expect(
            removed.withLock { $0 } == [
                "\(team): \(team).org.example.bakery", "\(team): \(team).org.example.bakery.intents",
            ])
    }

    @Test("the keychain items of a shared group go with its last member")
    func sharedKeychainGroup() async throws {
        let removed = Mutex<[String]>([])
        let library = try await library(
            groups: ["org.example.bakery.intents": ["group.a"], "org.example.kiosk": ["group.a"]]
        ) { groups, _ in
            removed.withLock { $0 += groups }
            return true
        }
        _ = try await library.install(.init(path: package.url))
        _ = try await library.uninstall(bakery)
        #expect(!removed.withLock { $0.contains("group.a") })
        _ = try await library.uninstall(kiosk)
        #expect(removed.withLock { $0.contains("group.a") })
    }

    @Test("the items of an app whose bundle cannot be read go by its name")
    func keychainOfDamaged() async throws {
        let removed = Mutex<[String]>([])
        let library = try await library { groups, _ in
            removed.withLock { $0 += groups }
            return true
        }
        let app = try #require(try await library.install(.init(path: package.url)).first)
        try Data("no plist".utf8).write(to: app.location.appending(path: "Info.plist"))
        _ = try await library.uninstall(bakery)
        let prefix = app.identity.team.prefix
        #expect(removed.withLock { $0 } == [prefix + "org.example.bakery", prefix + "org.example.bakery.intents"])
    }

    @Test("items that could not be removed are removed by the next operation")
    func closedKeychain() async throws {
        let answers = Mutex<[Bool]>([false, true, true])
        let asked = Mutex<[String]>([])
        let library = try await library { groups, _ in
            asked.withLock { $0.append(groups.joined(separator: ",")) }
            return answers.withLock { $0.removeFirst() }
        }
        _ = try await library.install(.init(path: package.url))
        _ = try await library.uninstall(bakery)
        #expect(try files("Removals").count == 1)
        _ = try await library.uninstall(kiosk)
        #expect(try files("Removals") == [])
        let calls = asked.withLock { $0 }
        #expect(calls.count == 3)
        #expect(calls[0] == calls[1])
    }

    @Test("an app that does not exist is named in the error")
    func absent() async throws {
        let library = try await library()
        let error = await #expect(throws: InstallError.self) { try await library.uninstall(bakery) }
        #expect(error?.code == .notInstalled)
        #expect(error?.subject == "org.example.bakery")
    }

    @Test("what a crash left half removed is removed by the next operation, and is no app until then")
    func crashAfterForgetting() async throws {
        let library = try await library(groups: ["org.example.bakery": ["group.a"]])
        let apps = try await library.install(.init(path: package.url))
        // As far as an uninstallation comes that ends when the store has forgotten the app.
        _ = try await library.write(PendingChange(app: bakery.text, removesApp: true, groups: apps[0].groups))
        try await library.store.removeApp(bakery.text)
        #expect(try await library.catalog().apps.map(\.id) == [kiosk])
        #expect(exists("Apps/org.example.bakery.app"))
        _ = try await library.uninstall(kiosk)
        #expect(try files("Apps") == [])
        #expect(try files("Containers/Data") == [])
        #expect(!exists(groupFolder("group.a", of: apps[0])))
        #expect(try files("Removals") == [])
    }

    @Test("an app stays whole when a crash came before the store forgot it")
    func crashBeforeForgetting() async throws {
        let library = try await library()
        let apps = try await library.install(.init(path: package.url))
        try Data("mine".utf8).write(to: apps[0].container.appending(path: "Documents/notes"))
        _ = try await library.write(PendingChange(app: bakery.text, removesApp: true, groups: []))
        try Data("{\"ap".utf8).write(to: state.removals.appending(path: "cut-short.json"))
        _ = try await library.uninstall(kiosk)
        #expect(try await library.catalog().apps.map(\.id) == [bakery])
        #expect(exists("Containers/Data/org.example.bakery/org.example.bakery/Documents/notes"))
        #expect(try files("Removals") == [])
    }

    @Test("a bundle that no list has stays with its containers, and is told about")
    func unknownBundles() async throws {
        let library = try await library()
        let apps = try await library.install(.init(path: package.url))
        for app in apps { try await library.store.removeApp(app.id.text) }
        let notices = try await library.clearUp().map(\.description)
        #expect(notices.count == 2)
        #expect(notices.allSatisfy { $0.hasSuffix("install the app again, or remove the folder") }, "\(notices)")
        #expect(try files("Apps") == ["org.example.bakery.app", "org.example.kiosk.app"])
        #expect(try files("Containers/Data") == ["org.example.bakery", "org.example.kiosk"])
        // As is said.
        _ = try await library.install(.init(path: package.url))
        #expect(try await library.clearUp() == [])
        #expect(try await library.catalog().apps.map(\.id) == [bakery, kiosk])
    }

    @Test("a bundle that an installation has noted, and no list has, is cleared away with its empty containers")
    func brokenInstallation() async throws {
        let library = try await library()
        let apps = try await library.install(.init(path: package.url))
        try Data("mine".utf8).write(to: apps[1].container.appending(path: "Documents/notes"))
        for app in apps {
            try await library.store.removeApp(app.id.text)
            _ = try await library.write(PendingChange(app: app.id.text, removesApp: false, groups: app.groups))
        }
        let notices = try await library.clearUp().map(\.description)
        #expect(notices.count == 1)
        #expect(
            notices.first?.contains("Containers/Data/org.example.kiosk contains files of org.example.kiosk") == true)
        #expect(try files("Apps") == [])
        #expect(try files("Containers/Data") == ["org.example.kiosk"])
        #expect(exists("Containers/Data/org.example.kiosk/org.example.kiosk/Documents/notes"))
    }

    @Test(
        "containers that no list has, of apps or groups, are cleared away where nothing is in them, and told about else"
    )
    func unknownContainers() async throws {
        let library = try await library()
        let app = try #require(try await library.install(.init(path: package.url)).first)
        let team = app.identity.team.text
        let empty = [
            "Data/org.example.gone/org.example.gone/Documents", "Data/org.example.gone/org.example.gone/Library/Caches",
            "Groups/\(team)/group.gone/Library/Preferences",
        ]
        let full = ["Data/org.example.left/org.example.left/Documents", "Groups/\(team)/group.left/Library/Caches"]
        for path in empty + full {
            try FileManager.default.createDirectory(
                at: state.containers.appending(path: path), withIntermediateDirectories: true)
        }
        for path in full { try Data("mine".utf8).write(to: state.containers.appending(path: "\(path)/notes")) }
        let notices = try await library.clearUp()
        #expect(
            notices.map(\.description).map { $0.contains("org.example.left") || $0.contains("group.left") } == [
                true, true,
            ])
        #expect(try files("Containers/Data") == ["org.example.bakery", "org.example.kiosk", "org.example.left"])
        #expect(try files("Containers/Groups/\(team)") == ["group.left"])
        for path in full { #expect(exists("Containers/\(path)/notes")) }
    }

    @Test("an update that ended before the store was told is entered by the next operation")
    func updateBeforeEntering() async throws {
        let library = try await library()
        let app = try #require(try await library.install(.init(path: package.url)).first)
        let newer = try await library.store.app(bakery.text)
        let team = try #require(try await library.store.team(app.identity.team.text))
        var older = try #require(newer)
        older.name = "Bakery 1"
        older.extensions = []
        try await library.store.record(older, by: team)
        _ = try await library.write(PendingChange(app: bakery.text, removesApp: false, groups: app.groups))
        #expect(try await library.clearUp() == [])
        #expect(try await library.store.app(bakery.text) == newer)
        #expect(try files("Removals") == [])
    }

    @Test("where a disk can't exchange folders, the older version comes back that was on its way out")
    func updateWithoutExchange() async throws {
        let library = try await library()
        let app = try #require(try await library.install(.init(path: package.url)).first)
        try FileManager.default.moveItem(at: app.location, to: app.location.appendingPathExtension("old"))
        #expect(try await library.clearUp() == [])
        #expect(try await library.catalog().apps.map(\.id) == [bakery, kiosk])
        #expect(try files("Apps") == ["org.example.bakery.app", "org.example.kiosk.app"])
    }

    @Test("a note that names no proper group or app removes nothing")
    func hostileNote() async throws {
        let library = try await library()
        _ = try await library.install(.init(path: package.url))
        let note = """
            {"app":"../../Apps","removesApp":true,"groups":[{"team":"..","name":".."},{"team":"7F3K2M9QXA","name":"../.."}]}
            """
        try Data(note.utf8).write(to: state.removals.appending(path: "note.json"))
        _ = try await library.uninstall(kiosk)
        #expect(try await library.catalog().apps.map(\.id) == [bakery])
    }

    @Test("an update keeps the containers, and takes a dropped group away that has no member left")
    func update() async throws {
        let before = try await library(groups: ["org.example.bakery": ["group.a", "group.b"]])
        let app = try #require(try await before.install(.init(path: package.url)).first)
        try Data("mine".utf8).write(to: app.container.appending(path: "Documents/notes"))
        let after = try await library(groups: ["org.example.bakery": ["group.b"]])
        _ = try await after.install(.init(path: package.url))
        #expect(exists("Containers/Data/org.example.bakery/org.example.bakery/Documents/notes"))
        #expect(!exists(groupFolder("group.a", of: app)))
        #expect(exists(groupFolder("group.b", of: app)))
    }

    @Test("two installations at once do not meet")
    func together() async throws {
        try await withThrowingTaskGroup(of: Void.self) { tasks in
            let library = try await library()
            let other = try await self.library()
            for library in [library, library, other] {
                tasks.addTask { _ = try await library.install(.init(path: package.url)) }
            }
            try await tasks.waitForAll()
        }
        #expect(try await library().catalog().apps.count == 2)
    }
}
