// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// What a daemon says to a client.
enum ServerMessage: Hashable, Sendable, Codable {
    case output(text: String)
    case errors(text: String)
    /// A line of the system's own among the errors.
    case notice(Sentence)
    /// The command wants a line; the prompt has been written.
    case ask(question: Int)
    /// The same for a line that the terminal does not show.
    case askSecretly(question: Int)
    /// The command is done. The last message.
    case exit(status: Int32)
    /// The daemon does nothing for this client. The last message.
    case refused(reason: Sentence, remedy: Sentence)
}
