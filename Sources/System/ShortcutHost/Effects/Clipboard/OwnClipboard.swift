// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Shortcuts

/// What apps and shortcuts have copied; the clipboard of shortcuts where there is no desktop that has one.
package actor OwnClipboard {
    package private(set) var content = Content.nothing

    package init() {}

    package func set(_ content: Content) { self.content = content }
}
