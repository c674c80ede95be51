// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What became of an activity that was kept.
package struct KeptActivity: Hashable, Sendable {
    /// The activity's row, which is the same one after every replacement.
    package var row: Int
    /// What had to make room for it: shortcuts, donated intents among them, with their donations.
    package var forgotten = RemovedDonations()
}
