// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Synchronization
import SystemLink
import Wire

/// The identifier of an interaction, made when it is first read.
///
/// An identifier that was never read can't be used to delete, and the system stores a donation without one in a tenth
/// of the space. If it is read after the donation, it is sent to the system then.
final class InteractionName: Sendable {
    private struct State {
        var text: String?
        /// Where it was donated without an identifier.
        var anonymous: [(donation: AnonymousDonation, channel: CallChannel)] = []
    }

    private let state: Mutex<State>

    /// - Parameter text: Nil for one that is to be made.
    init(_ text: String? = nil) { state = Mutex(State(text: text)) }

    /// Nil until it is read.
    var known: String? { state.withLock { $0.text } }

    /// The identifier, made now if there is none.
    var text: String {
        let (text, anonymous) = state.withLock { state in
            if let text = state.text { return (text, [] as [(donation: AnonymousDonation, channel: CallChannel)]) }
            let text = UUID().uuidString
            defer { (state.text, state.anonymous) = (text, []) }
            return (text, state.anonymous)
        }
        for (donation, channel) in anonymous { donation.name(text, through: channel) }
        return text
    }

    /// The identifier to donate under; if there is none the donation is noted, to be named later.
    func donate(as donation: AnonymousDonation, through channel: CallChannel) -> String? {
        state.withLock { state in
            if state.text == nil { state.anonymous.append((donation, channel)) }
            return state.text
        }
    }
}

/// A donation without an identifier, on its way or kept.
final class AnonymousDonation: Sendable {
    private let kept = Mutex<Int?>(nil)

    /// The system's number for it; nil while it is on its way, and where it was not kept.
    var number: Int? { kept.withLock { $0 } }

    func keep(_ number: Int?) { kept.withLock { $0 = number } }

    /// Gives it the identifier that the app has come to know; in order, so that a deletion finds it.
    func name(_ identifier: String, through channel: CallChannel) {
        channel.call {
            // One that was refused has no number, and nothing to delete.
            self.number.map { DonationCall.name(donation: $0, identifier: identifier) }
        } then: { result in
            guard case .failure(let failure)? = result else { return }
            StandardError.write(
                "the donation \(identifier) cannot be deleted by its identifier: \(failure)", from: "Intents")
        }
    }
}
