// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension ExtensionRequest: Codable {
    private enum Key: String, CodingKey {
        case ask, parameter, search, intent, panel
    }

    private enum Kind: String, Codable {
        case resolve, options, defaultValue, confirm, handle, draw
    }

    /// - Throws: `DecodingError` when the request is unknown or incomplete.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        func intent() throws -> IntentPayload { try container.decode(IntentPayload.self, forKey: .intent) }
        func parameter() throws -> String { try container.decode(String.self, forKey: .parameter) }
        self =
            switch try container.decode(Kind.self, forKey: .ask) {
            case .resolve: .resolve(parameter: try parameter(), of: try intent())
            case .options:
                .options(
                    parameter: try parameter(),
                    search: try container.decodeIfPresent(String.self, forKey: .search), of: try intent())
            case .defaultValue: .defaultValue(parameter: try parameter(), of: try intent())
            case .confirm: .confirm(try intent())
            case .handle: .handle(try intent())
            case .draw: .draw(try container.decode(PanelRequest.self, forKey: .panel))
            }
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        if case .draw(let panel) = self {
            try container.encode(Kind.draw, forKey: .ask)
            try container.encode(panel, forKey: .panel)
            return
        }
        try container.encode(intent, forKey: .intent)
        switch self {
        case .resolve(let parameter, _):
            try container.encode(Kind.resolve, forKey: .ask)
            try container.encode(parameter, forKey: .parameter)
        case .options(let parameter, let search, _):
            try container.encode(Kind.options, forKey: .ask)
            try container.encode(parameter, forKey: .parameter)
            try container.encodeIfPresent(search, forKey: .search)
        case .defaultValue(let parameter, _):
            try container.encode(Kind.defaultValue, forKey: .ask)
            try container.encode(parameter, forKey: .parameter)
        case .confirm:
            try container.encode(Kind.confirm, forKey: .ask)
        case .handle, .draw:
            try container.encode(Kind.handle, forKey: .ask)
        }
    }
}
