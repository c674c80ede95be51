// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Wire

extension NSUserActivity {
    /// What search shows of the activity besides its title.
    ///
    /// The activity keeps a copy of what it is given. A change of that copy is sent with the next change of the
    /// activity itself, or when `needsSave` is set.
    public var contentAttributeSet: CSSearchableItemAttributeSet? {
        get { attachment() ?? attributes.map(CSSearchableItemAttributeSet.init) }
        set {
            // What traveled here is what this takes the place of.
            attributes = nil
            attach(newValue?.copy() as? CSSearchableItemAttributeSet)
        }
    }
}
