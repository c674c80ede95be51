// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Glibc
import Processes
package import Sentences

/// Why a daemon and its clients do not come together.
package struct CommandServerError: Error, Hashable, Sendable, PersonReadable {
    /// What kind of thing went wrong.
    package enum Kind: Hashable, Sendable {
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

    package var kind: Kind
    /// What stood in the way.
    package var reason: Sentence
    /// What to do about it, lower case.
    package var remedy: Sentence

    init(_ kind: Kind, reason: Sentence, remedy: Sentence) {
        self.kind = kind
        self.reason = reason
        self.remedy = remedy
    }

    package var sentence: Sentence { "\(reason); \(remedy)" }
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
