// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What a client and a daemon agree on before the first word.
package enum CommandProtocol {
    /// Goes up with every change that the other side could misunderstand.
    package static let version = 3
    /// The longest message, in bytes without its length field. A command line is no longer than the kernel lets one be.
    static let frameLimit = 4 << 20
    /// The longest piece of output in one message, in bytes.
    static let pieceLimit = 256 << 10
    /// What may wait for a reader that does not read, in bytes; more ends the connection.
    static let backlogLimit = 16 << 20
    /// How long a connection may take to say what it wants, and its last words to be read.
    static let patience = Duration.seconds(10)
}
