// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import CommandLineInterface

@Suite("A help page")
struct HelpPageTests {
    private func page(_ line: String..., width: Int = 80) async -> String {
        let script = ScriptedTerminal()
        #expect(await Parlour.program.main(line, on: script.terminal(width: width)) == .success)
        return script.output
    }

    @Test("of a program lists its commands")
    func program() async {
        let expected = """
            Keeps company.

            Usage: parlour [OPTION]… COMMAND

            Guests:
              greet  says hello
              guest  keeps the guests

            Mishaps:
              fail   fails
              wait   waits for guests

            Options:
              --home DIR     where the guest book lies
              --version, -V  prints the version
              --help, -h     prints this page

            """
        #expect(await page("--help") == expected)
        #expect(await page() == expected)
        #expect(await page("help") == expected)
    }

    @Test("of a command shows arguments, options and examples")
    func command() async {
        #expect(
            await page("greet", "-h") == """
                Says hello.

                Usage: parlour greet [OPTION]… NAME

                Arguments:
                  NAME  whom to greet

                Options:
                  --times N          how often; once if absent
                  --mood MOOD        how it sounds
                  --gift, -g GIFT …  what to bring along
                  --loud             greets in capitals
                  --help, -h         prints this page

                'parlour help options' lists the options of every command.

                Examples:
                  parlour greet Ada --times 2
                      greets twice

                """)
    }

    @Test("is that of the command named after the word", arguments: [["greet"], ["guest"], ["guest", "seat"]])
    func word(path: [String]) async {
        let script = ScriptedTerminal()
        #expect(await Parlour.program.main(["help"] + path, on: script.terminal()) == .success)
        let other = ScriptedTerminal()
        #expect(await Parlour.program.main(path + ["--help"], on: other.terminal()) == .success)
        #expect(script.output == other.output && !script.output.isEmpty)
    }

    @Test("lists the options of every command and the environment on a page of their own")
    func options() async {
        #expect(
            await page("help", "options") == """
                Options of every command:
                  --home DIR     where the guest book lies
                  --version, -V  prints the version
                  --help, -h     prints this page

                Environment:
                  PARLOUR  whose it is

                """)
    }

    @Test("names required options and repeated arguments in its usage")
    func usage() async {
        #expect(await page("guest", "seat", "--help").contains("Usage: parlour guest seat --book FILE GUEST… HALL\n"))
    }

    @Test("wraps its explanations to the terminal")
    func wrapping() async {
        let lines = await page("guest", "seat", "--help", width: 40).split(separator: "\n")
        #expect(lines.contains("  --book FILE  where they are written"))
        #expect(lines.contains("               down"))
    }
}
