// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Foundation
import Sentences
import Signing
import Store
import TestSupport
import Testing

@testable import Apps

@Suite("What a system knows of its apps")
struct InstalledAppsTests {
    private let folder: TemporaryFolder
    private let package: FixturePackage
    private let state: StateFolder
    private let bakery: BundleIdentifier

    init() throws {
        folder = try TemporaryFolder()
        package = try FixturePackage()
        state = StateFolder(root: folder.url.appending(path: "state"))
        bakery = try #require(BundleIdentifier("org.example.bakery"))
    }

    private func library(_ store: Store, _ apps: InstalledApps? = nil, at seconds: Double = 0) -> AppLibrary {
        AppLibrary(
            state, store: store, apps: apps, builder: FixtureBuilder(package),
            now: { Date(timeIntervalSince1970: 1_800_000_000 + seconds) })
    }

    @Test("is read once, and the same catalogue from then on")
    func once() async throws {
        let store = try await Store.open(state)
        let apps = InstalledApps(state, store: store)
        #expect(try await apps.catalog().apps.isEmpty)
        _ = try await library(store, apps).install(.init(path: package.url))
        let catalog = try await apps.catalog()
        #expect(catalog.apps.count == 2)
        // A file of an app that was read is not looked at any more.
        try Data("no plist".utf8).write(to: catalog.apps[0].location.appending(path: "Info.plist"))
        #expect(try await apps.catalog() === catalog)
        #expect(catalog[bakery]?.id == bakery)
        #expect(catalog[try #require(BundleIdentifier("org.example.nobody"))] == nil)
    }

    @Test("changes with an installation and a removal by this process or another, and by nothing else")
    func changes() async throws {
        let (store, other) = (try await Store.open(state), try await Store.open(state))
        let apps = InstalledApps(state, store: store)
        let before = try await apps.catalog()
        _ = try await library(other).install(.init(path: package.url))
        let installed = try await apps.catalog()
        #expect(before.apps.isEmpty)
        #expect(installed.apps.count == 2)
        try await other.keepSettings(AppSettingsRecord(app: bakery.text, learns: false))
        #expect(try await apps.catalog() === installed)
        _ = try await library(store, apps, at: 60).install(.init(path: package.url))
        #expect(!(try await apps.catalog() === installed))
        _ = try await library(other).uninstall(bakery)
        #expect(try await apps.app(bakery) == nil)
        #expect(try await apps.catalog().apps.map(\.id.text) == ["org.example.kiosk"])
    }

    @Test("says of an app why it cannot be read, and reads it again once it can")
    func unreadable() async throws {
        let store = try await Store.open(state)
        let installed = try await library(store).install(.init(path: package.url))
        let list = installed[0].location.appending(path: "Info.plist")
        let content = try Data(contentsOf: list)
        try Data("no plist".utf8).write(to: list)
        let apps = InstalledApps(state, store: store)
        let catalog = try await apps.catalog()
        #expect(catalog.problems.count == 1)
        #expect(try await apps.catalog() === catalog)
        let error = await #expect(throws: InstallError.self) { try await apps.app(bakery) }
        #expect(error?.code == .refused(.badInfo))
        try content.write(to: list)
        #expect(try await apps.app(bakery)?.id == bakery)
        #expect(try await apps.catalog().problems.isEmpty)
    }
}
