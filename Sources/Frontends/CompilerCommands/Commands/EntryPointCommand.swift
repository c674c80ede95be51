// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import CommandLineInterface
import Foundation
import IntentCompiler
import Sentences

/// `intentc entry-point`: writes what starts an extension that handles intents or draws their panels.
///
/// An extension's own sources have no entry point, as on Apple's systems, where
/// the linker names `NSExtensionMain`.
enum EntryPointCommand {
    private static let output = Argument<String>.requiredOption("output", "FILE", "the Swift file to write")
    private static let list = Argument<String?>.option(
        "info-plist", "FILE",
        "the extension's Info.plist, which names its extension point; default: an extension that handles intents")

    static let command = Command(
        "entry-point", "writes the Swift entry point of an extension", takes: [output, list],
        examples: [
            Example("intentc entry-point --output ExtensionMain.swift", "is how ExtensionPlugin calls it")
        ]
    ) { arguments, _ in
        let url = URL(fileURLWithPath: try arguments[output])
        let service = try arguments[list].map(service(of:)) ?? .handlesIntents
        let file = GeneratedFile(name: url.lastPathComponent, contents: EntryPointSource.text(for: service))
        _ = try OutputFolder(path: url.deletingLastPathComponent().path).write([file])
        return .success
    }

    /// The installer reports an unknown extension point; unless the point draws, the entry is the usual
    /// one.
    private static func service(of list: String) throws -> EntryPointSource.Service {
        do {
            let tree = try PropertyTree(reading: Data(contentsOf: URL(fileURLWithPath: list)))
            guard case .dictionary(let values) = tree, case .dictionary(let part)? = values["NSExtension"],
                case .string(let point)? = part["NSExtensionPointIdentifier"]
            else { return .handlesIntents }
            return BundleKind(extensionPoint: point) == .intentsInterfaceExtension ? .drawsPanels : .handlesIntents
        } catch {
            throw Problem("\(list) cannot be read: \(error)", remedy: "correct it, or leave out --info-plist")
        }
    }
}
