// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// Writes the XML form, one value a line, keys in the order of the tree.
package struct XMLPropertyListWriter {
    private var text = """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">

        """

    private init() {}

    /// The bytes of the tree.
    ///
    /// What XML cannot hold, control characters in a text, is left out of it; the binary form holds them.
    package static func data(of root: PropertyListNode) -> Data {
        var writer = XMLPropertyListWriter()
        writer.write(root.content, depth: 0)
        writer.text += "</plist>\n"
        return Data(writer.text.utf8)
    }

    private mutating func write(_ content: PropertyListNode.Content, depth: Int) {
        switch content {
        case .string(let string): line("<string>\(Self.escaped(string))</string>", depth)
        case .integer(let number): line("<integer>\(number)</integer>", depth)
        case .large(let number): line("<integer>\(number)</integer>", depth)
        case .real(let number): line("<real>\(number)</real>", depth)
        case .boolean(let value): line(value ? "<true/>" : "<false/>", depth)
        case .date(let date): line("<date>\(date.formatted(.iso8601))</date>", depth)
        case .data(let data): line("<data>\(data.base64EncodedString())</data>", depth)
        case .array(let elements):
            guard !elements.isEmpty else { return line("<array/>", depth) }
            line("<array>", depth)
            for element in elements { write(element.content, depth: depth + 1) }
            line("</array>", depth)
        case .dictionary(let entries):
            guard !entries.isEmpty else { return line("<dict/>", depth) }
            line("<dict>", depth)
            for entry in entries {
                line("<key>\(Self.escaped(entry.key))</key>", depth + 1)
                write(entry.value.content, depth: depth + 1)
            }
            line("</dict>", depth)
        }
    }

    private mutating func line(_ line: String, _ depth: Int) {
        text += String(repeating: "\t", count: depth) + line + "\n"
    }

    private static func escaped(_ string: String) -> String {
        guard string.utf8.contains(where: { $0 < 0x20 || $0 == 0x26 || $0 == 0x3C || $0 == 0x3E || $0 == 0xEF })
        else { return string }
        var escaped = ""
        for scalar in string.unicodeScalars {
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            // A reader makes a line feed of it where it stands as itself.
            case "\r": escaped += "&#13;"
            case "\n", "\t", "\u{20}"..."\u{FFFD}", "\u{10000}"..."\u{10FFFF}": escaped.unicodeScalars.append(scalar)
            default: break
            }
        }
        return escaped
    }
}
