// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Sentences

/// Why a state that was kept can't be read.
package enum SuggestionStateError: Error, Hashable, Sendable, PersonReadable {
    /// Not what an engine of the last versions wrote, or not all of it.
    case damaged
    /// Written by another version of the engine.
    case otherVersion(Int)

    package var sentence: Sentence {
        switch self {
        case .damaged:
            "what was learned for suggestions is damaged, or of an old Beckon; it is learned anew from what was done"
        case .otherVersion(let version):
            "what was learned for suggestions is of version \(version); it is learned anew from what was done"
        }
    }
}
