// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PackagePlugin

/// Writes the `*.lproj` folders below a target's `Languages` into the target, as one Swift file.
@main
struct EmbeddedTextsPlugin: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        let languages = target.directoryURL.appending(path: "Languages")
        let files = try FileManager.default.subpathsOfDirectory(atPath: languages.path).sorted()
            .filter { $0.hasSuffix(".strings") }
        let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedTexts.swift")
        return [
            .buildCommand(
                displayName: "Embedding the texts of \(target.name)",
                executable: try context.tool(named: "embed-texts").url,
                arguments: [languages.path, output.path],
                inputFiles: files.map { languages.appending(path: $0) },
                outputFiles: [output])
        ]
    }
}
