// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension String {
    /// Lines of at most so many columns: broken between words where there are some, else anywhere.
    package func wrapped(to width: Int) -> [String] {
        var lines: [String] = []
        var line = ""
        for word in split(separator: " ") {
            var rest = String(word)
            let joined = line.isEmpty ? rest : "\(line) \(rest)"
            if joined.columns <= width {
                line = joined
                continue
            }
            if !line.isEmpty { lines.append(line) }
            while rest.columns > width {
                let head = rest.beginning(fitting: width)
                lines.append(head)
                rest.removeFirst(head.count)
            }
            line = rest
        }
        if !line.isEmpty { lines.append(line) }
        return lines
    }

    /// As much of the beginning as fits, one character at least.
    package func beginning(fitting width: Int) -> String {
        var head = ""
        for character in self {
            if !head.isEmpty, (head + String(character)).columns > width { break }
            head.append(character)
        }
        return head
    }
}
