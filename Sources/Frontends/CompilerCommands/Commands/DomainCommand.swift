// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CommandLineInterface
import Foundation
import IntentCompiler
import IntentDefinition
import Sentences

/// Writes the classes of one of SiriKit's domains; the SDK's own build runs it.
enum DomainCommand {
    private static let definition = Argument<String>.positional("FILE", "the domain's definition")
    private static let output = Argument<String>.requiredOption("output", "DIR", "where the Swift files go")

    static let command = Command(
        "domain", "writes the Swift of one of SiriKit's domains", takes: [definition, output],
        examples: [
            Example("intentc domain Messages.json --output Generated", "is how the SDK's build calls it")
        ]
    ) { arguments, _ in
        let path = try arguments[definition]
        let domain: DomainDefinition
        do {
            domain = try DomainDefinition.read(Data(contentsOf: URL(fileURLWithPath: path)))
        } catch {
            throw Problem("\(path) cannot be read: \(error)", remedy: "correct the definition")
        }
        _ = try OutputFolder(path: try arguments[output]).write(try DomainCompiler(domain).files())
        return .success
    }
}
