// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Synchronization
import Wire

/// The extension's side of the conversation with the system.
///
/// Threads take turns: the one whose turn it is waits for a request, passes
/// the turn on and answers by itself. So a request changes threads only where
/// its handler does, and one that hangs holds up no other.
final class ExtensionService: Sendable {
    /// Why the service came to its end.
    enum Ending: Equatable {
        /// The system closed the connection.
        case closed
        /// What arrived was no request; nothing can follow it.
        case unreadable(String)

        /// The process's exit status.
        var exitCode: Int32 {
            switch self {
            case .closed: 0
            case .unreadable: 65
            }
        }

        var reason: String? {
            switch self {
            case .closed: nil
            case .unreadable(let reason): "the system sent what cannot be read: \(reason)"
            }
        }
    }

    private struct Input {
        var decoder = FrameDecoder()
        var hasEnded = false
    }

    private static let readSize = 64 << 10

    private let connection: SystemConnection
    private let principal: Result<INExtension.Type, ExtensionRefusal>
    private let ended: @Sendable (Ending) -> Void
    private let input = Mutex(Input())
    /// The turn to read. The others sleep here; at the mutex they would spin first.
    private let turn = DispatchSemaphore(value: 1)
    /// Threads that wait for their turn or for bytes.
    private let idleThreads = Atomic(0)

    /// - Parameter ended: Called once, on a thread of the service.
    init(
        on connection: SystemConnection, principal: Result<INExtension.Type, ExtensionRefusal>,
        ended: @escaping @Sendable (Ending) -> Void
    ) {
        self.connection = connection
        self.principal = principal
        self.ended = ended
    }

    /// Greets the system and begins to serve it, until the connection ends.
    func start() {
        send(.hello(version: WireVersion.current, language: nil))
        addThread()
    }

    private func addThread() {
        idleThreads.add(1, ordering: .relaxed)
        let thread = Thread { [self] in serve() }
        thread.name = "Intents"
        thread.start()
    }

    private func serve() {
        while let (id, request) = nextRequest() {
            // Somebody has to read on while this thread is with a handler, however long that takes.
            if idleThreads.subtract(1, ordering: .acquiringAndReleasing).newValue == 0 { addThread() }
            answer(request, id: id)
            idleThreads.add(1, ordering: .acquiringAndReleasing)
        }
    }

    /// The next request, when this thread's turn has come and one is there; nil when there will be none.
    private func nextRequest() -> (id: Int, ExtensionRequest)? {
        var ending: Ending?
        turn.wait()
        let request = input.withLock { input -> (id: Int, ExtensionRequest)? in
            guard !input.hasEnded else { return nil }
            do throws(FrameError) {
                while let frame = try readFrame(into: &input.decoder) {
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
        if let ending { ended(ending) }
        return request
    }

    /// Nil when the system has closed the connection between two frames.
    private func readFrame(into decoder: inout FrameDecoder) throws(FrameError) -> Data? {
        if let frame = try decoder.next() { return frame }
        return try withUnsafeTemporaryAllocation(byteCount: Self.readSize, alignment: 1) {
            buffer throws(FrameError) -> Data? in
            while true {
                let count = connection.read(into: buffer)
                guard count > 0 else {
                    try decoder.finish()
                    return nil
                }
                decoder.append(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
                if let frame = try decoder.next() { return frame }
            }
        }
    }

    /// Nil when the frame asks for nothing that this side can do.
    private func request(in frame: Data) throws(FrameError) -> (id: Int, ExtensionRequest)? {
        let message: WireMessage
        do {
            message = try WireMessage(frame: frame)
        } catch {
            // A request of a kind that a newer system knows still has a number to answer to.
            guard let id = RequestNumber(frame)?.id else { throw error }
            send(.reply(id: id, .refusal(ExtensionRefusal(.malformedRequest, error.description))))
            return nil
        }
        switch message {
        case .request(let id, let request): return (id, request)
        case .hello: return nil
        case .reply, .fault: throw .notMessage(place: "", reason: "an extension takes requests only")
        }
    }

    private func answer(_ request: ExtensionRequest, id: Int) {
        let executor = RequestExecutor()
        Task(executorPreference: executor) { [self] in
            let faults = FaultLog { [self] in send(.fault(id: id, text: $0)) }
            let reply = await FaultLog.$current.withValue(faults) {
                await RequestAnswer(to: request, principal: principal).reply()
            }
            // Foundation keeps standard defaults in memory until somebody asks for this, and the system may
            // end the process at any time once it has the answer.
            UserDefaults.standard.synchronize()
            send(.reply(id: id, reply))
        }
        executor.runFirstJob()
    }

    private func send(_ message: WireMessage) {
        do {
            connection.send(try FrameEncoder.encode(message))
        } catch {
            guard case .reply(let id, _) = message else {
                StandardError.write(error.description)
                return
            }
            // What cannot travel was made by the handler; the refusal itself is short and plain.
            send(.reply(id: id, .refusal(ExtensionRefusal(.handlerError, "the answer \(error.description)"))))
        }
    }
}

/// The number of a request that cannot be read otherwise.
private struct RequestNumber: Decodable {
    var id: Int

    init?(_ frame: Data) {
        // Nil says it all: the frame has no number to answer to.
        guard let number = try? JSONDecoder().decode(RequestNumber.self, from: frame) else { return nil }
        self = number
    }
}
