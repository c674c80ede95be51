// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

/// What `make install` and `make uninstall` do, with the SDK that was built.
@Suite(
    "The install script",
    .enabled(
        if: ["/usr/bin/patchelf", "/usr/bin/help2man", PackageRoot.url.path + "/.build/release/sdk/Programs"]
            .allSatisfy(FileManager.default.fileExists),
        "patchelf, help2man or the SDK is missing; Scripts/bootstrap --release and Scripts/sdk bring them"))
struct InstallScriptTests {
    private func install(_ words: [String]) async throws -> ToolRun {
        try await ToolRun.run(PackageRoot.url.appending(path: "Scripts/install"), words, in: PackageRoot.url)
    }

    private func files(in folder: URL) -> [String] {
        (FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []).sorted()
    }

    @Test("replaces what it has installed before, keeps what others have, and removes all of its own")
    func replacing() async throws {
        let folder = try TemporaryFolder()
        let prefix = folder.url.appending(path: "usr")
        let other = prefix.appending(path: "bin/other")
        try FileManager.default.createDirectory(
            at: other.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data().write(to: other)
        let first = try await install([prefix.path, "beckon-sdk"])
        #expect(first.status == 0, "\(first.errors)")
        let installed = files(in: prefix)
        #expect(installed.contains("bin/intentc"))
        #expect(installed.contains("lib/beckon/sdk/Programs/rewrite-sources"))
        let stale = prefix.appending(path: "lib/beckon/stale")
        let list = prefix.appending(path: "lib/beckon/files")
        try Data().write(to: stale)
        try Data((String(contentsOf: list, encoding: .utf8) + "lib/beckon/stale\n").utf8).write(to: list)
        #expect(try await install([prefix.path, "beckon-sdk"]).status == 0)
        #expect(files(in: prefix) == installed)
        #expect(try await install(["--remove", prefix.path]).status == 0)
        #expect(files(in: prefix) == ["bin", "bin/other"])
        let again = try await install(["--remove", prefix.path])
        #expect(again.status == 1)
        #expect(again.errors.contains("nothing that this has installed is in \(prefix.path)"))
    }
}
