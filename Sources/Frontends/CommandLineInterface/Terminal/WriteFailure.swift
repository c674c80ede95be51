// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Why not all that a program has written arrived.
package enum WriteFailure: Hashable, Sendable {
    /// The reader has closed the output, as `head` does when it has enough.
    case readerGone
    /// The system refused it; the reason is the system's, such as `No space left on device`.
    case refused(reason: String)
}
