// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// How much an app may have kept.
package struct ActivityLimits: Hashable, Sendable {
    /// Activities for each app; the least recently used goes first.
    package var count = 20
    /// Bytes of a title, UTF-8.
    package var title = 1024
    /// Bytes of a type, an identifier or a phrase, UTF-8.
    package var name = 1024
    /// Bytes of everything but the thumbnail, as it travels.
    package var content = 128 << 10
    /// Bytes of the thumbnail.
    package var thumbnail = 256 << 10
    /// Identifiers in one call to delete.
    package var identifiers = 10_000

    package static let standard = ActivityLimits()
}
