// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Conversation
import Sentences
package import Shortcuts
import SystemTexts

extension Failure {
    /// What a person reads when a shortcut failed: at which action, why, and what to do.
    ///
    /// - Parameter language: A BCP 47 tag.
    package init(_ failure: ShortcutFailure, language: String) {
        let kind: Kind =
            switch failure.kind {
            case .failed: .actionFailed
            case .cancelled: .cancelled
            case .missing: .actionMissing
            case .tooMuch: .tooMuch
            }
        let text: Sentence =
            if let action = failure.action, let title = failure.title {
                "Action \(action), ‘\(title)’: \(failure.reason); \(failure.remedy)"
            } else {
                "\(failure.reason); \(failure.remedy)"
            }
        self.init(
            kind, text: (failure.kind == .cancelled ? "Cancelled." : text).text(in: language))
    }
}
