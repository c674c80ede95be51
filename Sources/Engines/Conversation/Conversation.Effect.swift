// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Wire

extension Conversation {
    /// Something the driver has to do.
    package enum Effect: Hashable, Sendable {
        /// Show the turn; nothing comes back.
        case say(Turn)
        /// Ask the extension; comes back as ``Event/replied(_:faults:)`` or ``Event/failed(_:)``.
        case ask(ExtensionRequest)
        /// Let the extension know; nothing comes back.
        case tell(ExtensionRequest)
        /// Bring the app to the front; comes back as ``Event/cameToFront`` or ``Event/failed(_:)``.
        case bringToFront
        /// Let the person answer the last turn said: ``Event/answered(_:)``, ``Event/chose(_:)``
        /// or ``Event/cancelled``.
        case awaitAnswer
        /// Read a file: ``Event/fileRead(_:)`` or ``Event/fileRefused(reason:)``. The path is
        /// the person's own words: relative, absolute or with a leading `~`.
        case readFile(path: String)
        /// The conversation is over. Its last turn was said before.
        case finish(Outcome)
    }
}
