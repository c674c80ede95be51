// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// How much an app may propose.
package struct PhraseLimits: Hashable, Sendable {
    /// Actions that an app proposes, and as many relevant ones.
    package var actions = 100
    /// Times, places and situations of a relevant action.
    package var relevance = 32
    /// Bytes of one action, as it travels.
    package var content = 128 << 10
    /// Bytes of all that an app proposes at a time.
    package var list = 1 << 20
    /// Bytes of a title or of a place's name, UTF-8.
    package var title = 1024

    package static let standard = PhraseLimits()

    package init() {}
}
