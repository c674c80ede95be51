// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What an `NSNumber` of an intent counts.
@_spi(Generated) public enum NumberKind: Sendable {
    case integer
    case decimal
    case boolean
    /// Seconds.
    case timeInterval
}
