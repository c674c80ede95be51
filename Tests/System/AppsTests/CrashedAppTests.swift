// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import Foundation
import Sentences
import Store
import TestSupport
import Testing

@testable import Apps

@Suite("Apps over which the system crashed")
struct CrashedAppTests {
    private static let installed = 1_800_000_000
    private let folder: TemporaryFolder
    private let package: FixturePackage
    private let state: StateFolder

    init() throws {
        folder = try TemporaryFolder()
        package = try FixturePackage()
        state = StateFolder(root: folder.url.appending(path: "state"))
    }

    private func library(installedAt seconds: Int = installed) async throws -> AppLibrary {
        let date = Date(timeIntervalSince1970: Double(seconds))
        let library = AppLibrary(
            state, store: try await Store.open(state), builder: FixtureBuilder(package), now: { date })
        _ = try await library.install(.init(path: package.url))
        return library
    }

    /// - Parameter crashes: Seconds after the installation, and the bundle.
    private func note(_ crashes: [(Int, String)]) throws {
        try Data(crashes.map { "\(Self.installed + $0) 4 \($1)\n" }.joined().utf8).write(to: state.crashes)
    }

    @Test("the second crash sets the app aside, also where it was its extension, and leaves the others")
    func second() async throws {
        let library = try await library()
        try note([(5, "org.example.bakery")])
        #expect(try await library.catalog().problems.isEmpty)
        try note([(5, "org.example.bakery"), (9, "org.example.bakery.intents"), (9, "org.example.other")])
        let catalog = try await library.catalog()
        #expect(catalog.apps.map(\.id.text) == ["org.example.kiosk"])
        let problem = try #require(catalog.problems.first)
        #expect(problem.code == .setAside)
        #expect(
            problem.description == "org.example.bakery: Bakery is disabled: its messages crashed the system 2 times; "
                + "install a fixed version; installing this one again enables it too")
    }

    @Test("crashes of nobody, and of bundles whose names merely begin alike, set nothing aside")
    func others() async throws {
        let library = try await library()
        try note([(5, "-"), (6, "-"), (7, "org.example.bakery2"), (8, "org.example.bakery2")])
        #expect(try await library.catalog().apps.count == 2)
    }

    @Test("installed again, an app is back")
    func reinstalled() async throws {
        _ = try await library()
        try note([(5, "org.example.bakery"), (9, "org.example.bakery")])
        let library = try await library(installedAt: Self.installed + 60)
        let catalog = try await library.catalog()
        #expect(catalog.problems.isEmpty)
        #expect(catalog.apps.count == 2)
    }

    @Test("an app that is set aside can be uninstalled")
    func uninstalled() async throws {
        let library = try await library()
        try note([(5, "org.example.bakery"), (9, "org.example.bakery")])
        let app = try #require(try await library.store.apps().first { $0.identifier == "org.example.bakery" })
        _ = try await library.uninstall(try #require(.init(app.identifier)))
        #expect(try await library.catalog().problems.isEmpty)
    }

    @Test("notes that cannot be read are told about, and set nothing aside")
    func unreadable() async throws {
        let library = try await library()
        try FileManager.default.createDirectory(at: state.crashes, withIntermediateDirectories: false)
        let catalog = try await library.catalog()
        #expect(catalog.apps.count == 2)
        #expect(catalog.problems.map(\.code) == [.disk])
    }
}
