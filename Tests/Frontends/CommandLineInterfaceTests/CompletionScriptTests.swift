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
            ("''", "greet guest fail wait --home --help --version"), ("gr", "greet"),
            ("guest ''", "seat --home --help"),
            ("--home /h guest s", "seat"), ("greet Ada --t", "--times"), ("guest seat --b", "--book"),
            ("--home guest g", "greet guest"), ("nowhere ''", "greet guest fail wait --home --help --version"),
        ])
    func bash(words: String, offered: String) async throws {
        #expect(try await completions(of: words, by: CompletionScript(for: Parlour.program)) == offered)
    }

    @Test(
        "offers behind an option what it takes: words of a choice, nothing of its own for a text or a file",
        arguments: [
            ("greet --mood ''", "merry solemn"), ("greet Ada --mood so", "solemn"), ("greet --mood --", ""),
            ("greet --times ''", ""), ("greet -g ''", ""), ("--home ''", ""), ("greet --home ''", ""),
            ("guest seat --book ''", ""), ("greet --loud --mood m", "merry"),
        ])
    func values(words: String, offered: String) async throws {
        #expect(try await completions(of: words, by: CompletionScript(for: Parlour.program)) == offered)
    }

    @Test(
        "offers the names that the program lists, as a shell takes them",
        arguments: [
            ("guest seat A", #"Ada Ada\ Augusta"#), (#"guest seat 'Ada\ '"#, #"Ada\ Augusta"#),
            (#"guest seat '"Ada '"#, "Ada Augusta"),
            ("guest seat Ada ''", #"Ada Ada\ Augusta \*\$\(rm\) --home --book --help"#),
            ("guest seat --", "--home --book --help"), ("guest seat Z", ""),
            ("--home /h guest seat h", "home=/h"),
        ])
    func names(words: String, offered: String) async throws {
        let script = CompletionScript(for: Parlour.program, lists: ["GUEST": "completions --list guests"])
        // The program is a function of the shell.
        let parlour = #"""
            parlour() {
                [[ "$1 $2 $3" == 'completions --list guests' ]] || echo wrong
                [[ $4 != --home ]] || echo "home=$5"
                printf '%s\n' Ada 'Ada Augusta' '*$(rm)'
            }

            """#
        #expect(try await completions(of: words, by: script, after: parlour) == offered)
    }

    /// What bash offers for the last word of a line.
    private func completions(
        of words: String, by script: CompletionScript, after setup: String = ""
    ) async throws -> String {
        let run = try await ToolRun.run(
            URL(filePath: "/bin/bash"),
            [
                "-c",
                setup + script.text(for: .bash)
                    + "COMP_WORDS=(parlour \(words)); COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); _parlour; "
                    + "printf '%s\\n' \"${COMPREPLY[*]}\"",
            ])
        #expect(run.status == 0 && run.errors == "", "\(run.errors)")
        return run.output.trimmingCharacters(in: .newlines)
    }

    @Test("tells fish of every command, and of options where they belong")
    func fish() {
        let lines = CompletionScript(for: Parlour.program).text(for: .fish).split(separator: "\n")
        #expect(lines.contains("complete -c parlour -f -n '__fish_use_subcommand' -a greet -d 'says hello'"))
        #expect(lines.contains("complete -c parlour -l home -r -d 'where the guest book lies'"))
        let greeting = "complete -c parlour -n '__fish_seen_subcommand_from greet'"
        #expect(lines.contains("\(greeting) -l mood -x -a 'merry solemn' -d 'how it sounds'"))
        #expect(lines.contains("\(greeting) -l gift -s g -x -d 'what to bring along'"))
        #expect(
            lines.contains(
                "complete -c parlour -n '__fish_seen_subcommand_from guest; and __fish_seen_subcommand_from seat'"
                    + " -l book -r -d 'where they are written down'"))
    }
}
