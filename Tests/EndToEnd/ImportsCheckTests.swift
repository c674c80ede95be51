// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

/// What `make check` finds of a module's imports beside what is declared for it.
@Suite struct ImportsCheckTests {
    /// What the check prints of a module that imports, and declares, what is given.
    private func findings(
        source: String, declared: [String], type: String = "library"
    ) async throws -> String {
        let folder = try TemporaryFolder()
        try source.write(to: folder.url.appending(path: "A.swift"), atomically: true, encoding: .utf8)
        let dependencies = declared.map { "        \($0)\n" }.joined()
        let description = """
            Name: sample
            Targets:
                Name: Above
                Type: \(type)
                Path: \(folder.url.path)
                Sources:
                    A.swift
                Target dependencies:
            \(dependencies)
                Name: Below
                Type: library
                Path: \(folder.url.path)/below
                Sources:

            """
        let file = folder.url.appending(path: "description")
        try description.write(to: file, atomically: true, encoding: .utf8)
        let check = PackageRoot.url.appending(path: "Scripts/imports.awk").path
        let run = try await ToolRun.run(URL(fileURLWithPath: "/usr/bin/awk"), ["-f", check, file.path])
        #expect(run.status == 0, "\(run.errors)")
        return run.output
    }

    @Test("an import that is not declared is found, however it is written", arguments: ["", "package ", "@testable "])
    func undeclared(attribute: String) async throws {
        let found = try await findings(source: "import Foundation\n\(attribute)import Below\n", declared: [])
        #expect(found == "imports: Above imports Below; declare it in Package.swift\n")
    }

    @Test("what is declared and never imported is found, but not of tests, which have it built")
    func unused() async throws {
        let source = "let text = \"\"\"\nimport Below\n\"\"\"\n"
        let found = try await findings(source: source, declared: ["Below"])
        #expect(found == "imports: Above declares Below in Package.swift and never imports it; take it out there\n")
        #expect(try await findings(source: source, declared: ["Below"], type: "test") == "")
    }

    @Test("what is declared and imported is in order")
    func inOrder() async throws {
        #expect(try await findings(source: "import struct Below.Thing\n", declared: ["Below"]) == "")
    }
}
