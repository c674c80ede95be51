// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@Suite("intentc implicit-imports")
struct ImplicitImportsCommandTests {
    @Test("imports the web where one of the sources needs it", arguments: [true, false])
    func source(isNeeded: Bool) async throws {
        let folder = try TemporaryFolder()
        let sources = ["A.swift", "B.swift"].map { folder.url.appending(path: $0) }
        try Data("import Foundation\n".utf8).write(to: sources[0])
        try Data((isNeeded ? "let s = URLSession.shared" : "let s = 1").utf8).write(to: sources[1])
        let file = folder.url.appending(path: "Work/ImplicitImports.swift")
        let run = try await Intentc.run(
            "implicit-imports", "--output", file.path, sources[0].path, sources[1].path)
        #expect(run.status == 0)
        let text = try String(contentsOf: file, encoding: .utf8)
        #expect(text.contains("@_exported public import AppFoundation\n"))
        #expect(text.contains("FoundationNetworking") == isNeeded)
    }

    @Test("says which source cannot be read")
    func unreadable() async throws {
        let folder = try TemporaryFolder()
        let run = try await Intentc.run(
            "implicit-imports", "--output", folder.url.appending(path: "I.swift").path, "/nowhere/A.swift")
        #expect(run.status != 0 && run.errors.contains("/nowhere/A.swift"))
    }
}
