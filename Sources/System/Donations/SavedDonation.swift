// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Store

/// A donation that is kept, with its action.
package struct SavedDonation: Hashable, Sendable, Identifiable {
    package var record: DonationRecord
    package var action: DonatedActionRecord

    package var id: Int { record.id }
}
