// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// What is to be seen beside a quick action.
package enum Icon: Hashable, Sendable {
    /// A system symbol by Apple's name for it, such as `square.and.arrow.up`.
    case symbol(String)
    /// An image of an app, of which the shape counts alone: the name as code writes it, and the bundle's folder.
    case template(String, in: URL)
    /// What stands where an action has no icon of its own: a dot.
    case plain
}
