// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Whether this code runs where an app's views live.
enum MainTurn {
    private static let mark: DispatchSpecificKey<Void> = {
        let key = DispatchSpecificKey<Void>()
        DispatchQueue.main.setSpecific(key: key, value: ())
        return key
    }()

    /// On the main thread, or on the main queue: in a process that has given its main thread away the queue has another.
    static var isHere: Bool {
        Thread.isMainThread || DispatchQueue.getSpecific(key: mark) != nil
    }
}
