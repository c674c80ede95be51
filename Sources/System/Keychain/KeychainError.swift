// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Sentences
package import Wire

/// Why a keychain request failed, as the app receives it.
package struct KeychainError: Error, Hashable, Sendable {
    package var status: KeychainStatus
    /// One sentence for a developer: the thing, the reason, the remedy. Nil if the status says it all.
    package var text: String?

    package init(_ status: KeychainStatus, _ text: String? = nil) {
        self.status = status
        self.text = text
    }
}

extension KeychainError: PersonReadable {
    package var sentence: Sentence { "\(status.rawValue)" + (text.map { ": \($0)" } ?? "") }
}
