// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PackagePlugin

/// Compiles the Swift files in a target's folder that the manifest excludes, without what needs Objective-C, and imports
/// for them what Foundation has on Apple's systems.
///
/// SwiftPM compiles each file that is not excluded as it is, so no file can
/// be in both.
@main
struct RewritePlugin: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        let excluded = try ExcludedSources(of: target, in: context.package)
        guard excluded.mistakes.isEmpty else {
            excluded.mistakes.forEach { Diagnostics.error($0) }
            return []
        }
        let tool = try context.tool(named: "rewrite-sources").url
        let environment = Toolchain.libraries.map { ["LD_LIBRARY_PATH": $0] } ?? [:]
        let rewrites = excluded.files.map { file in
            let output = context.pluginWorkDirectoryURL.appending(path: name(ofRewritten: file))
            return Command.buildCommand(
                displayName: "Rewriting \(file.lastPathComponent)",
                executable: tool,
                arguments: [file.path, "--output", output.path],
                environment: environment,
                inputFiles: [file],
                outputFiles: [output]
            )
        }
        let imports = Command.implicitImports(
            of: target, reading: excluded.files,
            to: context.pluginWorkDirectoryURL.appending(path: "RewrittenImports.swift"),
            by: try context.tool(named: "intentc-for-plugins").url)
        return rewrites + [imports]
    }

    /// Another name than the original's, as the compiler warns if its messages name a file like one it compiles; but a
    /// program begins in the file with the name main.swift.
    private func name(ofRewritten file: URL) -> String {
        let name = file.deletingPathExtension().lastPathComponent
        return name == "main" ? file.lastPathComponent : "\(name).rewritten.swift"
    }
}
