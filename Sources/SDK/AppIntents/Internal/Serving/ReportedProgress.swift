// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// How far an intent has come, which tells of each percent.
final class ReportedProgress: Progress, @unchecked Sendable {
    // `@unchecked`: Foundation's own state is behind its lock, and what is added here behind another.

    private let told = Mutex<(percent: Int, changed: (@Sendable (Double) -> Void)?)>((-1, nil))

    /// Called with the share that is done, on any thread.
    var changed: (@Sendable (Double) -> Void)? {
        get { told.withLock(\.changed) }
        set { told.withLock { $0.changed = newValue } }
    }

    init() { super.init(parent: nil, userInfo: nil) }

    override var completedUnitCount: Int64 {
        get { super.completedUnitCount }
        set {
            super.completedUnitCount = newValue
            tell()
        }
    }

    override var totalUnitCount: Int64 {
        get { super.totalUnitCount }
        set {
            super.totalUnitCount = newValue
            tell()
        }
    }

    private func tell() {
        let share = fractionCompleted
        guard totalUnitCount > 0, share.isFinite else { return }
        let percent = Int((min(max(share, 0), 1) * 100).rounded(.down))
        let changed = told.withLock { told in
            guard percent != told.percent else { return (@Sendable (Double) -> Void)?.none }
            told.percent = percent
            return told.changed
        }
        changed?(share)
    }
}
