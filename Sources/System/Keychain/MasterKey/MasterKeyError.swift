// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Sentences

/// Why the master key cannot be had.
package typealias MasterKeyError = Problem<MasterKeyErrorCode>

/// The kinds of problems with the master key.
package enum MasterKeyErrorCode: Hashable, Sendable {
    /// The key was there once and is not where it was left.
    case lost
    /// What is there is another key.
    case wrong
    /// The place of the key cannot be reached now.
    case unreachable
    /// Others could read or change the key.
    case exposed
    /// The key cannot be written.
    case cannotWrite
}
