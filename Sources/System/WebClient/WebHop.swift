// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Sentences
import Shortcuts

/// One request to one server.
struct WebHop: Sendable {
    var address: WebURL
    var method: String
    var headers: [WebHeaders.Field]
    var body: WebBody?

    /// What secrets a server may have been given that the next one must not see.
    private static let secrets: Set = ["authorization", "cookie", "host", "x-api-key", "api-key", "x-auth-token"]

    /// The request that an answer leads to; nil if it leads nowhere.
    func redirected(by received: WebReceived) throws(ShortcutFailure) -> WebHop? {
        guard received.isRedirection, let location = received.headers["location"] else { return nil }
        var next = self
        next.address = try WebURL(location, from: address)
        // As browsers do it: after these, what is at the other address is fetched, and nothing is sent again.
        if received.status == 303 || ([301, 302].contains(received.status) && method == "POST") {
            if method != "HEAD" { next.method = "GET" }
            next.body = nil
            next.headers.removeAll { $0.name.lowercased() == "content-type" }
        }
        if !next.address.isOfSameServer(as: address) {
            next.headers.removeAll { Self.secrets.contains($0.name.lowercased()) }
        }
        return next
    }
}

/// What a server answered.
struct WebReceived: Sendable {
    var status = 0
    var headers = WebHeaders()
    var body = Data()

    var isRedirection: Bool { [301, 302, 303, 307, 308].contains(status) && headers["location"] != nil }
}
