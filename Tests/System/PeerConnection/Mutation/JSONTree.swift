// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// JSON with its numbers as they are written, so that ones can stand in it that no type holds.
package indirect enum JSONTree: Hashable, Sendable {
    case null
    case boolean(Bool)
    /// As it is written.
    case number(String)
    case string(String)
    case array([JSONTree])
    case object([String: JSONTree])

    /// One line, keys in alphabetical order.
    package var text: String {
        switch self {
        case .null: "null"
        case .boolean(let isTrue): isTrue ? "true" : "false"
        case .number(let digits): digits
        case .string(let text): Self.quoted(text)
        case .array(let elements): "[" + elements.map(\.text).joined(separator: ",") + "]"
        case .object(let fields):
            "{"
                + fields.sorted { $0.key < $1.key }.map { "\(Self.quoted($0.key)):\($0.value.text)" }
                .joined(separator: ",") + "}"
        }
    }

    private static func quoted(_ text: String) -> String {
        var quoted = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": quoted += "\\\(scalar)"
            case _ where scalar.value < 0x20:
                quoted += "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
            default: quoted.unicodeScalars.append(scalar)
            }
        }
        return quoted + "\""
    }
}

extension JSONTree: Decodable {
    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let isTrue = try? container.decode(Bool.self) {
            self = .boolean(isTrue)
        } else if let number = try? container.decode(Int.self) {
            self = .number(String(number))
        } else if let number = try? container.decode(Double.self) {
            self = .number(String(number))
        } else if let text = try? container.decode(String.self) {
            self = .string(text)
        } else if let elements = try? container.decode([JSONTree].self) {
            self = .array(elements)
        } else {
            self = .object(try container.decode([String: JSONTree].self))
        }
    }
}
