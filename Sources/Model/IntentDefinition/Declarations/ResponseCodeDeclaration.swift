// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// One answer of an intent and the sentences that go with it.
package struct ResponseCodeDeclaration: Hashable, Codable, Sendable {
    package var name: String
    package var isSuccess: Bool
    /// What is said; placeholders name response properties.
    package var spoken: LocalizableText?
    /// What is shown where it differs from what is said.
    package var printed: LocalizableText?

    package init(name: String, isSuccess: Bool, spoken: LocalizableText? = nil, printed: LocalizableText? = nil) {
        self.name = name
        self.isSuccess = isSuccess
        self.spoken = spoken
        self.printed = printed
    }
}
