// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Sentences
import SystemTexts

/// What goes back.
struct HTTPResponse: Sendable {
    enum Body: Sendable {
        case bytes([UInt8])
        case events(EventStream)
    }

    var status: UInt32
    var headers: [(String, String)]
    var body: Body

    init(_ status: UInt32, type: String = "text/plain; charset=utf-8", _ bytes: [UInt8]) {
        self.status = status
        headers = [("Content-Type", type)]
        body = .bytes(bytes)
    }

    /// A sentence for a developer, or one that is in the person's language.
    init(_ status: UInt32, _ text: String) {
        self.init(status, Array("\(text)\n".utf8))
    }

    /// A sentence for the person at a browser, in the language that the browser wants.
    init(_ status: UInt32, _ sentence: Sentence, to request: HTTPRequest) {
        let language = DeviceLanguage.preferred(request.headers["accept-language"])
        self.init(status, sentence.text(in: language))
    }

    init(events: EventStream) {
        status = 200
        headers = [("Content-Type", "text/event-stream")]
        body = .events(events)
    }

    func adding(_ name: String, _ value: String) -> HTTPResponse {
        var response = self
        response.headers.append((name, value))
        return response
    }
}
