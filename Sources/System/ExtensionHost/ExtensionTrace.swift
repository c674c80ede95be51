// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Sentences
package import Wire

/// What the host tells anyone who watches it.
package enum ExtensionTrace: Sendable {
    /// A request and the result.
    package struct Exchange: Sendable {
        /// The bundle identifier.
        package var identifier: String
        /// The app's bundle identifier; nil if the extension's signature is not known.
        package var app: String?
        package var request: ExtensionRequest
        package var outcome: Result<ExtensionAnswer, ExtensionFailure>
        /// From the question to the answer.
        package var duration: Duration
        /// How many processes were asked: 2 after a crash.
        package var attempts: Int
    }

    /// A request was made; it has no result yet.
    case asked(identifier: String, request: ExtensionRequest)
    case exchange(Exchange)
    /// A mistake of the extension's code that came to light after its answer.
    case lateFault(identifier: String, text: String)
    case started(identifier: String, process: Int32)
    /// The text says how it ended.
    case ended(identifier: String, process: Int32, text: Sentence)
}
