// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The result of a keychain request.
package struct KeychainReply: Hashable, Sendable, Codable {
    package var status: KeychainStatus
    /// What was asked to be returned: data, a dictionary, or an array of either; nil for nothing.
    package var result: PropertyListValue?
    /// Why, in one sentence for a developer, where the status alone does not tell.
    package var explanation: String?

    package init(_ status: KeychainStatus, result: PropertyListValue? = nil, explanation: String? = nil) {
        self.status = status
        self.result = result
        self.explanation = explanation
    }
}
