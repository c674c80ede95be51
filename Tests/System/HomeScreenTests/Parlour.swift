// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Store
import TestSupport
import Testing
import Wire

@testable import AppBundle
@testable import Apps
@testable import HomeScreen

/// A state folder with an app called Parlour, which has one static action.
struct Parlour {
    let folder: TemporaryFolder
    let store: Store
    let homeScreen: HomeScreen

    init() async throws {
        folder = try TemporaryFolder()
        store = try await Store.open(StateFolder(root: folder.url))
        homeScreen = HomeScreen(store: store)
        try await install()
    }

    /// Also what an update does.
    func install() async throws {
        let record = AppRecord(
            identifier: "org.example.parlour", name: "Parlour", path: "parlour.app",
            installed: Date(timeIntervalSince1970: 1_800_000_000), extensions: [])
        try await store.record(record, by: TeamRecord(identifier: "ABCDE12345", key: "key", name: "Parlour"))
    }

    func identity(_ bundle: String = "org.example.parlour", app: String = "org.example.parlour") throws
        -> BundleIdentity
    {
        BundleIdentity(
            bundle: try #require(BundleIdentifier(bundle)), app: try #require(BundleIdentifier(app)),
            team: try #require(TeamIdentifier("ABCDE12345")), entitlements: Entitlements())
    }

    /// The app as it is listed.
    func app() throws -> InstalledApp {
        var info = InfoPlist(identifier: try #require(BundleIdentifier("org.example.parlour")))
        info.developmentRegion = "de"
        info.staticQuickActions = [
            StaticQuickAction(type: "search", title: "SEARCH", subtitle: "WHERE", iconSymbolName: "magnifyingglass")
        ]
        return InstalledApp(
            info: info, identity: try identity(), location: folder.url, executable: folder.url, container: folder.url,
            extensions: [], intents: [], names: [:],
            texts: [
                "de": ["SEARCH": "Suchen", "WHERE": "überall"], "zh-Hans": ["SEARCH": "搜索"], "en": ["SEARCH": "Search"],
            ],
            warnings: [])
    }

    func reopened() async throws -> HomeScreen {
        HomeScreen(store: try await Store.open(StateFolder(root: folder.url)))
    }
}
