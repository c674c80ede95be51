// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

/// Quick actions from the command line to an app's process.
@Suite(.timeLimit(.minutes(2))) struct TapTests {
    @Test("a tapped action opens the app, which gets it once and is ended in order")
    func alone() async throws {
        let apps = try await installed()
        let run = try await apps.beckon("tap", "Oven", "bake", "--json")
        #expect(run.status == 0, "\(run.errors)")
        #expect(
            run.output == """
                {"app":"org.example.oven","isHandled":true,"isLaunched":true,"title":"bake","type":"bake"}

                """)
        let journal = try PeerBundle.journal(of: "Oven", in: apps)
        #expect(journal.filter { $0.hasPrefix("return ") }.count == 1)
        #expect(journal.last == "terminate")
    }

    @Test("an app that declines an action makes the exit status 1")
    func declined() async throws {
        let run = try await (try await installed()).beckon("tap", "Oven", "decline")
        #expect(run.status == 1)
        #expect(run.output == "")
        #expect(run.errors.contains("Oven declined ‘decline’."))
    }

    @Test("with a daemon the app lives on and gets the next action in the same process")
    func daemon() async throws {
        let apps = try await installed()
        let daemon = try await RunningDaemon.start("serve", "--json", in: apps)
        let words = ["tap", "Oven", "bake", "--json", "--state", apps.state.path]
        let first = try await ToolRun.run(InstalledApps.beckon, words, in: PackageRoot.url)
        let second = try await ToolRun.run(InstalledApps.beckon, words, in: PackageRoot.url)
        #expect(first.output.contains(#""isLaunched":true"#))
        #expect(second.output.contains(#""isLaunched":false"#))
        #expect(second.status == 0)
        let journal = try PeerBundle.journal(of: "Oven", in: apps)
        #expect(journal.filter { $0 == "start" }.count == 1)
        #expect(journal.filter { $0.hasPrefix("return ") }.count == 2)
        #expect(await daemon.end() == 0)
    }

    private func installed() async throws -> InstalledApps {
        let apps = try InstalledApps.none()
        let bundle = try PeerBundle(name: "Oven", actions: ["bake", "decline"])
        for command in ["sign", "install"] {
            let run = try await apps.beckon(command, bundle.url.path)
            guard run.status == 0 else { throw InstalledApps.InstallError(description: run.errors) }
        }
        withExtendedLifetime(bundle) {}
        return apps
    }
}
