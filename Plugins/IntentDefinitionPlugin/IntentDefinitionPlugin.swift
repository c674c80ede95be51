// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PackagePlugin

/// Compiles every intent definition in a target's folder into the target, and imports for its files what Foundation
/// has on Apple's systems.
///
/// Each definition becomes one Swift file, so that the build knows its outputs
/// without reading the definition. Whether the target excludes its definitions,
/// declares them as resources or leaves them unmentioned makes no difference.
@main
struct IntentDefinitionPlugin: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        let compiler = try context.tool(named: "intentc-for-plugins").url
        let definitions = try Definitions(in: target.directoryURL)
        let imports = context.pluginWorkDirectoryURL.appending(path: "DefinitionImports.swift")
        let compilations = definitions.files.map { definition in
            let output = "\(definition.deletingPathExtension().lastPathComponent).intentdefinition.swift"
            return Command.buildCommand(
                displayName: "Compiling \(definition.lastPathComponent)",
                executable: compiler,
                arguments: [
                    "generate", definition.path, "--output", context.pluginWorkDirectoryURL.path,
                    "--single-file", output,
                ],
                inputFiles: [definition] + settings(of: definition, in: context.package.directoryURL),
                outputFiles: [context.pluginWorkDirectoryURL.appending(path: output)]
            )
        }
        return compilations + [.implicitImports(of: target, to: imports, by: compiler)]
    }

    /// The files from which `intentc` takes the class prefix: a change of theirs changes the Swift.
    private func settings(of definition: URL, in package: URL) -> [URL] {
        var found: [URL] = []
        var folder = definition.deletingLastPathComponent()
        while folder.path.hasPrefix(package.path), folder.path != "/" {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
            found += names.sorted().filter { $0 == "intentc.json" || $0.hasSuffix(".xcodeproj") }
                .map { folder.appending(path: $0.hasSuffix(".xcodeproj") ? "\($0)/project.pbxproj" : $0) }
            folder.deleteLastPathComponent()
        }
        return found.filter { FileManager.default.fileExists(atPath: $0.path) }
    }
}
