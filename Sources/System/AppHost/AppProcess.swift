// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Drawing
import ExtensionHost
import Foundation
import ProcessLife
import Processes
import Sentences
import Synchronization
import Wire

/// One run of an app's program: what it says about its life, in its order, and what it shows.
final class AppProcess: Sendable {
    /// What is told about the process.
    enum Report: Sendable {
        case started
        /// To be followed by a ``taken()``.
        case said(AppLife.Event)
        /// To be followed by a ``taken()``.
        case replied(id: Int, ExtensionReply)
        /// A mistake over a request; to be followed by a ``taken()``.
        case erred(id: Int, String)
        /// It shows something else; to be followed by a ``takeDrawing()``, before which this is not told again.
        case drew
        /// It printed more than it may over what it is asked; told once.
        case flooded
        /// The last, with all it said told before.
        case ended(ProcessEnd, Termination?)
    }

    private struct State {
        /// Reports of what it said that were not taken.
        var untaken = 0
        /// Nothing more of what it says is believed.
        var isBroken = false
        /// What it has printed while it was asked, in bytes; nil while it is not, and once that was too much.
        var printed: Int?
        var screen = ScreenCredit()
        /// What it shows by now; nil before it shows anything, and after its end.
        var shown: ShownLayers?
        /// Whether it was told that the process shows something else, and that was not taken yet.
        var isDrawingUntaken = false
    }

    /// Far more than an app that keeps to the protocol has to say at a time.
    private static let untakenLimit = 1024
    /// So much may an app leave unread, in bytes, and still hear where fingers move.
    private static let moveRoom = 16 << 10
    /// So much may an app leave unread, in bytes, and still hear about fingers at all.
    private static let touchRoom = 64 << 10

    let peer: Peer<MessageFromApp, MessageToApp>
    private let display: @Sendable () -> ScreenDisplay?
    private let outputLimit: Int
    private let report: @Sendable (Report) -> Void
    private let state = Mutex(State())

    /// - Parameters:
    ///   - outputLimit: What it may print while it is asked, in bytes.
    ///   - display: What an app with a screen shows on from its first moment; nil if there is nothing.
    ///   - report: Takes the reports, on the process's thread.
    init(
        _ peer: Peer<MessageFromApp, MessageToApp>, outputLimit: Int,
        display: @escaping @Sendable () -> ScreenDisplay?, report: @escaping @Sendable (Report) -> Void
    ) {
        self.peer = peer
        self.outputLimit = outputLimit
        self.display = display
        self.report = report
    }

    /// - Parameter print: Takes the lines it prints, on the process's thread.
    func start(arguments: [String], print: @escaping @Sendable (String, OutputChannel) -> Void) {
        peer.start(arguments: arguments, print: print) { [self] event in
            switch event {
            case .started: report(.started)
            case .said(let message): hear(message)
            // The program may go on without the system; one that is being told something meets its deadline.
            case .closedConnection: break
            case .printed(let bytes): count(bytes)
            case .broke(let reason): violate(reason)
            case .exceeded(let reason): report(.said(.exceeded(reason: reason)))
            case .ended(let end, let termination):
                state.withLock { $0.shown = nil }
                report(.ended(end, termination))
            }
        }
    }

    /// What it prints counts from now on, as it is asked; or no more.
    func countOutput(_ counts: Bool) {
        state.withLock { $0.printed = counts ? 0 : nil }
    }

    private func count(_ bytes: Int) {
        let isTooMuch = state.withLock { state in
            guard let printed = state.printed, printed + bytes > outputLimit else {
                state.printed? += bytes
                return false
            }
            state.printed = nil
            return true
        }
        if isTooMuch { report(.flooded) }
    }

    /// Something it said has been dealt with.
    func taken() {
        state.withLock { $0.untaken -= 1 }
    }

    private func hear(_ message: MessageFromApp) {
        guard !state.withLock(\.isBroken) else { return }
        switch message {
        case .hello(_, let hasScreen):
            if hasScreen { beginShowing() }
            pass(.hello)
        case .fields(let number, let fields):
            if !state.withLock({ $0.screen.take(fields, number: number) }) {
                violate("reported text fields outside the screen, or too many")
            }
        case .layers(let number, let layers): take(layers, number: number)
        case .done(let number, let state): pass(.done(id: number, state))
        case .delivered(let number, let isHandled): pass(.delivered(id: number, isHandled: isHandled))
        case .busy(let isBusy): pass(.busy(isBusy))
        case .reply(let number, let reply): pass(.replied(id: number, reply))
        case .fault(let number, let text): pass(.erred(id: number, text))
        case .call: break
        }
    }

    private func pass(_ event: AppLife.Event) { pass(.said(event)) }

    private func pass(_ report: Report) {
        let isTooMuch = state.withLock { state in
            state.untaken += 1
            return state.untaken > Self.untakenLimit
        }
        if isTooMuch {
            violate("sent more than \(Self.untakenLimit) unrequested messages")
        } else {
            self.report(report)
        }
    }

    private func violate(_ reason: Sentence) {
        state.withLock { $0.isBroken = true }
        report(.said(.broke(reason: reason)))
    }
}

// MARK: - What it shows

extension AppProcess {
    /// What it shows by now, scrolled to where the person has scrolled; nil if it has shown nothing yet, or has ended.
    var shown: ShownLayers? { state.withLock(\.shown) }

    /// Takes the report that it shows something else.
    ///
    /// - Returns: What it shows by now.
    func takeDrawing() -> ShownLayers? {
        state.withLock { state in
            state.isDrawingUntaken = false
            return state.shown
        }
    }

    /// Before the launch, so that the app makes its windows for the display there is.
    private func beginShowing() {
        state.withLock { $0.screen.isThere = true }
        if let display = display() { ask(ScreenRequest(display, onceChanged: false)) }
    }

    /// Asks the app for what it shows, unless an answer is on its way that is as good.
    ///
    /// - Returns: False if the app has no screen.
    @discardableResult
    func ask(_ request: ScreenRequest) -> Bool {
        state.withLock { state in
            guard state.screen.isThere else { return false }
            if let number = state.screen.ask(request) { send(.screen(id: number, request)) }
            return true
        }
    }

    /// Says to the app what a finger does. An app that does not read does not hear where fingers have moved.
    func send(_ touch: TouchPayload) {
        guard state.withLock(\.screen.isThere) else { return }
        send(.touch(touch), room: touch.phase == .moved ? Self.moveRoom : Self.touchRoom)
    }

    /// Says to the app how far a person has scrolled. One that does not read hears about it later, at the end.
    func send(_ scroll: ScrollPayload) {
        let isThere = state.withLock { state in
            state.shown?.scroll(scroll.layer, x: scroll.x, y: scroll.y)
            return state.screen.isThere
        }
        guard isThere else { return }
        send(.scroll(scroll), room: scroll.phase == .resting ? Self.touchRoom : Self.moveRoom)
    }

    /// Says to the app what is typed, if it has ever told about a field.
    func send(_ typing: TypingPayload) {
        if state.withLock(\.screen.hasFields) { send(.typing(typing), room: Self.touchRoom) }
    }

    private func send(_ message: MessageToApp, room: Int = .max) {
        do throws(FrameError) {
            // A connection that is closed shows at the process's end.
            try peer.send(message, room: room)
        } catch {
            // It is made of a few bounded numbers, and of a bounded text.
            assertionFailure("\(error)")
        }
    }

    private func take(_ layers: ScreenLayers, number: Int) {
        guard let account = peer.account else { return }
        do {
            switch try account.count({ try apply(layers, number: number, account) }) {
            case .shown: reportDrawing()
            case .unasked: violate("described its screen without a request")
            case .late: break
            }
        } catch {
            violate("sent an invalid screen: \(error)")
        }
    }

    private func reportDrawing() {
        let isFirst = state.withLock { state in
            defer { state.isDrawingUntaken = true }
            return !state.isDrawingUntaken
        }
        if isFirst { report(.drew) }
    }

    private func apply(_ layers: ScreenLayers, number: Int, _ account: WorkAccount) throws -> ScreenCredit.Outcome {
        let change = try WireJSON.decode(LayerChange.self, from: layers.change)
        return try state.withLock { state in
            let outcome = state.screen.take(number)
            if case .shown(let display, let fields, let isAll) = outcome {
                var shown = state.shown ?? ShownLayers(process: UUID(), display: display, account: account)
                try shown.take(change, isAll: isAll, layers.images, fields)
                (shown.number, shown.display) = (shown.number + 1, display)
                state.shown = shown
            }
            return outcome
        }
    }
}
