// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PackagePlugin

/// Gives an extension its entry point, one that handles intents or one that draws their panels, and what Foundation
/// has on Apple's systems.
///
/// The extension's own sources have none, as on Apple's systems, where the
/// linker starts every extension in `NSExtensionMain`. Which of the two it is
/// stands in the Info.plist in the target's folder.
@main
struct ExtensionPlugin: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        let tool = try context.tool(named: "intentc-for-plugins").url
        let output = context.pluginWorkDirectoryURL.appending(path: "ExtensionMain.swift")
        let list = target.directoryURL.appending(path: "Info.plist")
        let lists = FileManager.default.fileExists(atPath: list.path) ? [list] : []
        let entryPoint = Command.buildCommand(
            displayName: "Writing the entry point of \(target.name)",
            executable: tool,
            arguments: ["entry-point", "--output", output.path] + lists.flatMap { ["--info-plist", $0.path] },
            inputFiles: lists,
            outputFiles: [output]
        )
        let imports = context.pluginWorkDirectoryURL.appending(path: "ExtensionImports.swift")
        return [entryPoint, .implicitImports(of: target, to: imports, by: tool)]
    }
}
