// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentValues

extension ResolutionPayload: Codable {
    private enum Key: String, CodingKey {
        case resolution, value, values, reason
    }

    private enum Kind: String, Codable {
        case success, notRequired, needsValue, disambiguation, confirmationRequired, unsupported
    }

    /// - Throws: `DecodingError` when the kind is unknown, its value is missing, or there are more options than
    ///   ``OptionBounds`` allows.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        self =
            switch try container.decode(Kind.self, forKey: .resolution) {
            case .success: .success(try container.decode(IntentValue.self, forKey: .value))
            case .notRequired: .notRequired
            case .needsValue: .needsValue
            case .disambiguation: .disambiguation(try Self.options(in: container, of: decoder))
            case .confirmationRequired:
                .confirmationRequired(
                    try container.decodeIfPresent(IntentValue.self, forKey: .value),
                    reason: try container.decodeIfPresent(Int.self, forKey: .reason))
            case .unsupported: .unsupported(reason: try container.decodeIfPresent(Int.self, forKey: .reason))
            }
    }

    private static func options(
        in container: KeyedDecodingContainer<Key>, of decoder: any Decoder
    ) throws -> [IntentValue] {
        let options = try container.decode([IntentValue].self, forKey: .values)
        try decoder.check(options: options)
        return options
    }

    /// - Throws: `EncodingError` for more options than ``OptionBounds`` allows.
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        switch self {
        case .success(let value):
            try container.encode(Kind.success, forKey: .resolution)
            try container.encode(value, forKey: .value)
        case .notRequired:
            try container.encode(Kind.notRequired, forKey: .resolution)
        case .needsValue:
            try container.encode(Kind.needsValue, forKey: .resolution)
        case .disambiguation(let values):
            try encoder.check(options: values)
            try container.encode(Kind.disambiguation, forKey: .resolution)
            try container.encode(values, forKey: .values)
        case .confirmationRequired(let value, let reason):
            try container.encode(Kind.confirmationRequired, forKey: .resolution)
            try container.encodeIfPresent(value, forKey: .value)
            try container.encodeIfPresent(reason, forKey: .reason)
        case .unsupported(let reason):
            try container.encode(Kind.unsupported, forKey: .resolution)
            try container.encodeIfPresent(reason, forKey: .reason)
        }
    }
}
