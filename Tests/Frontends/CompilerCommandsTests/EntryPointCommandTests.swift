// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@Suite("intentc entry-point")
struct EntryPointCommandTests {
    @Test("writes the Swift entry point of an extension")
    func source() async throws {
        let folder = try TemporaryFolder()
        let file = folder.url.appendingPathComponent("Work/ExtensionMain.swift")
        let run = try await Intentc.run("entry-point", "--output", file.path)
        #expect(run.status == 0)
        let source = try String(contentsOf: file, encoding: .utf8)
        #expect(source.contains("@main\nenum ExtensionMain {"))
        #expect(source.contains("NSExtensionMain()"))
    }

    @Test(
        "takes what the extension is for from its Info.plist",
        arguments: [
            ("com.apple.intents-ui-service", "IntentsUI", "INUIExtensionMain()"),
            ("com.apple.intents-service", "Intents", "NSExtensionMain()"),
            ("com.apple.widgetkit-extension", "Intents", "NSExtensionMain()"),
        ])
    func kinds(point: String, module: String, function: String) async throws {
        let folder = try TemporaryFolder()
        let list = folder.url.appendingPathComponent("Info.plist")
        let plist = """
            <plist version="1.0"><dict><key>NSExtension</key><dict>
            <key>NSExtensionPointIdentifier</key><string>\(point)</string></dict></dict></plist>
            """
        try Data(plist.utf8).write(to: list)
        let file = folder.url.appendingPathComponent("ExtensionMain.swift")
        let run = try await Intentc.run("entry-point", "--output", file.path, "--info-plist", list.path)
        #expect(run.status == 0)
        let source = try String(contentsOf: file, encoding: .utf8)
        #expect(source.contains("import \(module)\n") && source.contains(function))
    }

    @Test("says of a list that cannot be read which one it is")
    func unreadable() async throws {
        let folder = try TemporaryFolder()
        let list = folder.url.appendingPathComponent("Info.plist")
        try Data("<plist".utf8).write(to: list)
        let run = try await Intentc.run(
            "entry-point", "--output", folder.url.appendingPathComponent("M.swift").path, "--info-plist", list.path)
        #expect(run.status != 0 && run.errors.contains(list.path))
    }
}
