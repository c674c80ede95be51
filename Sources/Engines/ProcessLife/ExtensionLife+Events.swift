// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Sentences
package import Wire

extension ExtensionLife {
    /// Something that happened.
    package enum Event: Hashable, Sendable {
        /// A request under a new number, which is to be answered by that time. One that draws may be answered in two
        /// parts; one of an App Intent's run has the run's number.
        case asked(Int, isDrawing: Bool = false, run: Int? = nil, until: Duration)
        /// The answer to the request of this number is not waited for any more.
        case abandoned(Int)
        /// What was to be sent did not leave: the connection is closed.
        case unsent(Int)
        /// What was to be sent has no form on the wire, for this reason.
        case unsendable(Int, Sentence)
        /// All that the process says but its calls.
        case said(MessageFromExtension)
        /// So many bytes, on either channel.
        case printed(Int)
        /// It said what cannot be understood; the reason goes on after "it".
        case broke(reason: Sentence)
        /// It took more of the machine than it may; the reason goes on after its name.
        case exceeded(reason: Sentence)
        case closedConnection
        /// The process is to end with its open requests.
        case left
        /// The process is to end, and its open requests are to fail.
        case stopped
        /// The time of an alarm has come.
        case alarm(Duration)
        /// The process is gone, or could not be started, and all it said before has been received.
        case ended(ProcessEnd)
    }

    /// Something the driver has to do.
    package enum Effect: Hashable, Sendable {
        /// Send the request of this number.
        case send(Int)
        /// The request of this number is over, with the faults of the extension's code meanwhile. Comes once.
        case answer(Int, Outcome, faults: [String])
        /// Hand in ``Event/alarm(_:)`` at this time; it is not taken back.
        case watch(until: Duration)
        /// End the process, giving it a moment for it.
        case hangUp
        /// End the process at once.
        case kill
        /// A fault that belongs to no request, for a developer to hear about.
        case report(String)
    }

    /// The result of a request.
    package enum Outcome: Hashable, Sendable {
        case answered(ExtensionReply, PanelPixels?)
        /// Any request may be asked again that was not sent.
        case failed(Cause, wasSent: Bool)
    }

    /// Why there is no answer.
    package enum Cause: Hashable, Sendable {
        /// The process had not said hello when the time was over.
        case notReady
        case late
        /// The answer was not waited for any more; the process may be at it.
        case cancelled
        case stopped
        case unsendable(Sentence)
        /// It broke the protocol; the reason goes on after "it".
        case violation(Sentence)
        /// It took more of the machine than it may; the reason goes on after its name.
        case excess(Sentence)
        /// It printed without end.
        case flood
        case notStarted(Sentence, isMissing: Bool)
        case endedBeforeHello(ProcessEnd)
        /// It closed the connection of its own accord, and was ended.
        case closedConnection
        case ended(ProcessEnd)
    }

    /// How much a process may say from one request to the next.
    package struct Limits: Hashable, Sendable {
        /// What it may print, in bytes.
        package var output = 64 << 20
        /// How many messages may belong to no request.
        package var unmatchedMessages = 64
        /// How long a process is not idle whose run waits for a person's answer.
        package var question = Duration.seconds(600)

        package static let standard = Limits()

        package init() {}
    }
}
