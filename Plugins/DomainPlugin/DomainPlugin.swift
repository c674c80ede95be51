// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PackagePlugin

/// Makes the classes of SiriKit's domains from their definitions, one file for each type, so that a changed definition
/// compiles those alone that it changes.
@main
struct DomainPlugin: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        let compiler = try context.tool(named: "intentc-for-plugins").url
        let folder = context.package.directoryURL.appending(path: "Sources/Model/SiriDomains/Definitions")
        let definitions = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .filter { $0.pathExtension == "json" }
            .sorted { $0.path < $1.path }
        return try definitions.map { definition in
            let names = try JSONDecoder().decode(Names.self, from: Data(contentsOf: definition))
            return .buildCommand(
                displayName: "Compiling the domain \(definition.deletingPathExtension().lastPathComponent)",
                executable: compiler,
                arguments: ["domain", definition.path, "--output", context.pluginWorkDirectoryURL.path],
                inputFiles: [definition],
                outputFiles: names.files.map { context.pluginWorkDirectoryURL.appending(path: $0) })
        }
    }
}

/// The names that a definition declares, each of which becomes a file.
private struct Names: Decodable {
    struct Declaration: Decodable {
        var name: String
        var handwritten: Bool?
    }

    var domain: String
    var intents: [Declaration]?
    var values: [Declaration]?
    var enumerations: [Declaration]?
    var options: [Declaration]?
    var results: [Declaration]?

    var files: [String] {
        let types = [values, enumerations, options, results].flatMap { $0 ?? [] }.filter { $0.handwritten != true }.map(
            \.name)
        let intents = (intents ?? []).map { "IN\($0.name)Intent" }
        return (["\(domain)Domain"] + intents + types).map { "\($0).swift" }
    }
}
