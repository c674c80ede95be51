// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Shortcuts
import Synchronization

/// How many bytes a folder has in it: counted when something is first written, and reckoned up after that.
final class FolderUse: Sendable {
    private let bytes = Mutex<Int?>(nil)

    /// Whether so many bytes more may come.
    ///
    /// - Parameters:
    ///   - limit: Of all together.
    ///   - count: Counts what is there; asked at first, and again before anything is refused.
    /// - Throws: What `count` throws; nothing is taken then.
    func takes(
        _ size: Int, limit: Int, count: () throws(ShortcutFailure) -> Int
    ) throws(ShortcutFailure) -> Bool {
        try bytes.withLock { bytes throws(ShortcutFailure) in
            var known = if let bytes { bytes } else { try count() }
            // What was replaced or deleted since is still in the reckoning.
            if known > limit - size { known = try count() }
            let isTaken = known <= limit - size
            bytes = isTaken ? known + size : known
            return isTaken
        }
    }
}
