// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Store

/// The result of performing a focus filter.
package struct FilterRun: Hashable, Sendable {
    /// The name of the focus.
    package var focus: String
    /// Whether the focus begins. When it ends, the filter runs with its defaults.
    package var isBeginning: Bool
    package var filter: FocusRecord.Filter
    /// The reason why it failed, in the person's language; nil if it succeeded.
    package var failure: String?
}
