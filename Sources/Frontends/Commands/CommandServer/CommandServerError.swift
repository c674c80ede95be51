// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Glibc
import Processes
package import Sentences

/// Why a daemon and its clients do not come together.
package typealias CommandServerError = Problem<CommandServerErrorCode>

/// The kinds of problems between a daemon and its clients.
package enum CommandServerErrorCode: Hashable, Sendable {
    /// Another daemon runs on the state folder.
    case alreadyRunning
    /// A socket or lock cannot be made or used.
    case unusable
    /// The other side belongs to another user.
    case stranger
    /// The other side sent what is not a message.
    case malformed
    /// The daemon serves this client not, and has said why.
    case refused
    /// The daemon went away before the command was done.
    case gone
}

extension CommandServerError {
    /// An error of the kernel.
    static func system(_ attempt: Sentence, _ number: Int32) -> CommandServerError {
        CommandServerError(
            .unusable, reason: "could not \(attempt): \(Sentence(stringLiteral: String(cString: strerror(number))))",
            remedy: number == EMFILE || number == ENFILE ? "raise the limit of open files" : "look at the state folder")
    }
}

extension Waker {
    static func forPolling() throws(CommandServerError) -> Waker {
        do throws(LaunchError) {
            return try Waker()
        } catch {
            throw .system("wait for clients", EMFILE)
        }
    }
}
