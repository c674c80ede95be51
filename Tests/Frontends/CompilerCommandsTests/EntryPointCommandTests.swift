// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@Suite("intentc entry-point")
struct EntryPointCommandTests {
    @Test("writes the Swift that starts an extension")
    func source() async throws {
        let folder = try TemporaryFolder()
        let file = folder.url.appendingPathComponent("Work/ExtensionMain.swift")
        let run = try await Intentc.run("entry-point", "--output", file.path)
        #expect(run.status == 0)
        let source = try String(contentsOf: file, encoding: .utf8)
        #expect(source.contains("@main\nenum ExtensionMain {"))
        #expect(source.contains("NSExtensionMain()"))
    }
}
