// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The version of the protocol between the system and a process it starts.
///
/// Unknown fields are ignored, so a version changes only when the meaning of a
/// known one does. A peer with another version is refused with a clear error.
package enum WireVersion {
    package static let current = 1
    /// The longest frame either side accepts, in bytes; a longer one ends the connection.
    package static let frameLimit = 64 << 20
}
