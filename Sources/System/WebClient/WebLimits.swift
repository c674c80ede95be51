// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// How far a request may go.
package struct WebLimits: Sendable {
    /// What an answer may have of bytes, unpacked.
    package var answerBytes = 256 << 20
    /// What the heads of an answer may have of bytes, all together.
    package var headerBytes = 256 << 10
    package var redirects = 20
    /// Until a server takes the connection.
    package var connecting: Duration = .seconds(15)
    /// For the request with all redirections.
    package var whole: Duration = .seconds(300)
    /// Without a byte; whole seconds.
    package var stalled: Duration = .seconds(60)

    package init() {}
}
