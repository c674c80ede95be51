// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CommandLineInterface
import Foundation
import IntentCompiler

/// `intentc entry-point`: writes what starts an intents extension.
///
/// An extension's own sources have no entry point, as on Apple's systems, where
/// the linker names `NSExtensionMain`.
enum EntryPointCommand {
    private static let output = Argument<String>.requiredOption("output", "FILE", "the Swift file to write")

    static let command = Command(
        "entry-point", "writes the Swift that starts an intents extension", takes: [output],
        examples: [
            Example("intentc entry-point --output ExtensionMain.swift", "is what the ExtensionPlugin runs")
        ]
    ) { arguments, _ in
        let url = URL(fileURLWithPath: try arguments[output])
        let file = GeneratedFile(name: url.lastPathComponent, contents: EntryPointSource.text)
        _ = try OutputFolder(path: url.deletingLastPathComponent().path).write([file])
        return .success
    }
}
