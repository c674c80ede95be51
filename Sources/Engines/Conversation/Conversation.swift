// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import IntentValues
package import Wire

/// A conversation about one intent: resolve every parameter, confirm, handle.
///
/// A value without clocks, processes or disk. Whoever drives it does what the
/// effects say, in their order, and hands back what came of it:
///
/// ```swift
/// var conversation = Conversation(context, Invocation(texts: ["quantity": "two"]))
/// var effects = conversation.start(at: now(), said: "order a pizza")
/// // .say(turn): show it. .ask(request): send it, then
/// effects = conversation.receive(.replied(reply, faults: []), at: now())
/// ```
///
/// Each list of effects ends with exactly one that needs an event (``Effect/ask(_:)``,
/// ``Effect/awaitAnswer``, ``Effect/readFile(path:)``) or with ``Effect/finish(_:)``.
/// An event that nothing waits for changes nothing and gives no effects.
/// The order is Apple's: "Resolving and Handling Intents", SiriKit Programming Guide.
package struct Conversation: Hashable, Sendable {
    /// Something the driver has to do.
    package enum Effect: Hashable, Sendable {
        /// Show the turn; nothing comes back.
        case say(Turn)
        /// Ask the extension; comes back as ``Event/replied(_:faults:)`` or ``Event/failed(_:)``.
        case ask(ExtensionRequest)
        /// Let the person answer the last turn said: ``Event/answered(_:)``, ``Event/chose(_:)``
        /// or ``Event/cancelled``.
        case awaitAnswer
        /// Read a file: ``Event/fileRead(_:)`` or ``Event/fileRefused(reason:)``. The path is
        /// the person's own words: relative, absolute or with a leading `~`.
        case readFile(path: String)
        /// The conversation is over. Its last turn was said before.
        case finish(Outcome)
    }

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
        case cancelled
    }

    private let context: ConversationContext
    private var invocation: Invocation

    package init(_ context: ConversationContext, _ invocation: Invocation = Invocation()) {
        self.context = context
        self.invocation = invocation
    }

    /// Begins.
    ///
    /// - Parameter said: What the person said or tapped; becomes the first turn.
    package mutating func start(at moment: Moment, said: String? = nil) -> [Effect] {
        []
    }

    /// Goes on after an event.
    package mutating func receive(_ event: Event, at moment: Moment) -> [Effect] {
        []
    }
}
