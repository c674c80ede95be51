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
            "the suggestion data is damaged or from an old Beckon; Beckon rebuilds it from the history"
        case .otherVersion(let version):
            "the suggestion data has version \(version); Beckon rebuilds it from the history"
        }
    }
}
