// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Sentences
package import Wire

extension AppLife {
    /// Where in its life the app is.
    package enum Phase: Hashable, Sendable {
        /// No process; the first phase, and the last of every process.
        case ended
        /// A process that has not said hello.
        case starting
        /// A process that has said nothing for so long that it is taken for one that never does: it is
        /// in front while it lives, and has to be told nothing. Its hello is still welcome.
        case silent
        /// As the app itself said last.
        case running(AppState)
        /// Stopped in the background.
        case suspended
        /// A process that is being ended.
        case ending
    }

    /// Whether the app is neither in front nor on its way there.
    package var isOutOfFront: Bool {
        switch phase {
        case .ended, .silent, .suspended: true
        case .running(.background): exchange == nil
        case .starting, .running, .ending: false
        }
    }

    /// Whether the app can be asked something at once.
    package var takesRequests: Bool {
        if case .running = phase { destination != .gone } else { false }
    }

    /// Whether a process is on its way to its end, so that it is asked nothing any more.
    package var isLeaving: Bool { phase != .ended && destination == .gone }

    /// Whether nobody is to see the app, as far as it is known.
    package var isBehind: Bool { destination == .background && !isAwaited }

    /// Something that happened.
    package enum Event: Hashable, Sendable {
        /// The app is to come to the front, and this is all that waits for it, oldest first.
        case opened([WaitingDelivery])
        /// Something lies over the app, which is in front.
        case covered
        /// Nothing lies over it any more.
        case uncovered
        /// The app is to leave the screen.
        case left
        /// Somebody waits for the app's answer: it runs until nobody does, behind where nobody has opened it.
        case needed
        /// Nobody waits for an answer any more.
        case unneeded
        /// The process is to end, in order.
        case stopped
        /// A suspended process is to end, without being told. Any other stays.
        case evicted
        /// The machine runs out of memory.
        case memoryLow
        /// The five that a process says.
        case hello
        case done(id: Int, AppState)
        case delivered(id: Int, isHandled: Bool)
        /// It has work that is to go on in the background, or has no more.
        case busy(Bool)
        /// It said what cannot be understood; the reason goes on after "it".
        case broke(reason: Sentence)
        /// It took more of the machine than it may; the reason goes on after its name.
        case exceeded(reason: Sentence)
        /// The process is gone, or could not be started, and all it said before has been received.
        case ended(ProcessEnd)
        /// The time of the alarm with this number has come.
        case alarm(Int)
    }

    /// Something the driver has to do.
    package enum Effect: Hashable, Sendable {
        /// Start a process; it comes back as ``Event/hello`` or ``Event/ended(_:)``.
        case start
        /// Send the process an event; it comes back as ``Event/done(id:_:)``.
        case send(id: Int, AppEvent)
        /// Hand in ``Event/alarm(_:)`` after so long. An alarm of an earlier number need not ring any more.
        case watch(Int, for: Duration)
        /// The alarm that is set is not needed.
        case unwatch
        /// Stop every process of the app.
        case suspend
        /// Let them go on.
        case resume
        /// End the process, giving it a moment for it.
        case hangUp
        /// End a process that speaks to nobody, giving it a moment for it.
        case terminate
        /// End the process at once.
        case kill
        /// The app has the item: forget it.
        case forget(id: Int, isHandled: Bool)
        /// The app has crashed over the item: remember that.
        case countCrash(id: Int)
        /// The app will not get the item: forget it, and say so.
        case setAside(id: Int, Reason)
        /// The app is in front and has all its items, or had them when it came to its own good end: the caller
        /// may be told.
        case arrived
        /// The program has ended without ever speaking: the caller for nothing has what there is.
        case endedSilently
        /// Tells the caller that opening the app failed.
        case failed(Reason)
        /// The process is gone, for this reason; comes before the change to ``Phase/ended``.
        case gone(Reason)
        /// The app has come to another phase.
        case changed(Phase)
        /// Something a developer should hear about.
        case report(Sentence)
    }

    /// Why something failed.
    package struct Reason: Hashable, Sendable {
        /// What kind of thing went wrong.
        package enum Kind: Hashable, Sendable {
            case notStarted, ended, timeout, protocolViolation, stopped, takesNoItems, setAside
        }

        package var kind: Kind
        /// Goes on after the app's name; says what happened and the remedy.
        package var text: Sentence

        package init(_ kind: Kind, _ text: Sentence) {
            self.kind = kind
            self.text = text
        }

        /// - Parameter reason: Goes on after "it".
        static func violation(_ reason: Sentence) -> Reason {
            Reason(.protocolViolation, "broke the protocol and was ended: it \(reason)")
        }

        /// Whether it speaks against the app: over such an end an item is not given forever.
        var isFault: Bool { kind == .timeout || kind == .protocolViolation }
    }
}
