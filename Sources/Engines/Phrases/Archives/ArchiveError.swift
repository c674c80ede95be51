// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Sentences

/// Why what was compiled can't be read from its bytes.
package enum ArchiveError: Error, Hashable, Sendable, PersonReadable {
    /// Not the bytes of an archive, or not all of them, or others than were written.
    case damaged
    /// Written by another version of the engine.
    case unknownVersion(UInt8)

    package var sentence: Sentence {
        switch self {
        case .damaged: "the compiled phrases are damaged; compile them again"
        case .unknownVersion(let version):
            "the compiled phrases have version \(version), which this Beckon doesn't support; compile them again"
        }
    }
}
