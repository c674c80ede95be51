// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CommandLineInterface
import Conversation
import Panels
import Sentences

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
        let name = words.app.withoutControls.wrapped(to: inside - tick.columns).first ?? ""
        var body = words.title == words.app ? [] : words.title.withoutControls.wrapped(to: inside)
        if let content = words.content {
            body += content.lines.flatMap { $0.withoutControls.wrapped(to: inside) }
        } else if words.text != words.title {
            for line in words.text.split(whereSeparator: \.isNewline) {
                body += String(line).withoutControls.wrapped(to: inside)
            }
        }
        let header = name + String(repeating: " ", count: max(0, inside - name.columns - tick.columns)) + tick
        let rule = String(repeating: "─", count: width - 2)
        return ["╭\(rule)╮", Self.row(header, inside), "├\(rule)┤"] + body.map { Self.row($0, inside) } + ["╰\(rule)╯"]
    }

    private static func row(_ text: String, _ inside: Int) -> String {
        "│ \(text.isolated)\(String(repeating: " ", count: max(0, inside - text.columns))) │"
    }
}
