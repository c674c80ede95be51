// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CommandLineInterface
import Panels

/// The standard panel in the characters of a terminal.
struct PanelBox {
    /// The usual width, in columns.
    static let width = 48
    /// Below it there is no room for words.
    static let leastWidth = 20

    let words: PanelWords
    /// In columns, with the edges.
    var width = Self.width

    /// The box's lines, all of the same number of columns.
    var lines: [String] {
        let inside = width - 4
        let tick = words.hasTick ? " ✓" : ""
        let name = Self.wrapped(words.app.withoutControls, inside - tick.columns).first ?? ""
        var body = words.title == words.app ? [] : Self.wrapped(words.title.withoutControls, inside)
        if words.text != words.title {
            for line in words.text.split(whereSeparator: \.isNewline) {
                body += Self.wrapped(String(line).withoutControls, inside)
            }
        }
        let header = name + String(repeating: " ", count: max(0, inside - name.columns - tick.columns)) + tick
        let rule = String(repeating: "─", count: width - 2)
        return ["╭\(rule)╮", Self.row(header, inside), "├\(rule)┤"] + body.map { Self.row($0, inside) } + ["╰\(rule)╯"]
    }

    private static func row(_ text: String, _ inside: Int) -> String {
        "│ \(text.isolated)\(String(repeating: " ", count: max(0, inside - text.columns))) │"
    }

    /// Lines of at most so many columns: between words where there are some, else anywhere.
    private static func wrapped(_ text: String, _ width: Int) -> [String] {
        var lines: [String] = []
        var line = ""
        for word in text.split(separator: " ") {
            var rest = String(word)
            let joined = line.isEmpty ? rest : "\(line) \(rest)"
            if joined.columns <= width {
                line = joined
                continue
            }
            if !line.isEmpty { lines.append(line) }
            while rest.columns > width {
                let head = fitting(rest, width)
                lines.append(head)
                rest.removeFirst(head.count)
            }
            line = rest
        }
        if !line.isEmpty { lines.append(line) }
        return lines
    }

    /// As much of the beginning as fits, one character at least.
    private static func fitting(_ text: String, _ width: Int) -> String {
        var head = ""
        for character in text {
            if !head.isEmpty, (head + String(character)).columns > width { break }
            head.append(character)
        }
        return head
    }
}
