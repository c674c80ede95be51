// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Where suggestions are shown.
package enum Surface: String, Hashable, Sendable, CaseIterable {
    /// After a pause.
    case lock
    /// The search.
    case search
    /// Right after something was done.
    case after
}
