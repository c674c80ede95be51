// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import Shortcuts

/// The result of a request to a web server.
package enum WebAnswer: Sendable {
    /// What was asked for.
    case content(Content)
    /// The page of which something is to be understood: its bytes are anybody's.
    case page(WebPage)
}

/// A page as its server sent it.
package struct WebPage: Sendable {
    package var data: Data
    /// The head `Content-Type`, such as `text/html; charset=utf-8`; empty if there is none.
    package var type: String
    /// At the end of all redirections.
    package var address: String
    /// What the server says of the answer, by its number in HTTP.
    package var status: Int

    package init(data: Data, type: String, address: String, status: Int = 200) {
        self.status = status
        self.data = data
        self.type = type
        self.address = address
    }
}
