// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Store

/// A donation that is kept, with its shortcut.
package struct SavedDonation: Hashable, Sendable, Identifiable {
    package var record: DonationRecord
    package var shortcut: ShortcutRecord

    package var id: Int { record.id }

    package init(record: DonationRecord, shortcut: ShortcutRecord) {
        self.record = record
        self.shortcut = shortcut
    }
}
