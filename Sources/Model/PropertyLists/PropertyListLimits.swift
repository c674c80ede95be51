// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What a property list may cost to read. The largest of 68 real definitions
/// has 161,037 bytes, 2,415 values and a depth of 8.
package enum PropertyListLimits {
    /// In bytes.
    package static let size = 8 << 20
    /// Arrays and dictionaries inside one another.
    static let depth = 64
    /// Values altogether; a small binary file can name one value many times.
    static let values = 100_000
    /// Characters of a key that a key path repeats.
    static let shownKey = 80
}
