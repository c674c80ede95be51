// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Counts the messages of a run that wait to be read.
struct RunBacklog {
    /// How a message is treated.
    enum Fate: Hashable {
        case kept, dropped
        /// The run ignores the protocol and must end.
        case excess
    }

    /// Reports of progress that may wait; more are dropped.
    static let progressLimit = 10_000
    /// Further messages that may wait: a run waits for the answer whenever it sends anything but its progress.
    static let margin = 100

    private var waiting = 0

    /// Counts a message that has come; one that is kept is to be followed by ``read()``.
    mutating func add(isProgress: Bool) -> Fate {
        if isProgress, waiting >= Self.progressLimit { return .dropped }
        guard waiting < Self.progressLimit + Self.margin else { return .excess }
        waiting += 1
        return .kept
    }

    /// Counts a message that was read.
    mutating func read() { waiting -= 1 }
}
