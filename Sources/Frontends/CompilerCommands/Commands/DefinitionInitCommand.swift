// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CommandLineInterface
import Foundation
import Sentences

/// `intentc init`: writes a definition to begin with.
enum DefinitionInitCommand {
    private static let path = Argument<String>.positional("FILE", "the new definition, such as Orders.intentdefinition")

    static func command(writing text: String) -> Command {
        Command(
            "init", "writes a definition with one intent, to be edited", takes: [path, CommonArguments.json],
            examples: [
                Example(
                    "intentc init Sources/OrdersKit/Base.lproj/Orders.intentdefinition",
                    "writes the file and prints what Package.swift needs")
            ]
        ) { arguments, terminal in
            let path = try arguments[path]
            let file = URL(fileURLWithPath: path)
            try write(text, to: file, shown: path)
            let additions = additions(for: file)
            if try arguments[CommonArguments.json] {
                try terminal.output.json(["definition": file.path, "additions": additions] as JSONObject)
            } else {
                terminal.note("Created \(path). Add this to its target in Package.swift:")
                additions.forEach { terminal.output.line($0) }
            }
            return .success
        }
    }

    private static func write(_ text: String, to file: URL, shown path: String) throws {
        guard file.pathExtension == "intentdefinition" else {
            throw UsageError("'\(path)' is not the name of a definition", remedy: "end it in .intentdefinition")
        }
        guard !FileManager.default.fileExists(atPath: file.path) else {
            throw UsageError("'\(path)' exists already", remedy: "choose another name")
        }
        do {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        } catch {
            throw Problem(
                "\(path) cannot be written: \(error.localizedDescription)",
                remedy: "choose a folder that you may write to")
        }
    }

    /// What the target of the definition takes besides, in the order of `Package.swift`.
    private static func additions(for file: URL) -> [String] {
        let folder = file.deletingLastPathComponent()
        let excluded = folder.pathExtension == "lproj" ? folder.lastPathComponent : file.lastPathComponent
        return [
            "exclude: [\"\(excluded)\"],",
            "plugins: [.plugin(name: \"IntentDefinitionPlugin\", package: \"beckon\")]",
        ]
    }
}
