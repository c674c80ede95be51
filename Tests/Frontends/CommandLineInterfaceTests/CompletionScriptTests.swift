// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport
import Testing

@testable import CommandLineInterface

@Suite("A shell's completion")
struct CompletionScriptTests {
    @Test(
        "offers the commands and options of the command that stands there",
        arguments: [
            ("''", "greet guest fail wait --home --help"), ("gr", "greet"), ("guest ''", "seat --home --help"),
            ("--home /h guest s", "seat"), ("greet Ada --t", "--times"), ("guest seat --b", "--book"),
        ])
    func bash(words: String, offered: String) async throws {
        let script = CompletionScript(for: Parlour.program).text(for: .bash)
        let run = try await ToolRun.run(
            URL(filePath: "/bin/bash"),
            [
                "-c",
                script + "COMP_WORDS=(parlour \(words)); COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); _parlour; "
                    + "echo ${COMPREPLY[*]}",
            ])
        #expect(run.status == 0 && run.errors == "", "\(run.errors)")
        #expect(run.output == offered + "\n")
    }

    @Test("tells fish of every command, and of options where they belong")
    func fish() {
        let lines = CompletionScript(for: Parlour.program).text(for: .fish).split(separator: "\n")
        #expect(lines.contains("complete -c parlour -f -n '__fish_use_subcommand' -a greet -d 'says hello'"))
        #expect(lines.contains("complete -c parlour -l home -r -d 'where the guest book lies'"))
        #expect(
            lines.contains(
                "complete -c parlour -n '__fish_seen_subcommand_from guest; and __fish_seen_subcommand_from seat'"
                    + " -l book -r -d 'where they are written down'"))
    }
}
