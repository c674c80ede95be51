// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A link into the app: `dailypunch://log-in?name=Ada`, `dailypunch://log-out`, `dailypunch://punch-in`.
enum PunchLink {
    case logIn(name: String, email: String? = nil), logOut, punchIn

    /// Nil for a link that this version of the app does not know.
    init?(_ url: URL) {
        let query = URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems ?? []
        switch url.host {
        case "log-in":
            guard let name = query.first(where: { $0.name == "name" })?.value, !name.isEmpty else { return nil }
            self = .logIn(name: name)
        case "log-out": self = .logOut
        case "punch-in": self = .punchIn
        default: return nil
        }
    }
}
