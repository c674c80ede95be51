// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A request as it has come in. Every byte of it is a stranger's.
struct HTTPRequest: Sendable {
    var method: String
    /// The path as the daemon has decoded it.
    var path: String
    /// The parts of the head that anybody asks for, by their lower-case names.
    var headers: [String: String]
    var query: [String: String]
    var body = Data()

    /// Of all that a head may say, what is read.
    static let headerNames = [
        "host", "origin", "cookie", "content-type", "content-length", "accept-language", "last-event-id",
        "sec-fetch-site",
    ]
    static let queryNames = ["token", "dark", "scale"]
}
