// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Foundation
import Glibc
import Sentences
import Store
import Synchronization
import TestSupport
import Testing

@testable import Apps

/// A container is the app's, who does there what its rights allow.
@Suite("What an app makes of its container")
struct HostileContainerTests {
    private let folder: TemporaryFolder
    private let package: FixturePackage
    private let state: StateFolder
    private let outside: URL
    private let bakery: BundleIdentifier
    private let kiosk: BundleIdentifier

    init() throws {
        folder = try TemporaryFolder()
        package = try FixturePackage()
        state = StateFolder(root: folder.url.appending(path: "state"))
        outside = folder.url.appending(path: "outside")
        try FileManager.default.createDirectory(at: outside, withIntermediateDirectories: true)
        try #require(chmod(outside.path, 0o755) == 0)
        try Data("mine".utf8).write(to: outside.appending(path: "letter"))
        bakery = try #require(BundleIdentifier("org.example.bakery"))
        kiosk = try #require(BundleIdentifier("org.example.kiosk"))
    }

    /// - Parameter stuck: Whether nothing that is to be removed can be.
    private func library(stuck: Bool = false) async throws -> AppLibrary {
        AppLibrary(
            state, store: try await Store.open(state), builder: FixtureBuilder(package),
            removeFiles: { item in
                if stuck { throw Disk.error("remove", item, EPERM) }
                try Disk.remove(item)
            }, now: { Date(timeIntervalSince1970: 1_800_000_000) })
    }

    private func names(in folder: URL) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    }

    private func mode(of file: URL) throws -> mode_t {
        var status = stat()
        try #require(lstat(file.path, &status) == 0)
        return status.st_mode
    }

    private func expectOutsideUntouched() throws {
        #expect(try names(in: outside) == ["letter"])
        #expect(try mode(of: outside) & 0o7777 == 0o755)
    }

    @Test("whatever an app leaves there goes with it", arguments: HostileTree.allCases)
    func removal(tree: HostileTree) async throws {
        let library = try await library()
        let app = try #require(try await library.install(.init(path: package.url)).first)
        try tree.make(in: app.container, outside: outside)
        _ = try await library.uninstall(bakery)
        #expect(try names(in: state.dataContainers) == ["org.example.kiosk"])
        #expect(try names(in: state.removals) == [])
        try expectOutsideUntouched()
        _ = try await library.uninstall(kiosk)
    }

    @Test("whatever the last member leaves in a group's container goes with it", arguments: HostileTree.allCases)
    func groupRemoval(tree: HostileTree) async throws {
        try package.writeGroups(["group.a"], of: "org.example.bakery")
        let library = try await library()
        let app = try #require(try await library.install(.init(path: package.url)).first)
        let container = try #require(app.groupContainers.values.first)
        for name in ["Documents", "tmp"] {
            try FileManager.default.createDirectory(
                at: container.appending(path: name), withIntermediateDirectories: true)
        }
        try tree.make(in: container, outside: outside)
        _ = try await library.uninstall(bakery)
        #expect(try mode(of: container.deletingLastPathComponent()) & S_IFMT == S_IFDIR)
        #expect(try names(in: container.deletingLastPathComponent()) == [])
        #expect(try names(in: state.removals) == [])
        try expectOutsideUntouched()
    }

    @Test(
        "a link in the place of a usual folder is replaced, and what it leads to is left alone",
        arguments: ["Documents", "tmp", "Library", "Library/Caches", "Library/Preferences"])
    func links(name: String) async throws {
        let library = try await library()
        let app = try #require(try await library.install(.init(path: package.url)).first)
        let place = app.container.appending(path: name)
        try FileManager.default.removeItem(at: place)
        try #require(symlink(outside.path, place.path) == 0)
        _ = try await library.install(.init(path: package.url))
        try expectOutsideUntouched()
        #expect(try mode(of: place) == S_IFDIR | 0o700)
        #expect(try mode(of: app.container.appending(path: "Library/Preferences")) == S_IFDIR | 0o700)
    }

    @Test("a file in the place of a usual folder keeps what it says, and makes room")
    func file() async throws {
        let library = try await library()
        let app = try #require(try await library.install(.init(path: package.url)).first)
        let place = app.container.appending(path: "Documents")
        try FileManager.default.removeItem(at: place)
        try Data("a novel".utf8).write(to: place)
        _ = try await library.install(.init(path: package.url))
        #expect(try mode(of: place) == S_IFDIR | 0o700)
        let kept = try #require(try names(in: app.container).first { $0.hasPrefix("Documents ") })
        #expect(try Data(contentsOf: app.container.appending(path: kept)) == Data("a novel".utf8))
    }

    @Test("files that can't be removed are named, hold up nobody, and go when they can")
    func stuck() async throws {
        let library = try await library(stuck: true)
        let app = try #require(try await library.install(.init(path: package.url)).first)
        let removed = try await library.uninstall(bakery)
        #expect(!removed.notices.isEmpty && removed.hasFilesLeft)
        #expect(
            removed.notices.allSatisfy {
                $0.description.contains("org.example.bakery") && $0.description.contains("not permitted")
            })
        #expect(!FileManager.default.fileExists(atPath: app.container.path))
        let notices = Mutex<[String]>([])
        _ = try await library.install(.init(path: package.url)) { step in
            if case .notice(let sentence) = step { notices.withLock { $0.append("\(sentence)") } }
        }
        #expect(notices.withLock(\.count) >= removed.notices.count)
        let other = try await library.uninstall(kiosk)
        #expect(other.notices.count > removed.notices.count && other.hasFilesLeft)
        #expect(try await library.catalog().apps.map(\.id) == [bakery])
        #expect(try await self.library().clearUp() == [])
        #expect(try names(in: state.removals) == [])
        #expect(try names(in: state.dataContainers) == ["org.example.bakery"])
    }

    @Test("what an uninstalled app has left in its place is not handed to the next one of its name")
    func inheritance() async throws {
        let library = try await library()
        _ = try await library.install(.init(path: package.url))
        _ = try await library.write(PendingChange(app: bakery.text, removesApp: true, groups: []))
        try await library.store.removeApp(bakery.text)
        // In the place where it would be set aside, so that it can't be.
        try FileManager.default.removeItem(at: state.apps.appending(path: "org.example.bakery.app"))
        try FileManager.default.moveItem(at: state.dataContainers, to: folder.url.appending(path: "data"))
        try Data().write(to: state.dataContainers)
        var request = AppLibrary.Request(path: package.url)
        request.product = "Bakery"
        let error = await #expect(throws: InstallError.self) { try await library.install(request) }
        #expect(error?.reason.description.contains("an uninstalled app with this identifier") == true)
        try FileManager.default.removeItem(at: state.dataContainers)
        try FileManager.default.moveItem(at: folder.url.appending(path: "data"), to: state.dataContainers)
        _ = try await library.install(request)
    }

    @Test("closed folders are opened by the next installation")
    func closed() async throws {
        let library = try await library()
        let app = try #require(try await library.install(.init(path: package.url)).first)
        for name in ["Library/Caches", "Library", "tmp", ""] {
            try #require(chmod(app.container.appending(path: name).path, 0) == 0)
        }
        _ = try await library.install(.init(path: package.url))
        for name in ["", "tmp", "Library", "Library/Caches"] {
            #expect(try mode(of: app.container.appending(path: name)) & 0o7777 == 0o700, "\(name)")
        }
    }
}
