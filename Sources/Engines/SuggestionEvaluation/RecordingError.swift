// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Sentences

/// Why a recording can't be read: in which line, and what is wrong there.
package struct RecordingError: Error, Hashable, Sendable, PersonReadable {
    /// From 1.
    package let line: Int
    package let text: String

    package var sentence: Sentence { "line \(line): \(text)" }
}
