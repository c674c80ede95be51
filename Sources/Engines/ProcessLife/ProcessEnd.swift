// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Sentences

/// How a process ended, as far as its life goes by it.
package enum ProcessEnd: Hashable, Sendable {
    /// Who sent a signal that ended a process.
    package enum Sender: Hashable, Sendable {
        /// The kernel, for what the program did.
        case itself
        case system
        /// Anybody else, the kernel for lack of memory among them; it says nothing of the program.
        case other
    }

    /// It never was: the reason says why. A missing one's program is not where it was installed.
    case notStarted(reason: Sentence, isMissing: Bool = false)
    /// By itself; the text goes on after the program's name, such as "exited with status 0".
    case exit(status: Int, text: Sentence)
    case signal(text: Sentence, from: Sender)

    /// What goes on after the program's name, or the reason why it was not started.
    package var text: Sentence {
        switch self {
        case .notStarted(let reason, _): reason
        case .exit(_, let text), .signal(let text, _): text
        }
    }

    /// Whether the program itself has failed.
    var isCrash: Bool {
        switch self {
        case .notStarted: false
        case .exit(let status, _): status != 0
        case .signal(_, let sender): sender == .itself
        }
    }
}
