// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import IntentValues
package import Wire

extension Conversation {
    /// Something that happened.
    package enum Event: Hashable, Sendable {
        /// The extension answered; `faults` are mistakes of its code that did not stop it.
        case replied(ExtensionReply, faults: [String])
        /// The extension could not be asked, or did not answer.
        case failed(Failure)
        case answered(String)
        /// The option or button that was tapped, from 0, as listed in the last turn said.
        case chose(Int)
        case fileRead(FileValue)
        /// `reason` is a sentence for the person: which file, what is wrong with it.
        case fileRefused(reason: String)
        case cameToFront
        case cancelled
    }
}
