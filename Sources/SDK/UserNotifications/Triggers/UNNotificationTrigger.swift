// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// When a notification comes.
open class UNNotificationTrigger: NSObject, @unchecked Sendable {
    /// Whether it comes again and again.
    public let repeats: Bool

    init(repeats: Bool) { self.repeats = repeats }

    /// The next time after a moment; nil if there is none.
    func date(after moment: Date) -> Date? { nil }
}
