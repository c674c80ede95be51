// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// How much the system keeps of what apps say of themselves.
package struct FactLimits: Hashable, Sendable {
    /// Names of one type of an app's.
    package var names = 1000
    /// Bytes of a name, of the way it is said, or of the app's own name for it, UTF-8.
    package var text = 1024

    package static let standard = FactLimits()

    package init() {}
}
