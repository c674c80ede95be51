// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A request to a web server; what comes back is a file, a text or a dictionary, by its type.
package struct WebRequest: Codable, Sendable {
    /// What is sent with it.
    package enum Body: Codable, Sendable {
        case none
        case json(ContentDictionary)
        case form(ContentDictionary)
        case file(ContentFile)
    }

    /// What is wanted of the answer.
    package enum Result: Codable, Sendable {
        case contents
        /// The bytes as a file, the address that they came from in the end, and the type that the server says.
        case source
        /// Its heads, as a dictionary.
        case headers
        /// The address at the end of all redirections.
        case address
        /// The page as rich text.
        case page
        /// What one reads of a page: a record of an article.
        case article
        /// The newest entries of a feed, each a record of an article.
        case feed(limit: Int)
        /// The addresses of the feeds that a page offers.
        case feedAddresses
    }

    /// One of what is said before the body.
    package struct Header: Codable, Sendable {
        package var name: String
        package var value: String

        package init(name: String, value: String) {
            self.name = name
            self.value = value
        }
    }

    package var url: String
    package var method: String
    package var headers: [Header]
    package var body: Body
    package var result: Result

    package init(
        _ url: String, method: String = "GET", headers: [Header] = [], body: Body = .none,
        result: Result = .contents
    ) {
        self.url = url
        self.method = method
        self.headers = headers
        self.body = body
        self.result = result
    }
}
