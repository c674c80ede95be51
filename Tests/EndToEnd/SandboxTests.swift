// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

/// The sandbox as a person meets it: at its absence.
@Suite struct SandboxTests {
    @Test(
        "without bubblewrap nothing is started, and the error names the package and the way without",
        .enabled(if: MachineSandbox.isAvailable, "\(MachineSandbox.reason)"))
    func missing() async throws {
        let apps = try await installed()
        let run = try await apps.beckon(
            "run", "com.example.misbehaving.AsyncOnly", "note=x", environment: ["PATH": "/nonexistent"])
        #expect(run.status == 1)
        #expect(run.output.isEmpty)
        #expect(run.errors.contains("install the package bubblewrap"))
        #expect(run.errors.contains("--no-sandbox"))
    }

    @Test("going without is said at every start of a process")
    func without() async throws {
        let apps = try await installed()
        for _ in 1...2 {
            let run = try await apps.beckon(
                "run", "com.example.misbehaving.AsyncOnly", "note=x", "--no-sandbox",
                environment: ["PATH": "/nonexistent"])
            #expect(run.status == 0, "\(run.errors)")
            #expect(run.errors.contains("warning: com.example.misbehaving.intents runs without a sandbox"))
        }
    }

    private func installed() async throws -> InstalledApps {
        let apps = try InstalledApps.none()
        let bundle = try MisbehavingBundle()
        for command in ["sign", "install"] {
            let run = try await apps.beckon(command, bundle.url.path)
            try #require(run.status == 0, "\(run.errors)")
        }
        return apps
    }
}
