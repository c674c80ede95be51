// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Synchronization
import Wire

/// What apps show on, for those that cannot wait for an actor.
final class ShownDisplay: Sendable {
    private let display = Mutex<ScreenDisplay?>(nil)

    var value: ScreenDisplay? {
        get { display.withLock { $0 } }
        set { display.withLock { $0 = newValue } }
    }
}
