// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PackagePlugin

/// Writes the `*.lproj` folders below a target's `Languages` into the target, as one Swift file.
@main
struct EmbeddedTextsPlugin: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        let folders = ["Languages", "Definitions"].map { target.directoryURL.appending(path: $0) }
            .filter { FileManager.default.fileExists(atPath: $0.path) }
        let files = try folders.flatMap { folder in
            try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted().filter { $0.contains(".") }
                .map { folder.appending(path: $0) }
        }.filter { !$0.hasDirectoryPath && $0.pathExtension != "lproj" }
        let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedTexts.swift")
        return [
            .buildCommand(
                displayName: "Embedding the texts of \(target.name)",
                executable: try context.tool(named: "embed-texts").url,
                arguments: folders.map(\.path) + [output.path],
                inputFiles: files,
                outputFiles: [output])
        ]
    }
}
