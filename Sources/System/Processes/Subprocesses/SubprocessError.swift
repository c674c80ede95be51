// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Sentences

/// Why running a program gave no result.
package enum SubprocessError: Error, Hashable, Sendable {
    case notStarted(LaunchError)
    /// No folder of the search path holds such a program.
    case notFound(name: String, path: String)
    /// It was ended when its time was over; with what it had printed by then.
    case timedOut(executable: String, after: Duration, SubprocessOutput)
    /// It was ended when it had printed more than it may.
    case tooMuchOutput(executable: String, limit: Int)
    /// The task that ran it was cancelled; the program was ended.
    case cancelled(executable: String)
}

extension SubprocessError: PersonReadable {
    package var sentence: Sentence {
        switch self {
        case .notStarted(let error):
            error.sentence
        case .notFound(let name, let path):
            "‘\(name)’ is in none of the folders \(path); install it, or add its folder to PATH"
        case .timedOut(let executable, let duration, _):
            "\(executable) did not end within \(duration) and was stopped; give it more time"
        case .tooMuchOutput(let executable, let limit):
            "\(executable) printed more than \(limit) bytes and was stopped; make it print less"
        case .cancelled(let executable):
            "\(executable) was stopped on request"
        }
    }
}
