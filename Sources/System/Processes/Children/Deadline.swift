// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A point of the monotonic clock, as poll(2) needs it.
struct Deadline: Comparable, Sendable {
    private let instant: ContinuousClock.Instant

    init(after duration: Duration) {
        instant = .now.advanced(by: duration)
    }

    var isOver: Bool { instant <= .now }

    /// Rounded up, so that a wait of so long is not woken before its time.
    var millisecondsLeft: Int32 {
        let left = ContinuousClock.now.duration(to: instant).components
        let milliseconds = left.seconds * 1000 + left.attoseconds / 1_000_000_000_000_000 + 1
        return Int32(clamping: max(0, milliseconds))
    }

    static func < (left: Self, right: Self) -> Bool {
        left.instant < right.instant
    }
}
