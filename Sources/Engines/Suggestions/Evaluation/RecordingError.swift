// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Why a recording can't be read: in which line, and what is wrong there.
package struct RecordingError: Error, Hashable, Sendable, CustomStringConvertible {
    /// From 1.
    package let line: Int
    package let text: String

    package var description: String { "line \(line): \(text)" }
}
