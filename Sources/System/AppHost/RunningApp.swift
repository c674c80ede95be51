// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Sentences

/// An app whose process lives.
package struct RunningApp: Hashable, Sendable {
    /// Where in its life the app is.
    package enum State: String, Hashable, Sendable, Codable {
        case launching
        /// On the screen, and the person's touches are the app's.
        case active
        /// On the screen, with something over it.
        case inactive
        case background
        /// Stopped in the background: it keeps its memory and takes no time.
        case suspended
    }

    /// The bundle identifier.
    package var identifier: String
    package var state: State
    /// The number of the app's own process; nil until it is known.
    package var process: Int32?
    /// What the process holds for itself alone, in bytes; nil if it can't be told.
    package var memory: Int?
}

extension RunningApp.State: PersonReadable {
    package var sentence: Sentence {
        switch self {
        case .launching: "launching"
        case .active: "active"
        case .inactive: "inactive"
        case .background: "background"
        case .suspended: "suspended"
        }
    }
}
