// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CHTTPDaemon
import Foundation
import Synchronization

/// One request and its answer. Its connection is suspended while the answer is made, and holds no thread.
final class HTTPExchange: Sendable {
    private struct State {
        var request: HTTPRequest
        var response: HTTPResponse?
        var isBegun = false
        /// Whether the daemon has the response.
        var isHanded = false
        /// Bytes of a body that is not read.
        var surplus = 0
        /// Whether the daemon's thread has not been at the connection since it was suspended.
        var isAway = false
        /// The connection while it is suspended; it lives as long as that, and is touched under the lock alone.
        nonisolated(unsafe) var suspended: OpaquePointer?
    }

    /// More of a body is not taken, but of a recording.
    static let mostBytes = 64 << 10
    /// A body without a length that goes on beyond this loses its connection.
    private static let mostSurplus = 1 << 20

    private let answering: any HTTPAnswering
    private let suspensions: SuspendedConnections
    private let state: Mutex<State>

    init(_ request: HTTPRequest, _ answering: any HTTPAnswering, _ suspensions: SuspendedConnections) {
        self.answering = answering
        self.suspensions = suspensions
        state = Mutex(State(request: request))
    }

    /// Takes a part of the body.
    ///
    /// - Returns: False if the connection is to be cut.
    func receive(_ bytes: UnsafeRawBufferPointer) -> Bool {
        // Read before this returns, by the thread that calls.
        nonisolated(unsafe) let bytes = bytes
        return state.withLock { state in
            guard state.request.body.count + bytes.count <= state.request.mostBytes, state.surplus == 0 else {
                state.surplus += bytes.count
                return state.surplus <= Self.mostSurplus
            }
            state.request.body.append(contentsOf: bytes)
            return true
        }
    }

    /// The request is whole: answers it, now or when the connection is resumed.
    func answer(on connection: OpaquePointer) -> HTTPResponse? {
        // The daemon keeps it alive while it is suspended.
        nonisolated(unsafe) let connection = connection
        let (response, request) = state.withLock { state -> (HTTPResponse?, HTTPRequest?) in
            takeUp(&state)
            if state.surplus > 0 { return (.tooLarge(for: state.request), nil) }
            if state.isBegun {
                state.isHanded = state.response != nil
                return (state.response, nil)
            }
            state.isBegun = true
            state.suspended = connection
            state.isAway = true
            suspensions.suspend(connection)
            return (nil, state.request)
        }
        if let request {
            Task { [self] in
                finish(with: await answering.answer(request))
            }
        }
        return response
    }

    /// The connection is done with the request, whether or not anybody got the answer.
    func leave() {
        state.withLock { state in
            takeUp(&state)
            if !state.isHanded { state.response?.drop() }
        }
    }

    private func takeUp(_ state: inout State) {
        guard state.isAway else { return }
        state.isAway = false
        suspensions.takeUp()
    }

    /// Continues with the connection, if that has not been done already. A request that is not whole yet gets the
    /// answer when it is, and is not suspended any more.
    func finish(with response: HTTPResponse) {
        state.withLock { state in
            guard state.response == nil else { return response.drop() }
            state.response = response
            state.isBegun = true
            guard let connection = state.suspended else { return }
            state.suspended = nil
            MHD_resume_connection(connection)
        }
    }
}

extension HTTPResponse {
    /// It is not sent: a stream counts no more.
    func drop() {
        if case .events(let stream) = body { stream.close() }
    }

    static func tooLarge(for request: HTTPRequest) -> HTTPResponse {
        HTTPResponse(413, "The request is larger than \(request.mostBytes / 1024) KiB; nothing that the page sends is.")
    }
}
