// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Store

/// What happened to a focus filter that was performed.
package struct FilterRun: Hashable, Sendable {
    /// The name of the focus.
    package var focus: String
    /// Whether the focus begins; else it ends, and the filter got no values but its defaults.
    package var isBeginning: Bool
    package var filter: FocusRecord.Filter
    /// Why it was not done, in the person's language; nil if it was.
    package var failure: String?
}
