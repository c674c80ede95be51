// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What one request may cost.
package struct WebLimits: Sendable {
    /// Bytes of the answer, unpacked.
    package var size = 256 << 20
    /// Bytes of all heads.
    package var headSize = 256 << 10
    /// Times that a server may send one on.
    package var redirections = 20
    package var connect = Duration.seconds(15)
    /// From the first byte sent to the last received.
    package var whole = Duration.seconds(300)
    /// How long nothing may come.
    package var stall = Duration.seconds(60)

    package init() {}
}
