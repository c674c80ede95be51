// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PackagePlugin

/// Compiles every intent definition in a target's folder into the target.
///
/// Each definition becomes one Swift file, so that the build knows its outputs
/// without reading the definition. Whether the target excludes its definitions,
/// declares them as resources or leaves them unmentioned makes no difference.
@main
struct IntentDefinitionPlugin: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        let compiler = try context.tool(named: "intentc").url
        let definitions = try Definitions(in: target.directoryURL)
        return definitions.files.map { definition in
            let output = "\(definition.deletingPathExtension().lastPathComponent).intentdefinition.swift"
            return .buildCommand(
                displayName: "Compiling \(definition.lastPathComponent)",
                executable: compiler,
                arguments: [
                    "generate", definition.path, "--output", context.pluginWorkDirectoryURL.path,
                    "--single-file", output,
                ],
                inputFiles: [definition],
                outputFiles: [context.pluginWorkDirectoryURL.appending(path: output)]
            )
        }
    }
}
