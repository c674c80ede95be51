// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PackagePlugin

/// Makes the declarations that the tables in a target's folder `Rows` stand for, one file for each row.
@main
struct RowsPlugin: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        let folder = target.directoryURL.appending(path: "Rows")
        let tables = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == "tsv" }
            .sorted { $0.path < $1.path }
        return try tables.map { table in
            let name = table.deletingPathExtension().lastPathComponent
            let lines = try String(contentsOf: table, encoding: .utf8).split(separator: "\n").dropFirst()
            return .buildCommand(
                displayName: "Writing the rows of \(name)",
                executable: try context.tool(named: "write-rows").url,
                arguments: [table.path, context.pluginWorkDirectoryURL.path],
                inputFiles: [table],
                outputFiles: lines.map { line in
                    context.pluginWorkDirectoryURL.appending(path: "\(name)+\(line.prefix { $0 != "\t" }).swift")
                })
        }
    }
}
