// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Sentences

/// Why a state that was kept can't be read.
package enum SuggestionStateError: Error, Hashable, Sendable, PersonReadable {
    /// Not the bytes of a state, or not all of them, or others than were written.
    case damaged
    /// Written by another version of the engine.
    case unknownVersion(UInt8)

    package var sentence: Sentence {
        switch self {
        case .damaged: "what was learned for suggestions is damaged; it starts afresh"
        case .unknownVersion(let version):
            "what was learned for suggestions is of version \(version), which this Beckon doesn't know; it starts afresh"
        }
    }
}
