// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

/// The quick actions of the installed Contacts board.
@Suite struct ContactsBoardTests {
    @Test(
        "before the first launch the app's own two actions are there, in the person's language",
        arguments: [("en", ["Search", "Share"]), ("zh-Hans", ["搜索", "分享"])])
    func untouched(language: String, titles: [String]) async throws {
        let apps = try await InstalledApps.examples()
        let run = try await apps.beckon("actions", "Contacts", "--language", language, "--json")
        #expect(try run.objects().compactMap { $0["title"] as? String } == titles, "\(run.errors)")
    }

    @Test("an app that leaves the screen offers the contact looked at last, and a new one")
    func dynamic() async throws {
        let apps = try await InstalledApps.examples()
        #expect(try await apps.beckon("open", "Contacts").status == 0)
        #expect(try await titles(apps) == ["Search", "Share", "Ada Lovelace", "Add"])
        let add = try await apps.beckon("tap", "Contacts", "com.example.contacts.add")
        #expect(add.status == 0, "\(add.errors)")
        #expect(add.output.contains("New Contact\n  Name\n"), "\(add.output)")
        #expect(try await titles(apps) == ["Search", "Share", "Ada Lovelace", "Add"])
    }

    @Test("an action brings back what the app gave it")
    func userInfo() async throws {
        let apps = try await InstalledApps.examples()
        _ = try await apps.beckon("open", "Contacts")
        let run = try await apps.beckon("tap", "Contacts", "com.example.contacts.contact")
        #expect(run.status == 0, "\(run.errors)")
        #expect(run.output.contains("Ada Lovelace\n  +44 20 7946 0815\n"))
    }

    @Test("with the system running the second action reaches the same process")
    func warm() async throws {
        let apps = try await InstalledApps.examples()
        let daemon = try await RunningDaemon.start("serve", "--json", in: apps)
        let words = ["tap", "Contacts", "com.example.contacts.search", "--json", "--state", apps.state.path]
        let taps = [
            try await ToolRun.run(InstalledApps.beckon, words, in: PackageRoot.url),
            try await ToolRun.run(InstalledApps.beckon, words, in: PackageRoot.url),
        ]
        #expect(try taps.map { try $0.objects().first?["isLaunched"] as? Bool } == [true, false])
        #expect(await daemon.end() == 0)
        // The daemon told the app that it ends, so it left the screen and set its actions.
        #expect(try await titles(apps).count == 4)
    }

    private func titles(_ apps: InstalledApps) async throws -> [String] {
        try await apps.beckon("actions", "Contacts", "--json").objects().compactMap { $0["title"] as? String }
    }
}
