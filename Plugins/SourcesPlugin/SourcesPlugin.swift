// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PackagePlugin

/// Writes sources for a target from its data: one file with the texts of `Languages`, `Definitions` and `Templates`, and
/// one for each row of the tables in `Rows`.
@main
struct SourcesPlugin: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        let tool = try context.tool(named: "write-sources").url
        let output = context.pluginWorkDirectoryURL
        return try texts(of: target, to: output, by: tool) + rows(of: target, to: output, by: tool)
    }

    private func texts(of target: any Target, to output: URL, by tool: URL) throws -> [Command] {
        let folders = Self.folders(["Languages", "Definitions", "Templates"], of: target)
        guard !folders.isEmpty else { return [] }
        let files = try folders.flatMap { folder in
            try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted().filter { $0.contains(".") }
                .map { folder.appending(path: $0) }
        }.filter { !$0.hasDirectoryPath && $0.pathExtension != "lproj" }
        let file = output.appending(path: "EmbeddedTexts.swift")
        return [
            .buildCommand(
                displayName: "Embedding the texts of \(target.name)", executable: tool,
                arguments: ["texts"] + folders.map(\.path) + [file.path], inputFiles: files, outputFiles: [file])
        ]
    }

    private func rows(of target: any Target, to output: URL, by tool: URL) throws -> [Command] {
        let tables = try Self.folders(["Rows"], of: target).flatMap { folder in
            try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        }.filter { $0.pathExtension == "tsv" }
        return try tables.sorted { $0.path < $1.path }.map { table in
            let name = table.deletingPathExtension().lastPathComponent
            let lines = try String(contentsOf: table, encoding: .utf8).split(separator: "\n").dropFirst()
            return .buildCommand(
                displayName: "Writing the rows of \(name)", executable: tool,
                arguments: ["rows", table.path, output.path], inputFiles: [table],
                outputFiles: lines.map { output.appending(path: "\(name)+\($0.prefix { $0 != "\t" }).swift") })
        }
    }

    /// Of these folders, those that the target has.
    private static func folders(_ names: [String], of target: any Target) -> [URL] {
        names.map { target.directoryURL.appending(path: $0) }.filter { FileManager.default.fileExists(atPath: $0.path) }
    }
}
