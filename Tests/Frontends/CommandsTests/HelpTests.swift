// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CommandLineInterface
import Foundation
import TestSupport
import Testing

@testable import Commands

@Suite("Help")
struct HelpTests {
    /// Every command with a body, as the words that name it.
    private static let commands: [[String]] = {
        func leaves(_ command: Command, _ path: [String]) -> [[String]] {
            command.body != nil ? [path] : command.subcommands.flatMap { leaves($0, path + [$0.name]) }
        }
        return leaves(BeckonProgram().command, [])
    }()

    @Test("there are sixty-five commands")
    func count() {
        #expect(Self.commands.count == 68)
    }

    @Test("every command says how it is used and is in the documentation with each of its options", arguments: commands)
    func page(words: [String]) async throws {
        let documentation = try String(
            contentsOf: PackageRoot.url.appending(path: "Documentation/Commands.md"), encoding: .utf8
        ).replacing(#"\|"#, with: "|")
        var command = BeckonProgram().command
        for word in words { command = try #require(command.subcommands.first { $0.name == word }) }
        #expect(documentation.contains("## beckon \(words.joined(separator: " "))"))
        for argument in command.arguments + BeckonProgram().command.arguments {
            #expect(documentation.contains("`\(argument.specification.label)"), "\(argument.specification.label)")
        }
    }
}
