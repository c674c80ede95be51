// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A notification to come: what is shown, and when.
public final class UNNotificationRequest: NSObject, @unchecked Sendable {
    /// By which it is found, and replaced.
    public let identifier: String
    /// What is shown, as it was when the request was made.
    public let content: UNNotificationContent
    /// When; at once where it is nil.
    public let trigger: UNNotificationTrigger?

    /// A notification to come.
    public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
        self.identifier = identifier
        self.content = UNNotificationContent(copying: content)
        self.trigger = trigger
    }
}
