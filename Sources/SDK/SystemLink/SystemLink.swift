// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation
import Synchronization
package import Wire

/// This process's side of the conversation with the system: requests or events
/// that come in, calls that go out.
///
/// Threads take turns: the one whose turn it is waits for a request, passes
/// the turn on and answers by itself. So a request changes threads only where
/// its handler does, and one that hangs holds up no other. Whichever thread
/// reads also hands out events and the results of calls, so a handler may wait
/// for one.
///
/// The link reads from the moment it serves or the first call is made.
package final class SystemLink: Sendable {
    /// Why the conversation came to its end.
    package enum Ending: Equatable, Sendable {
        /// The system closed the connection.
        case closed
        /// What arrived was no message for this side; nothing can follow it.
        case unreadable(String)
    }

    /// Answers a request by its number, on the thread that read it.
    package typealias Answer = @Sendable (ExtensionRequest, _ id: Int) -> Void
    /// Takes what the system tells an app. Called on a thread that reads, in the order of arrival; it must not wait.
    package typealias Tell = @Sendable (MessageToApp) -> Void

    /// What this process is to the system.
    package enum Service: Sendable {
        /// An extension, which answers requests.
        case requests(Answer)
        /// An app, which is told events, and shows something.
        case app(Tell)
    }

    private struct Input {
        var decoder = FrameDecoder()
        var hasEnded = false
    }

    private struct State {
        var service: Service?
        var ended: (@Sendable (Ending) -> Void)?
        /// There are threads that read.
        var isReading = false
    }

    private let connection: SystemConnection
    /// The files that go to and from the system.
    let files: LinkFiles
    private let state = Mutex(State())
    private let input = Mutex(Input())
    /// The turn to read. The others sleep here; at the mutex they would spin first.
    private let turn = DispatchSemaphore(value: 1)
    /// Threads that wait for their turn or for bytes.
    private let idleThreads = Atomic(0)
    let calls = OpenCalls()

    package init(on connection: SystemConnection) {
        self.connection = connection
        files = LinkFiles(connection)
    }

    /// The link of this process; nil when the system did not start it.
    package static let inherited = SystemConnection.inherited().map { SystemLink(on: $0) }

    /// Greets the system and begins to serve it, until the connection ends.
    ///
    /// - Parameter ended: Called once, on a thread of the link.
    package func serve(_ service: Service, ended: @escaping @Sendable (Ending) -> Void) {
        state.withLock { state in
            state.service = service
            state.ended = ended
        }
        switch service {
        case .requests: send(MessageFromExtension.hello(version: WireVersion.current))
        case .app: send(MessageFromApp.hello(version: WireVersion.current, hasScreen: true))
        }
        readIfNeeded()
    }

    /// Sends a message; it is lost when the system is gone, and told on standard error where it has no form on the wire.
    package func send(_ message: some WireMessage) {
        do throws(FrameError) {
            try files.send(FrameEncoder.outgoing(message))
        } catch {
            StandardError.write(error.description, from: "SystemLink")
        }
    }

    /// Sends the reply to a request. One that has no form on the wire becomes a refusal.
    package func reply(_ reply: ExtensionReply, to id: Int) {
        send(reply) { MessageFromExtension.reply(id: id, $0) }
    }

    /// Sends an app's reply to a request, as ``reply(_:to:)`` does an extension's.
    package func replyOfApp(_ reply: ExtensionReply, to id: Int) {
        send(reply) { MessageFromApp.reply(id: id, $0) }
    }

    private func send(_ reply: ExtensionReply, in message: (ExtensionReply) -> some WireMessage) {
        do throws(FrameError) {
            try files.send(FrameEncoder.outgoing(message(reply)))
        } catch {
            // What cannot travel was made by the handler; the refusal itself is short and plain.
            send(message(.refusal(ExtensionRefusal(.handlerError, "the answer \(error.description)"))))
        }
    }

    /// Sends a frame that was made beforehand, after all that was sent before.
    package func send(_ frame: Data) {
        connection.send(frame)
    }

    /// Starts the first thread that reads, unless there is one.
    func readIfNeeded() {
        let isReading = state.withLock { state in
            defer { state.isReading = true }
            return state.isReading
        }
        if !isReading { addThread() }
    }
}

// MARK: - Reading

extension SystemLink {
    private func addThread() {
        idleThreads.add(1, ordering: .relaxed)
        let thread = Thread { [self] in work() }
        thread.name = "SystemLink"
        thread.start()
    }

    private func work() {
        while let (request, id, answer) = nextRequest() {
            // Somebody has to read on while this thread is with a handler, however long that takes.
            if idleThreads.subtract(1, ordering: .acquiringAndReleasing).newValue == 0 { addThread() }
            answer(request, id)
            idleThreads.add(1, ordering: .acquiringAndReleasing)
        }
    }

    /// The next request, when this thread's turn has come and one is there; nil when there will be none.
    private func nextRequest() -> (ExtensionRequest, id: Int, Answer)? {
        var ending: Ending?
        turn.wait()
        let request = input.withLock { input -> (ExtensionRequest, id: Int, Answer)? in
            guard !input.hasEnded else { return nil }
            do throws(FrameError) {
                while let frame = try files.readFrame(into: &input.decoder) {
                    if let next = try self.request(in: frame) { return next }
                }
                ending = .closed
            } catch {
                ending = .unreadable(error.description)
            }
            input.hasEnded = true
            return nil
        }
        turn.signal()
        if let ending { end(ending) }
        return request
    }

    private func end(_ ending: Ending) {
        calls.end()
        state.withLock { $0.ended }?(ending)
    }

    /// Nil when the frame asks for nothing, or answers a call.
    private func request(in frame: Data) throws(FrameError) -> (ExtensionRequest, id: Int, Answer)? {
        switch state.withLock({ $0.service }) {
        case .requests(let answer):
            guard let (request, id) = try heardRequest(in: frame) else { return nil }
            return (request, id, answer)
        case .app(let tell):
            let message = try MessageToApp(frame: frame, files: files.table)
            if case .result(let id, let answer) = message { calls.take(answer, of: id) } else { tell(message) }
        case nil:
            guard NumberedFrame.result.begins(frame) else {
                throw .notMessage(place: "", reason: "nothing may be asked before this process has said hello")
            }
            if let (id, answer) = try MessageToApp(frame: frame, files: files.table).result {
                calls.take(answer, of: id)
            }
        }
        return nil
    }

    /// Nil for the answer to a call, and for a request that cannot be read, which is answered.
    private func heardRequest(in frame: Data) throws(FrameError) -> (ExtensionRequest, id: Int)? {
        do {
            switch try MessageToExtension(frame: frame, files: files.table) {
            case .request(let id, let request): return (request, id)
            case .result(let id, let answer): calls.take(answer, of: id)
            }
        } catch {
            // A request of a kind that a newer system knows still has a number to answer to.
            guard let unknown = UnknownRequest(frame) else { throw error }
            reply(.refusal(ExtensionRefusal(.malformedRequest, error.description)), to: unknown.request.id)
        }
        return nil
    }
}

/// As much of a request as can be read of any.
private struct UnknownRequest: Decodable {
    struct Request: Decodable {
        var id: Int
    }

    var request: Request

    init?(_ frame: Data) {
        // Nil says it all: the frame has no number to answer to.
        guard let known = try? WireJSON.decode(Self.self, from: frame) else { return nil }
        self = known
    }
}
