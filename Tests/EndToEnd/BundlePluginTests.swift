// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

/// `swift package bundle`, run for real on the examples.
@Suite struct BundlePluginTests {
    @Test("the plugin makes the same bundle, extension inside, as beckon bundle does")
    func plugin() async throws {
        // The examples are built once for all tests, and SwiftPM lets one build at a time into their folder.
        _ = try await InstalledApps.examples()
        let folder = try TemporaryFolder()
        let byPlugin = folder.url.appendingPathComponent("plugin")
        let arguments = ["package", "bundle", "--product", "Pizzeria", "--output", byPlugin.path]
        let examples = PackageRoot.url.appendingPathComponent("Examples")
        let run = try await ToolRun.run(
            PackageRoot.url.appending(path: "Scripts/swift"), arguments, in: examples)
        #expect(run.status == 0, "\(run.errors)")
        let byTool = folder.url.appendingPathComponent("tool")
        let tool = try await ToolRun.run(
            InstalledApps.beckon,
            ["bundle", examples.path, "--product", "Pizzeria", "--output", byTool.path], in: PackageRoot.url)
        #expect(tool.status == 0, "\(tool.errors)")
        let files = try Self.files(in: byPlugin)
        #expect(files.contains("Pizzeria.app/PlugIns/PizzeriaIntents.appex/Info.plist"))
        #expect(files == (try Self.files(in: byTool)))
        for file in files where ["plist", "intentdefinition", "strings"].contains((file as NSString).pathExtension) {
            let made = try Data(contentsOf: byPlugin.appendingPathComponent(file))
            #expect(try Data(contentsOf: byTool.appendingPathComponent(file)) == made, "\(file)")
        }
    }

    private static func files(in folder: URL) throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
    }
}
