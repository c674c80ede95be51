// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// An icon as an image.
package struct DrawnIcon: Hashable, Sendable {
    /// A square with transparency, as PNG.
    package var png: Data
    /// Why something else was drawn than what was asked for, in one sentence for a developer; nil if all is well.
    package var warning: String?
}
