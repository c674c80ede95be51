// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension PreferenceValue: Codable {
    init(from decoder: any Decoder) throws {
        guard decoder.codingPath.count <= Self.depthLimit else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: [], debugDescription: "values are nested deeper than \(Self.depthLimit) levels"))
        }
        let container = try decoder.singleValueContainer()
        // A property list knows the type of each of its values, so at most one of these fits, but for
        // whole numbers, which may be read as either kind.
        if let value = try? container.decode(String.self) {
            self = .string(value)
        } else if let value = try? container.decode(Bool.self) {
            self = .boolean(value)
        } else if let value = try? container.decode(Int.self) {
            self = .integer(value)
        } else if let value = try? container.decode(Double.self) {
            self = .real(value)
        } else if let value = try? container.decode(Date.self) {
            self = .date(value)
        } else if let value = try? container.decode(Data.self) {
            self = .data(value)
        } else if let container = try? decoder.unkeyedContainer() {
            self = .array(try Self.values(in: container))
        } else {
            self = .dictionary(try container.decode([String: PreferenceValue].self))
        }
    }

    private static func values(in container: any UnkeyedDecodingContainer) throws -> [PreferenceValue] {
        var container = container
        var values: [PreferenceValue] = []
        while !container.isAtEnd { values.append(try container.decode(PreferenceValue.self)) }
        return values
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .string(let value): try container.encode(value)
        case .boolean(let value): try container.encode(value)
        case .integer(let value): try container.encode(value)
        case .real(let value): try container.encode(value)
        case .date(let value): try container.encode(value)
        case .data(let value): try container.encode(value)
        case .array(let values): try container.encode(values)
        case .dictionary(let values): try container.encode(values)
        }
    }
}
