// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// JSON in the one form that stands for a value, so that what was signed can
/// be read again only as it was written.
///
/// No spaces; keys in the order of their bytes, each once; strings with no
/// other escapes than those JSON demands; numbers that are whole. It is the
/// part of RFC 8785 that manifests need.
package indirect enum CanonicalJSON: Hashable, Sendable {
    case boolean(Bool)
    case integer(Int)
    case string(String)
    case array([CanonicalJSON])
    case object([Member])

    /// A key with its value.
    package struct Member: Hashable, Sendable {
        package var key: String
        package var value: CanonicalJSON

        package init(_ key: String, _ value: CanonicalJSON) {
            self.key = key
            self.value = value
        }
    }

    /// An object whose members are put in order.
    package static func sorted(_ members: [Member]) -> CanonicalJSON {
        .object(members.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) })
    }

    /// The text in UTF-8.
    package var bytes: [UInt8] {
        var output: [UInt8] = []
        write(to: &output)
        return output
    }

    private func write(to output: inout [UInt8]) {
        switch self {
        case .boolean(let value): output += Array((value ? "true" : "false").utf8)
        case .integer(let value): output += Array(String(value).utf8)
        case .string(let text): Self.write(text, to: &output)
        case .array(let items):
            output.append(UInt8(ascii: "["))
            for (index, item) in items.enumerated() {
                if index > 0 { output.append(UInt8(ascii: ",")) }
                item.write(to: &output)
            }
            output.append(UInt8(ascii: "]"))
        case .object(let members):
            output.append(UInt8(ascii: "{"))
            for (index, member) in members.enumerated() {
                if index > 0 { output.append(UInt8(ascii: ",")) }
                Self.write(member.key, to: &output)
                output.append(UInt8(ascii: ":"))
                member.value.write(to: &output)
            }
            output.append(UInt8(ascii: "}"))
        }
    }

    private static func write(_ text: String, to output: inout [UInt8]) {
        output.append(UInt8(ascii: "\""))
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"): output += [UInt8(ascii: "\\"), byte]
            case 0..<0x20: output += Array("\\u00".utf8) + Array(Hexadecimal.text([byte]).utf8)
            default: output.append(byte)
            }
        }
        output.append(UInt8(ascii: "\""))
    }
}
