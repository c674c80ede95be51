// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PackagePlugin

/// Gives an intents extension its entry point.
///
/// The extension's own sources have none, as on Apple's systems, where the
/// linker starts every extension in `NSExtensionMain`.
@main
struct ExtensionPlugin: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        let output = context.pluginWorkDirectoryURL.appending(path: "ExtensionMain.swift")
        return [
            .buildCommand(
                displayName: "Writing the entry point of \(target.name)",
                executable: try context.tool(named: "intentc").url,
                arguments: ["entry-point", "--output", output.path],
                inputFiles: [],
                outputFiles: [output]
            )
        ]
    }
}
