// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Wire

/// The extension's side of the conversation with the system.
///
/// Every request is answered in a task of its own, so one that hangs holds up
/// no other.
final class ExtensionService: Sendable {
    /// Why ``run()`` came to its end.
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

    private static let readSize = 64 << 10

    private let connection: SystemConnection
    private let principal: Result<INExtension.Type, ExtensionRefusal>

    init(on connection: SystemConnection, principal: Result<INExtension.Type, ExtensionRefusal>) {
        self.connection = connection
        self.principal = principal
    }

    /// Greets the system and serves it; blocks the calling thread until the connection ends.
    func run() -> Ending {
        send(.hello(version: WireVersion.current, language: nil))
        var decoder = FrameDecoder()
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: Self.readSize, alignment: 1)
        defer { buffer.deallocate() }
        do throws(FrameError) {
            while true {
                let count = connection.read(into: buffer)
                guard count > 0 else {
                    try decoder.finish()
                    return .closed
                }
                decoder.append(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
                while let frame = try decoder.next() {
                    try take(frame)
                }
            }
        } catch {
            return .unreadable(error.description)
        }
    }

    private func take(_ frame: Data) throws(FrameError) {
        let message: WireMessage
        do {
            message = try WireMessage(frame: frame)
        } catch {
            // A request of a kind that a newer system knows still has a number to answer to.
            guard let id = RequestNumber(frame)?.id else { throw error }
            send(.reply(id: id, .refusal(ExtensionRefusal(.malformedRequest, error.description))))
            return
        }
        switch message {
        case .request(let id, let request): answer(request, id: id)
        case .hello: break
        case .reply, .fault:
            throw .notMessage(place: "", reason: "an extension takes requests only")
        }
    }

    private func answer(_ request: ExtensionRequest, id: Int) {
        Task(executorPreference: RequestExecutor.shared) { [self] in
            let faults = FaultLog { [self] in send(.fault(id: id, text: $0)) }
            let reply = await FaultLog.$current.withValue(faults) {
                await RequestAnswer(to: request, principal: principal).reply()
            }
            send(.reply(id: id, reply))
        }
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
