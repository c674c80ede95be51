// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import CommandLineInterface
import Foundation
import Glibc
import Processes
import Sentences
import Synchronization

/// Listens for clients and runs their commands, each in a task of its own.
package final class CommandServer: Sendable {
    /// Runs one command line on the client's terminal. Its task is cancelled when the client goes.
    package typealias Handler = @Sendable (ClientRequest, Terminal) async -> ExitCode

    private struct State {
        var clients: [ObjectIdentifier: ServedClient] = [:]
        var isStopping = false
        /// Waits for the accepting thread and the last client.
        var stopped: [CheckedContinuation<Void, Never>] = []
        var isAccepting = true
    }

    private let place: CommandSocket
    private let listener: Int32
    private let waker: Waker
    private let clientLimit: Int
    private let backlogLimit: Int
    private let handler: Handler
    private let state = Mutex(State())

    /// Begins to listen. To be called under the ``DaemonLock`` of the folder.
    ///
    /// - Parameters:
    ///   - clientLimit: How many commands are at work at a time; more are refused. One that waits for a person to
    ///     type does not count. Of four times as many of those, the one that has waited longest is ended for the next.
    ///   - backlogLimit: How many bytes may wait for a client that does not read before it is given up.
    /// - Throws: ``CommandServerError`` when there can be no socket.
    package static func listen(
        at place: CommandSocket, clientLimit: Int = 64, backlogLimit: Int = 16 << 20, handler: @escaping Handler
    ) throws(CommandServerError) -> CommandServer {
        let waker = try Waker.forPolling()
        let server = CommandServer(
            place: place, listener: try place.listen(), waker: waker, clientLimit: clientLimit,
            backlogLimit: backlogLimit, handler: handler)
        Thread.detachNewThread { server.acceptAll() }
        return server
    }

    private init(
        place: CommandSocket, listener: Int32, waker: Waker, clientLimit: Int, backlogLimit: Int,
        handler: @escaping Handler
    ) {
        self.place = place
        self.listener = listener
        self.waker = waker
        self.clientLimit = clientLimit
        self.backlogLimit = backlogLimit
        self.handler = handler
    }

    /// Takes no more clients, cancels the commands of those there are, and returns when all have ended.
    package func stop() async {
        let clients = state.withLock { state in
            state.isStopping = true
            return Array(state.clients.values)
        }
        waker.wake()
        for client in clients { client.cancel() }
        await withCheckedContinuation { continuation in
            let isOver = state.withLock { state in
                let isOver = !state.isAccepting && state.clients.isEmpty
                if !isOver { state.stopped.append(continuation) }
                return isOver
            }
            if isOver { continuation.resume() }
        }
    }

    // MARK: - The accepting thread

    private func acceptAll() {
        while !state.withLock(\.isStopping) {
            var watched = [
                pollfd(fd: listener, events: Int16(POLLIN), revents: 0),
                pollfd(fd: waker.descriptor, events: Int16(POLLIN), revents: 0),
            ]
            guard poll(&watched, 2, -1) > 0, watched[0].revents != 0 else { continue }
            let socket = Glibc.accept(listener, nil, nil)
            if socket >= 0 {
                take(socket)
            } else if [EMFILE, ENFILE, ENOBUFS, ENOMEM].contains(errno) {
                // Anyone who waits is served when others have gone; until then there is nothing to spin for.
                var wake = pollfd(fd: waker.descriptor, events: Int16(POLLIN), revents: 0)
                _ = poll(&wake, 1, 200)
            }
        }
        close(listener)
        unlink(place.path)
        state.withLock { $0.isAccepting = false }
        tellIfOver()
    }

    private func take(_ socket: Int32) {
        _ = fcntl(socket, F_SETFD, FD_CLOEXEC)
        do throws(CommandServerError) {
            do throws(CommandServerError) {
                try CommandSocket.checkPeer(of: socket)
            } catch {
                close(socket)
                return
            }
            let connection = try SocketConnection(
                owning: socket, backlogLimit: backlogLimit, patience: CommandProtocol.patience)
            let client = ServedClient(connection: connection, handler: handler)
            let refusal = refusal(of: client)
            client.start(refusing: refusal) { [self] in
                state.withLock { _ = $0.clients.removeValue(forKey: ObjectIdentifier(client)) }
                tellIfOver()
            }
        } catch {
            // Without descriptors there is no client: it sees the connection closed.
        }
    }

    /// Counts a client that is to be served; others get the reason why they are not.
    private func refusal(of client: ServedClient) -> ServedClient.Refusal? {
        let (refusal, leaver) = state.withLock { state -> (ServedClient.Refusal?, ServedClient?) in
            if state.isStopping {
                return (.init(reason: "the system is ending", remedy: "try again in a moment"), nil)
            }
            let idle = state.clients.values.compactMap { client in client.askedAt.map { (time: $0, client) } }
            guard state.clients.count - idle.count < clientLimit else {
                let reason: Sentence = "the system serves \(clientLimit) clients already"
                return (.init(reason: reason, remedy: "wait until one of them ends"), nil)
            }
            state.clients[ObjectIdentifier(client)] = client
            let isFull = idle.count >= 4 * clientLimit
            return (nil, isFull ? idle.min { $0.time < $1.time }?.1 : nil)
        }
        leaver?.makeRoom()
        return refusal
    }

    private func tellIfOver() {
        let waiting = state.withLock { state in
            guard state.isStopping, !state.isAccepting, state.clients.isEmpty else {
                return [CheckedContinuation<Void, Never>]()
            }
            defer { state.stopped = [] }
            return state.stopped
        }
        for continuation in waiting { continuation.resume() }
    }
}
