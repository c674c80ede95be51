// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// What a phrase is for.
package enum DevicePhraseTarget: Codable, Hashable, Sendable {
    /// What an app's screen is about.
    case screen(id: Int)
    /// A donated action.
    case action(id: Int)
    /// What an app proposes.
    case proposal(id: Int)
    /// A shortcut of the person's.
    case shortcut(id: UUID)
}
