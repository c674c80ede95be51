// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CommandLineInterface
import Panels

/// The standard panel in the characters of a terminal.
struct PanelBox {
    private static let width = 48

    let words: PanelWords

    /// The box's lines, all of the same number of columns.
    var lines: [String] {
        let inside = Self.width - 4
        let tick = words.hasTick ? " ✓" : ""
        let name = Self.wrapped(words.app.withoutControls, inside - tick.columns).first ?? ""
        var body = Self.wrapped(words.title.withoutControls, inside)
        if words.text != words.title { body += Self.wrapped(words.text.withoutControls, inside) }
        let header = name + String(repeating: " ", count: max(0, inside - name.columns - tick.columns)) + tick
        let rule = String(repeating: "─", count: Self.width - 2)
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
