// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

/// What the documents show is compiled or run.
@Suite struct DocumentationTests {
    @Test("every Swift snippet compiles against the SDK and the examples", arguments: try MarkdownBlock.all("swift"))
    func swiftSnippet(block: MarkdownBlock) async throws {
        // Installing builds the examples' modules, which the snippets import.
        _ = try await InstalledApps.examples()
        let folder = try TemporaryFolder()
        let source = folder.url.appendingPathComponent("Snippet.swift")
        try block.text.write(to: source, atomically: true, encoding: .utf8)
        let modules = PackageRoot.url.appendingPathComponent("Examples/.build/debug/Modules").path
        let run = try await ToolRun.run(
            URL(fileURLWithPath: "/usr/bin/env"),
            ["swiftc", "-typecheck", "-swift-version", "6", "-warnings-as-errors", "-I", modules, source.path])
        #expect(run.status == 0, "\(block): \(run.errors)")
    }

    @Test("every console session prints what it shows", arguments: try MarkdownBlock.all("console"))
    func consoleSession(block: MarkdownBlock) async throws {
        let apps = try await InstalledApps.examples()
        var shown: [String] = []
        for line in block.text.split(separator: "\n", omittingEmptySubsequences: false) {
            guard line.hasPrefix("$ ") else { continue }
            let command = line.dropFirst(2)
            let run = try await ToolRun.run(
                URL(fileURLWithPath: "/bin/bash"), ["-c", "exec 2>&1; \(command)"],
                environment: ["PATH": searchPath, "XDG_STATE_HOME": apps.state.deletingLastPathComponent().path],
                in: PackageRoot.url)
            shown.append(contentsOf: ["$ " + command] + lines(run.output))
        }
        let expected = lines(block.text)
        #expect(shown.map(withoutTimes) == expected.map(withoutTimes), "\(block)")
    }

    /// The built tools before everything else.
    private var searchPath: String {
        "\(PackageRoot.products.path):\(ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin")"
    }

    private func lines(_ text: String) -> [String] {
        text.split(separator: "\n").map { String($0).trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    }

    /// How long something took is different each time.
    private func withoutTimes(_ line: String) -> String {
        line.replacing(/"milliseconds":\d+/, with: "\"milliseconds\":0").replacing(/\d+ ms/, with: "0 ms")
    }
}
