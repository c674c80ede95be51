// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The app's dynamic quick actions as they are after the call.
package struct ShortcutItemsReply: Hashable, Sendable, Codable {
    package var items: [ShortcutItemPayload]
    /// Why the call changed nothing, in one sentence for a developer; nil when all is well.
    package var refusal: String?

    package init(items: [ShortcutItemPayload], refusal: String? = nil) {
        self.items = items
        self.refusal = refusal
    }
}
