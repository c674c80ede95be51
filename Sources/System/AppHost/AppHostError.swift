// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Processes
package import Sentences

/// Why an app is not in front, or has not got what it was opened for.
package struct AppHostError: Error, Hashable, Sendable, PersonReadable {
    /// What kind of thing went wrong.
    package enum Kind: Hashable, Sendable {
        /// No process could be made of its program.
        case notStarted
        /// Its process ended before the app was in front with all its items.
        case ended
        /// It took longer than it may and was ended.
        case timeout
        /// It sent what no app may, and was ended.
        case protocolViolation
        /// It was stopped meanwhile, perhaps for an update.
        case stopped
        /// The app does not take items: its program never speaks to the system.
        case takesNoItems
        /// The item could not be kept for the app.
        case notKept
        /// The app has crashed over the item too often.
        case setAside
        /// The app runs, and arguments can only be given at its start.
        case runsAlready
        /// Too many wait for the app to open.
        case tooManyCalls
        /// Nobody waits for the app any more.
        case cancelled
    }

    package var kind: Kind
    /// The bundle identifier.
    package var app: String
    /// What stood in the way, and the remedy.
    package var reason: Sentence
    /// Whether the item still waits, and goes to the app at its next start.
    package var isItemKept: Bool
    /// How the process ended, where it did.
    package var termination: Termination?

    package init(
        _ kind: Kind, app: String, reason: Sentence, isItemKept: Bool = false, termination: Termination? = nil
    ) {
        self.kind = kind
        self.app = app
        self.reason = reason
        self.isItemKept = isItemKept
        self.termination = termination
    }

    package var sentence: Sentence {
        let start: Sentence = kind == .notStarted ? "\(app) could not be started: \(reason)" : "\(app) \(reason)"
        return isItemKept ? "\(start); what it was opened for waits for its next start" : start
    }
}
