// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A notification that comes at a time of the calendar.
public final class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    /// The time, as far as it is told.
    public let dateComponents: DateComponents

    /// When the calendar next says so.
    public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
        self.dateComponents = dateComponents
        super.init(repeats: repeats)
    }

    /// When it comes next; nil if there is no such time to come.
    public func nextTriggerDate() -> Date? { date(after: Date()) }

    override func date(after moment: Date) -> Date? {
        var calendar = dateComponents.calendar ?? .current
        if let zone = dateComponents.timeZone { calendar.timeZone = zone }
        return calendar.nextDate(after: moment, matching: dateComponents, matchingPolicy: .nextTime)
    }
}
