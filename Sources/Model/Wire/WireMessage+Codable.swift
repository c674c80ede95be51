// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension WireMessage: Codable {
    private enum Key: String, CodingKey {
        case hello, hasScreen, id, request, reply, fault, event, done, delivered, handled, busy, screen, fields, touch
        case typing, call, result
    }

    /// - Throws: `DecodingError` when the message is of no known kind.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        if container.contains(.hello) {
            self = .hello(
                version: try container.decode(Int.self, forKey: .hello),
                hasScreen: try container.decodeIfPresent(Bool.self, forKey: .hasScreen) ?? false)
            return
        }
        if container.contains(.request) {
            self = .request(
                id: try container.decode(Int.self, forKey: .id),
                try container.decode(ExtensionRequest.self, forKey: .request))
        } else if container.contains(.reply) {
            self = .reply(
                id: try container.decode(Int.self, forKey: .id),
                try container.decode(ExtensionReply.self, forKey: .reply))
        } else if container.contains(.fault) {
            self = .fault(
                id: try container.decode(Int.self, forKey: .id),
                text: try container.decode(String.self, forKey: .fault))
        } else if container.contains(.event) {
            self = .event(
                id: try container.decode(Int.self, forKey: .id),
                try container.decode(AppEvent.self, forKey: .event))
        } else if container.contains(.done) {
            self = .done(
                id: try container.decode(Int.self, forKey: .id),
                try container.decode(AppState.self, forKey: .done))
        } else if container.contains(.delivered) {
            self = .delivered(
                id: try container.decode(Int.self, forKey: .delivered),
                handled: try container.decode(Bool.self, forKey: .handled))
        } else if container.contains(.busy) {
            self = .busy(try container.decode(Bool.self, forKey: .busy))
        } else if container.contains(.screen) {
            self = .screen(
                id: try container.decode(Int.self, forKey: .id),
                try container.decode(ScreenRequest.self, forKey: .screen))
        } else if container.contains(.fields) {
            self = .fields(
                id: try container.decode(Int.self, forKey: .id),
                try container.decode([ScreenField].self, forKey: .fields))
        } else if container.contains(.touch) {
            self = .touch(try container.decode(TouchPayload.self, forKey: .touch))
        } else if container.contains(.typing) {
            self = .typing(try container.decode(TypingPayload.self, forKey: .typing))
        } else if container.contains(.call) {
            self = .call(
                id: try container.decode(Int.self, forKey: .id),
                try container.decode(SystemCall.self, forKey: .call))
        } else if container.contains(.result) {
            self = .result(
                id: try container.decode(Int.self, forKey: .id),
                try container.decode(SystemResult.self, forKey: .result))
        } else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: "a message of no known kind"))
        }
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        switch self {
        case .hello(let version, let hasScreen):
            try container.encode(version, forKey: .hello)
            if hasScreen { try container.encode(true, forKey: .hasScreen) }
        case .request(let id, let request):
            try container.encode(id, forKey: .id)
            try container.encode(request, forKey: .request)
        case .reply(let id, let reply):
            try container.encode(id, forKey: .id)
            try container.encode(reply, forKey: .reply)
        case .pixels(_, let pixels):
            throw EncodingError.invalidValue(
                pixels, .init(codingPath: encoder.codingPath, debugDescription: "pixels travel in a binary frame"))
        case .fault(let id, let text):
            try container.encode(id, forKey: .id)
            try container.encode(text, forKey: .fault)
        case .event(let id, let event):
            try container.encode(id, forKey: .id)
            try container.encode(event, forKey: .event)
        case .done(let id, let state):
            try container.encode(id, forKey: .id)
            try container.encode(state, forKey: .done)
        case .delivered(let id, let handled):
            try container.encode(id, forKey: .delivered)
            try container.encode(handled, forKey: .handled)
        case .busy(let isBusy):
            try container.encode(isBusy, forKey: .busy)
        case .screen(let id, let request):
            try container.encode(id, forKey: .id)
            try container.encode(request, forKey: .screen)
        case .fields(let id, let fields):
            try container.encode(id, forKey: .id)
            try container.encode(fields, forKey: .fields)
        case .touch(let touch): try container.encode(touch, forKey: .touch)
        case .typing(let typing): try container.encode(typing, forKey: .typing)
        case .call(let id, let call):
            try container.encode(id, forKey: .id)
            try container.encode(call, forKey: .call)
        case .result(let id, let result):
            try container.encode(id, forKey: .id)
            try container.encode(result, forKey: .result)
        }
    }
}
