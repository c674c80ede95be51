// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// That a shortcut was used, as the suggestion engine is taught it.
package struct ShortcutUse: Hashable, Sendable {
    package var shortcut: Int
    /// Seconds since 1970, in UTC.
    package var moment: Int64
    /// Whether the system has had it carried out; else its app has told of it.
    package var isRun: Bool

    package init(shortcut: Int, moment: Int64, isRun: Bool = false) {
        self.shortcut = shortcut
        self.moment = moment
        self.isRun = isRun
    }
}
