// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Who is signed in.
public struct Student: Codable, Hashable, Sendable {
    /// As the student writes it.
    public let name: String
    /// Of this sign-in, and of no other.
    public let token: String

    /// A new sign-in.
    public init(name: String) {
        self.name = name
        token = UUID().uuidString
    }
}
