// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import CommandLineInterface

@Suite("A terminal")
struct TerminalTests {
    @Test("gets colours only where it shows them")
    func colours() {
        let plain = ScriptedTerminal()
        plain.terminal().report("no")
        #expect(plain.errors == "error: no\n")
        let coloured = ScriptedTerminal()
        coloured.terminal(usesColor: true).warn("hm")
        #expect(coloured.errors == "\u{1B}[33mwarning:\u{1B}[0m hm\n")
    }

    @Test("gets JSON one value a line, keys in order, slashes plain")
    func json() throws {
        let script = ScriptedTerminal()
        try script.terminal().output.json(["b": "x/y", "a": "é"])
        #expect(script.output == #"{"a":"é","b":"x/y"}"# + "\n")
    }

    @Test("shows progress on one line, cut to its width")
    func progress() {
        let script = ScriptedTerminal()
        let progress = ProgressLine(on: script.terminal(isTerminal: true, width: 8))
        progress.show("building\nPizzeria")
        progress.clear()
        #expect(script.errors == "\r\u{1B}[2Kbuildin\r\u{1B}[2K")
    }

    @Test("that is none shows no progress")
    func silence() {
        let script = ScriptedTerminal()
        let progress = ProgressLine(on: script.terminal())
        progress.show("building")
        progress.clear()
        #expect(script.errors.isEmpty)
    }

    @Test("asks, and says nothing where nobody is there")
    func asking() async {
        let script = ScriptedTerminal()
        var terminal = script.terminal()
        #expect(await terminal.ask("? ") == nil)
        #expect(script.output.isEmpty)
        terminal.isInteractive = true
        #expect(await terminal.ask("? ") == nil)
        #expect(script.output == "? ")
    }
}
