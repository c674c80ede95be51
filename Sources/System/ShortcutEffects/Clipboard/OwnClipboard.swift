// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Shortcuts

/// A clipboard where there is no desktop that has one.
package actor OwnClipboard {
    private(set) var content = Content.nothing

    package init() {}

    func set(_ content: Content) { self.content = content }
}
