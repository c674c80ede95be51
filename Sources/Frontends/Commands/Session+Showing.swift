// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CommandLineInterface
import Sentences

// The result of a command, in the one form or the other. None is inlined: Swift 6.3 ends with a signal where it
// optimizes a command with such functions inside.
extension Session {
    /// Prints one thing: its JSON, or a line for a person.
    @inline(never)
    func show(_ json: @autoclosure () -> JSONObject, _ sentence: @autoclosure () -> Sentence) throws {
        if isJSON { try terminal.output.json(json()) } else { terminal.say(sentence()) }
    }

    /// Prints one thing: its JSON, or a line that is in the person's language already.
    @inline(never)
    func show(_ json: @autoclosure () -> JSONObject, line: @autoclosure () -> String) throws {
        if isJSON { try terminal.output.json(json()) } else { terminal.output.line(line()) }
    }

    /// Prints things, one in each line: their JSON, or the cells of a table.
    ///
    /// - Parameters:
    ///   - none: Said to a person where there is nothing.
    ///   - styles: Of the columns.
    @inline(never)
    func list<Thing>(
        _ things: some Collection<Thing>, none: Sentence?,
        styling styles: [TerminalStyle?] = [.cyan, .bold, nil, .faint],
        json: (Thing) throws -> JSONObject, cells: (Thing) -> [String]
    ) throws {
        if isJSON {
            for thing in things { try terminal.output.json(try json(thing)) }
        } else if things.isEmpty, let none {
            terminal.note(none)
        } else {
            TextTable(things.map(cells)).show(styling: styles, on: terminal.output)
        }
    }

    /// Says to a person what programs don't read.
    @inline(never)
    func tell(line: @autoclosure () -> String) {
        if !isJSON { terminal.output.line(line()) }
    }
}
