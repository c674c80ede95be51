// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Apps
import IntentDefinition

extension OfferedIntent {
    /// Whether it spends, sends, cancels or deletes something: then it is asked about unless it was said to the letter.
    var isCostly: Bool {
        if Self.costlyCategories.contains(declaration.category.lowercased()) { return true }
        // An App Intent has no category, and neither have those of the framework.
        return Self.costlyVerbs.contains { verb in
            guard declaration.name.hasPrefix(verb) else { return false }
            // "Pay" begins PayBill, and not Payload.
            return declaration.name.dropFirst(verb.count).first.map { $0.isUppercase || $0 == "_" } ?? true
        }
    }

    private static let costlyCategories: Set<String> = [
        "order", "buy", "book", "request", "send", "share", "post", "delete",
    ]
    private static let costlyVerbs = [
        "Pay", "Send", "Transfer", "Request", "Buy", "Order", "Book", "Purchase", "Subscribe", "Delete", "Remove",
        "Cancel", "Erase", "Clear", "Share", "Post", "StartCall", "Call", "Unlock", "Reset",
    ]
}
