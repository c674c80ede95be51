// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences
import Synchronization
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

    @Test("is not steered by an error that has others' words in it, whose lines stay")
    func steering() {
        let script = ScriptedTerminal()
        script.terminal().report("no \u{1B}[2J\u{202E}file\r\n\tline")
        #expect(script.errors == "error: no  [2Jfile \n\tline\n")
    }

    @Test(
        "shows others' words without what steers it",
        arguments: [
            ("Pizza night", "Pizza night"), ("a\u{1B}]0;b\u{7}c\n\u{9B}d", "a ]0;b c  d"),
            ("gpj.\u{202E}exe\u{202C}\u{200F}", "gpj.exe"), ("two\u{2028}three\u{2029}", "two three "),
            ("家 👩🏽‍🚀 e\u{301}", "家 👩🏽‍🚀 e\u{301}"), ("פיצה", "\u{2068}פיצה\u{2069}"),
            ("\u{2069}قهوة\u{2067} 3", "\u{2068}قهوة 3\u{2069}"),
        ])
    func words(text: String, shown: String) {
        #expect(text.isolated == shown)
        #expect(shown.isolated == shown)
    }

    @Test(
        "has so many columns for a text",
        arguments: [
            ("abc", 3), ("家", 2), ("ｆｕ", 4), ("e\u{301}", 1), ("👩🏽‍🚀", 2), ("❤️", 2), ("🇨🇭", 2), ("\u{2068}פי\u{2069}", 2),
            ("", 0), ("é", 1), ("☕", 2), ("€", 1),
        ])
    func columns(text: String, columns: Int) {
        #expect(text.columns == columns)
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

    @Test("that is invalid shows no progress")
    func silence() {
        let script = ScriptedTerminal()
        let progress = ProgressLine(on: script.terminal())
        progress.show("building")
        progress.clear()
        #expect(script.errors.isEmpty)
    }

    @Test("that is invalid shows long steps, and now and then how far they are")
    func longSteps() {
        let script = ScriptedTerminal()
        let seconds = Mutex(0)
        let progress = ProgressLine(on: script.terminal()) { .seconds(seconds.withLock { $0 }) }
        progress.begin("reading Pizzeria …")
        for second in 0..<25 {
            seconds.withLock { $0 = second }
            progress.update("[\(second)/25] Compiling\nPizzeria")
        }
        progress.begin("reading Bank …")
        progress.update("[1/1] Compiling Bank")
        progress.clear()
        #expect(
            script.errors == """
                reading Pizzeria …
                [10/25] Compiling
                [20/25] Compiling
                reading Bank …

                """)
    }

    @Test(
        "breaks a text between words, and what is longer than a line anywhere",
        arguments: [
            ("Which pizza would you like?", 12, ["Which pizza", "would you", "like?"]),
            ("玛格丽特披萨", 8, ["玛格丽特", "披萨"]), ("", 8, []), ("ab  cd", 2, ["ab", "cd"]),
            ("abcdef gh", 4, ["abcd", "ef", "gh"]),
        ])
    func wrapping(text: String, width: Int, lines: [String]) {
        #expect(text.wrapped(to: width) == lines)
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
