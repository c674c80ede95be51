// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

/// The way from nothing to an app that answers, with the programs that people run.
@Suite(
    "A new app",
    .enabled(
        if: FileManager.default.fileExists(atPath: PackageRoot.programs.appending(path: "sdk/Package.swift").path),
        "there is no prebuilt SDK next to the programs; Scripts/sdk builds it"))
struct NewAppTests {
    @Test(
        "builds against the prebuilt SDK, installs and answers, and its bundle holds its own code alone",
        arguments: [[], ["--release"]])
    func answers(options: [String]) async throws {
        let apps = try InstalledApps.none()
        let folder = try TemporaryFolder()
        let package = folder.url.appending(path: "Kettle").path
        #expect(try await apps.beckon("new", "Kettle", "--output", package).status == 0)
        let installed = try await apps.beckon(["install", package] + options)
        #expect(installed.status == 0, "\(installed.errors)")
        let said = try await apps.beckon("say", "Greet someone with Kettle", "--answer", "Ada")
        #expect(said.output.contains("✓ Kettle: Hello, Ada!"), "\(said.output)\(said.errors)")
        let program = apps.state.appending(path: "Apps/com.example.kettle.app/Kettle")
        #expect(try #require(program.resourceValues(forKeys: [.fileSizeKey]).fileSize) < 1_000_000)
    }
}
