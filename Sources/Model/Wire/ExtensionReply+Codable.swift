// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentValues

extension ExtensionReply: Codable {
    private enum Key: String, CodingKey {
        case resolution, isArray, options, defaultValue, response, panel, refusal
    }

    /// - Throws: `DecodingError` when the reply is of no known kind.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        if container.contains(.resolution) {
            self = .resolution(
                try container.decode([ResolutionPayload].self, forKey: .resolution),
                isArray: try container.decode(Bool.self, forKey: .isArray))
        } else if container.contains(.options) {
            self = .options(try container.decode(OptionsPayload.self, forKey: .options))
        } else if container.contains(.defaultValue) {
            self = .defaultValue(try container.decode(IntentValue?.self, forKey: .defaultValue))
        } else if container.contains(.response) {
            self = .response(try container.decode(ResponsePayload.self, forKey: .response))
        } else if container.contains(.panel) {
            self = .panel(try container.decode(PanelReply.self, forKey: .panel))
        } else if container.contains(.refusal) {
            self = .refusal(try container.decode(ExtensionRefusal.self, forKey: .refusal))
        } else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: "a reply of no known kind"))
        }
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        switch self {
        case .resolution(let results, let isArray):
            try container.encode(results, forKey: .resolution)
            try container.encode(isArray, forKey: .isArray)
        case .options(let options): try container.encode(options, forKey: .options)
        case .defaultValue(let value): try container.encode(value, forKey: .defaultValue)
        case .response(let response): try container.encode(response, forKey: .response)
        case .panel(let panel): try container.encode(panel, forKey: .panel)
        case .refusal(let refusal): try container.encode(refusal, forKey: .refusal)
        }
    }
}
