// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentValues
import Wire

extension Turn: Encodable {
    private enum Key: String, CodingKey {
        case turn, text, parameter, kind, options, remaining, input, several, selectsAll, buttons, panel
        case style, title, value
        case app, intent, code, rawCode, status, properties, output, opens, faults, milliseconds, detail, suggestions
    }

    private enum OpeningKey: String, CodingKey {
        case app, activity, title, userInfo, webpageURL, when
    }

    /// The JSON form of `Documentation/Turns.md`; what does not apply is left out.
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        switch self {
        case .said(let text):
            try container.encode("said", forKey: .turn)
            try container.encode(text, forKey: .text)
        case .prompt(let prompt): try Self.encode(prompt, in: &container)
        case .confirm(let confirmation):
            try container.encode("confirm", forKey: .turn)
            try container.encode(confirmation.text, forKey: .text)
            try container.encode(confirmation.buttons, forKey: .buttons)
            try container.encodeIfPresent(confirmation.panel, forKey: .panel)
        case .progress(let text):
            try container.encode("progress", forKey: .turn)
            try container.encode(text, forKey: .text)
        case .response(let response): try Self.encode(response, in: &container)
        case .shown(let showing):
            try container.encode("shown", forKey: .turn)
            try container.encode(showing.style, forKey: .style)
            try container.encodeIfPresent(showing.title, forKey: .title)
            try container.encode(showing.text, forKey: .text)
            try container.encodeIfPresent(showing.value, forKey: .value)
        case .error(let failure):
            try container.encode("error", forKey: .turn)
            try container.encode(failure.kind, forKey: .kind)
            try container.encode(failure.text, forKey: .text)
            try container.encodeIfPresent(failure.app, forKey: .app)
            try container.encodeIfPresent(failure.detail, forKey: .detail)
            if !failure.suggestions.isEmpty { try container.encode(failure.suggestions, forKey: .suggestions) }
        }
    }

    private static func encode(_ prompt: Prompt, in container: inout KeyedEncodingContainer<Key>) throws {
        try container.encode("prompt", forKey: .turn)
        try container.encode(prompt.parameter, forKey: .parameter)
        try container.encode(prompt.kind, forKey: .kind)
        try container.encode(prompt.text, forKey: .text)
        if !prompt.options.isEmpty { try container.encode(prompt.options.map(\.text), forKey: .options) }
        if prompt.remaining > 0 { try container.encode(prompt.remaining, forKey: .remaining) }
        try container.encodeIfPresent(prompt.input, forKey: .input)
        if prompt.allowsSeveral { try container.encode(true, forKey: .several) }
        if prompt.selectsAll { try container.encode(true, forKey: .selectsAll) }
    }

    private static func encode(_ response: Response, in container: inout KeyedEncodingContainer<Key>) throws {
        try container.encode("response", forKey: .turn)
        try container.encode(response.app, forKey: .app)
        try container.encodeIfPresent(response.intent, forKey: .intent)
        try container.encode(response.code, forKey: .code)
        try container.encode(response.rawCode, forKey: .rawCode)
        try container.encode(response.status, forKey: .status)
        try container.encode(response.text, forKey: .text)
        try container.encode(response.plainProperties, forKey: .properties)
        try container.encodeIfPresent(response.plainOutput, forKey: .output)
        try container.encodeIfPresent(response.panel, forKey: .panel)
        if let opening = response.opens {
            var nested = container.nestedContainer(keyedBy: OpeningKey.self, forKey: .opens)
            try encode(opening, when: response.status == .deferredToApplication ? "now" : "tap", in: &nested)
        }
        if !response.faults.isEmpty { try container.encode(response.faults, forKey: .faults) }
        try container.encode(response.milliseconds, forKey: .milliseconds)
    }

    private static func encode(
        _ opening: Response.Opening, when: String, in container: inout KeyedEncodingContainer<OpeningKey>
    ) throws {
        try container.encode(opening.app, forKey: .app)
        try container.encode(opening.activity.activityType, forKey: .activity)
        try container.encodeIfPresent(opening.activity.title, forKey: .title)
        if !opening.activity.userInfo.isEmpty {
            try container.encode(opening.activity.userInfo.mapValues { PlainValue($0) }, forKey: .userInfo)
        }
        try container.encodeIfPresent(opening.activity.webpageURL, forKey: .webpageURL)
        try container.encode(when, forKey: .when)
    }
}
