// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Somebody on the board.
struct Contact: Codable, Hashable {
    var id: String
    var name: String
    var number: String
    var email: String?
    var company: String?

    /// The first letters of the first and the last part of the name.
    var initials: String {
        let parts = name.split(separator: " ")
        return [parts.first, parts.count > 1 ? parts.last : nil].compactMap { $0?.first.map(String.init) }.joined()
            .uppercased()
    }

    /// The letter that the name is found under; a number sign for what begins with none.
    var letter: String {
        let first = name.folding(options: .diacriticInsensitive, locale: nil).first.map(String.init)?.uppercased() ?? ""
        return first.range(of: "^[A-Z]$", options: .regularExpression) == nil ? "#" : first
    }
}
