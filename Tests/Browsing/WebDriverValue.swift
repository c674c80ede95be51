// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What travels to a browser and back.
package enum WebDriverValue: Codable, Sendable, Hashable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([WebDriverValue])
    case object([String: WebDriverValue])

    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .null
        } else if let value = try? container.decode(Bool.self) {
            self = .bool(value)
        } else if let value = try? container.decode(Double.self) {
            self = .number(value)
        } else if let value = try? container.decode(String.self) {
            self = .string(value)
        } else if let value = try? container.decode([WebDriverValue].self) {
            self = .array(value)
        } else {
            self = .object(try container.decode([String: WebDriverValue].self))
        }
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .null: try container.encodeNil()
        case .bool(let value): try container.encode(value)
        case .number(let value):
            // Coordinates and times have to be whole numbers.
            if let whole = Int(exactly: value) { try container.encode(whole) } else { try container.encode(value) }
        case .string(let value): try container.encode(value)
        case .array(let value): try container.encode(value)
        case .object(let value): try container.encode(value)
        }
    }

    /// A member; null if there is none.
    package subscript(name: String) -> WebDriverValue {
        if case .object(let members) = self { members[name] ?? .null } else { .null }
    }

    /// As text; empty if it is not one.
    package var text: String {
        if case .string(let text) = self { text } else { "" }
    }

    /// As a number; NaN if it is not one.
    package var number: Double {
        if case .number(let number) = self { number } else { .nan }
    }
}
