// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// What a client says after its ``ClientRequest``.
enum ClientMessage: Hashable, Sendable, Codable {
    /// The line a person typed for the question of this number; nil at the end of input.
    case line(question: Int, text: String?)
    /// The person wants no more of the command.
    case cancel
}
