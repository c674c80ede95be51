// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// How much the system keeps of what apps say of themselves.
package struct FactLimits: Hashable, Sendable {
    /// Names of one type of an app's.
    package var names = 1000
    /// Bytes of a name, of the way it is said, or of the app's own name for it, UTF-8.
    package var text = 1024

    /// Contents of an app.
    package var contents = 2000
    /// Bytes of what a content says of itself, UTF-8; of more the beginning is kept.
    package var content = 4096
    /// Names and keywords of a content, of each.
    package var keywords = 32

    package static let standard = FactLimits()

    package init() {}
}
