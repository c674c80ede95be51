// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A notification that comes after so many seconds.
public final class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    /// The seconds.
    public let timeInterval: TimeInterval
    private let start: Date

    /// After so many seconds from now.
    public convenience init(timeInterval: TimeInterval, repeats: Bool) {
        self.init(timeInterval: timeInterval, repeats: repeats, from: Date())
    }

    init(timeInterval: TimeInterval, repeats: Bool, from start: Date) {
        self.timeInterval = timeInterval
        self.start = start
        super.init(repeats: repeats)
    }

    /// When it comes next; nil if it came already.
    public func nextTriggerDate() -> Date? { date(after: Date()) }

    var beginning: Date { start }

    override func date(after moment: Date) -> Date? {
        guard timeInterval.isFinite, timeInterval > 0 else { return nil }
        let first = start.addingTimeInterval(timeInterval)
        guard first <= moment else { return first }
        guard repeats else { return nil }
        return first.addingTimeInterval((moment.timeIntervalSince(first) / timeInterval).rounded(.down) * timeInterval)
            .addingTimeInterval(timeInterval)
    }
}
