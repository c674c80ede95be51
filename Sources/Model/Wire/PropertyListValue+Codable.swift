// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension PropertyListValue: Codable {
    private enum Case: String, CodingKey {
        case string, integer, real, boolean, date, data, url, set, null, array, dictionary
    }

    /// - Throws: `DecodingError` when there is no known case, or more than one.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Case.self)
        // Each look at them makes a new list.
        let keys = container.allKeys
        guard let key = keys.first, keys.count == 1 else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: "a value is an object with one known key"))
        }
        self =
            switch key {
            case .string: .string(try container.decode(String.self, forKey: key))
            case .integer: .integer(try container.decode(Int.self, forKey: key))
            case .real: .real(try container.decode(Double.self, forKey: key))
            case .boolean: .boolean(try container.decode(Bool.self, forKey: key))
            case .date: .date(try container.decode(Date.self, forKey: key))
            case .data: .data(try container.decode(Data.self, forKey: key))
            case .url: .url(try container.decode(URL.self, forKey: key))
            case .set: .set(Set(try container.decode([PropertyListValue].self, forKey: key)))
            case .null: .null
            case .array: .array(try container.decode([PropertyListValue].self, forKey: key))
            case .dictionary: .dictionary(try container.decode([String: PropertyListValue].self, forKey: key))
            }
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Case.self)
        switch self {
        case .string(let value): try container.encode(value, forKey: .string)
        case .integer(let value): try container.encode(value, forKey: .integer)
        case .real(let value): try container.encode(value, forKey: .real)
        case .boolean(let value): try container.encode(value, forKey: .boolean)
        case .date(let value): try container.encode(value, forKey: .date)
        case .data(let value): try container.encode(value, forKey: .data)
        case .url(let value): try container.encode(value, forKey: .url)
        case .set(let value): try container.encode(Array(value), forKey: .set)
        case .null: try container.encode(true, forKey: .null)
        case .array(let value): try container.encode(value, forKey: .array)
        case .dictionary(let value): try container.encode(value, forKey: .dictionary)
        }
    }
}
