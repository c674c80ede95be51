// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Sentences
import Testing

@testable import Apps

@Suite("The errors of a failed build")
struct CompilerErrorsTests {
    private func lines(_ output: String, seenWith command: Sentence? = "‘swift build’") -> [String] {
        CompilerErrors(in: output).sentence(seenWith: command)?.description.components(separatedBy: "\n") ?? []
    }

    @Test("are each told once with their line of source, without progress, warnings and notes")
    func once() {
        let error = """
            /b/main.swift:30:28: error: no exact matches in call
            28 |
            29 |     func bake() {
            30 |         let time = Time(flour * 60) // minutes
               |             |      `- error: no exact matches in call
               |             `- warning: never used
            31 |     }
            Swift.Time.init:2:19: note: candidate requires that it conforms
            1 | struct Time {
              |        `- note: candidate requires that it conforms
            """
        let printed = """
            [1/3] Compiling Bakery main.swift
            /b/main.swift:1:1: warning: unused
            1 | let a = 1
              |     `- warning: unused
            \(error)
            [2/3] Compiling Bakery oven.swift
            \(error)
            /b/oven.c:3:5: error: unknown type name 'bread'
                3 |     bread b;
                  |     ^~~~~
            <unknown>:0: error: missing required module 'Oven'
            error: emit-module command failed with exit code 1 (use -v to see invocation)
            error: fatalError
            """
        #expect(
            lines(printed) == [
                "/b/main.swift:30:28: error: no exact matches in call",
                "30 |         let time = Time(flour * 60) // minutes",
                "   |             |      ^",
                "/b/oven.c:3:5: error: unknown type name 'bread'",
                "    3 |     bread b;",
                "      |     ^~~~~",
                "<unknown>:0: error: missing required module 'Oven'",
                "‘swift build’ shows the compiler’s notes too",
            ])
    }

    @Test("are cut where there are many, and the rest is counted")
    func many() {
        let printed = (1...45).map { "f.swift:\($0):1: error: wrong" }
        let shown = lines((printed + printed).joined(separator: "\n"))
        #expect(shown.dropLast() == printed.prefix(20))
        #expect(shown.last == "… 25 more errors; ‘swift build’ shows all")
        #expect(lines(printed.prefix(21).joined(separator: "\n"), seenWith: nil).last == "… 1 more error")
    }

    @Test("are those of the linker where it is the linker that fails")
    func linker() {
        let reference = "main.swift.o:main.swift:function main: error: undefined reference to 'bake'"
        let other = "/usr/bin/ld: oven.o: in function `main': undefined reference to `heat'"
        let printed = "\(reference)\n\(other)\nclang: error: linker command failed with exit code 1"
        #expect(lines(printed) == [reference, other])
    }

    @Test("are the last lines where none is an error, and that it failed where nothing else is said")
    func others() {
        #expect(lines("[1/2] Planning\nKilled") == ["[1/2] Planning", "Killed"])
        #expect(lines("error: fatalError") == ["error: fatalError"])
        #expect(CompilerErrors(in: "").sentence(seenWith: nil) == nil)
    }

    @Test(
        "are read from any bytes",
        arguments: ["error: ", "|:1:1: error: \n|", ":99999999999999999999:1: error: x\n1 |", "`- error: "])
    func hostile(output: String) {
        #expect(!lines(output).isEmpty)
    }
}
