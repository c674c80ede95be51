// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What one piece of work on contents may cost.
package struct ProcessingLimits: Sendable {
    /// Pixels of a picture that is read or made.
    package var pixels = 16 << 20
    /// Frames of an animation.
    package var frames = 500
    /// Pages of a document that is read or made.
    package var pages = 2_000
    /// Members of an archive.
    package var members = 20_000
    /// Bytes of all members of an archive together, unpacked.
    package var unpackedSize = 1 << 30

    package init() {}
}
