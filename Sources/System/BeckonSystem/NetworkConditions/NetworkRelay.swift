// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc
import Processes
package import Sentences
import Synchronization

/// Carries the connections of apps to the network as slowly as its condition says; a SOCKS server (RFC 1928) at the
/// loopback address for those who know a password, each client its own.
///
/// It may be used from any thread; each connection has two of its own. What was connected when the network ends is cut
/// off, and what is under way when it becomes slower or faster goes on at the new pace.
package final class NetworkRelay: Sendable {
    /// Who has not given a password yet, all clients together, and one client: more would be an attack, or a mistake.
    private static let (mostStrangers, mostConnections, mostOfOne) = (64, 256, 64)
    /// How long a client may take to say where it wants to go, and a host to answer.
    private static let patience = 30

    private struct State {
        var condition = NetworkCondition.full
        var isStopped = false
        /// The sockets that threads read and write; taken out before they are closed.
        var open: Set<Int32> = []
        var shares = CallerShares(strangers: mostStrangers, known: mostConnections, share: mostOfOne)
        /// The passwords of the clients, by their names.
        var passwords: [String: String] = [:]
        var received = LinkPace()
        var sent = LinkPace()
    }

    private enum Direction { case received, sent }

    private let port: UInt16
    private let listener: Int32
    private let state = Mutex(State())
    private let pause: @Sendable (Duration) -> Void
    private let origin = ContinuousClock.now

    /// Begins to serve, until ``stop()``.
    ///
    /// - Parameter pause: Waits for so long on the calling thread.
    package static func start(
        pause: @escaping @Sendable (Duration) -> Void = { Thread.sleep(forTimeInterval: $0 / .seconds(1)) }
    ) throws(Problem<Fault>) -> NetworkRelay {
        let listener: LoopbackListener
        do throws(LoopbackListener.Failure) {
            listener = try LoopbackListener(port: 0, isBlocking: true)
        } catch {
            throw Problem("cannot slow down the network of apps, because no port is free: \(error.reason)")
        }
        let relay = NetworkRelay(listener, pause)
        relay.start { $0.accept() }
        return relay
    }

    private init(_ listener: LoopbackListener, _ pause: @escaping @Sendable (Duration) -> Void) {
        self.listener = listener.descriptor
        port = listener.port
        self.pause = pause
    }

    /// The proxy that a client is to use, as libcurl and its like name it; each has a share of the connections.
    ///
    /// - Parameter client: A bundle's identifier, or another name that an address can hold.
    package func address(for client: String) -> String {
        let password = state.withLock { state in
            let password = state.passwords[client] ?? UUID().uuidString
            state.passwords[client] = password
            return password
        }
        return "socks5h://\(client):\(password)@127.0.0.1:\(port)"
    }

    /// How the network is now.
    package var condition: NetworkCondition {
        get { state.withLock(\.condition) }
        set {
            state.withLock { state in
                state.condition = newValue
                state.received.clear()
                state.sent.clear()
                if newValue == .offline { Self.cut(state.open) }
            }
        }
    }

    /// Lets nobody in any more and cuts off who is.
    package func stop() {
        state.withLock { state in
            guard !state.isStopped else { return }
            state.isStopped = true
            shutdown(listener, Int32(SHUT_RDWR))
            Self.cut(state.open)
        }
    }

    private static func cut(_ sockets: Set<Int32>) {
        for socket in sockets { shutdown(socket, Int32(SHUT_RDWR)) }
    }

    // MARK: On threads of its own

    private func start(_ work: @escaping @Sendable (NetworkRelay) -> Void) {
        let thread = Thread { work(self) }
        thread.name = "beckon-relay"
        thread.stackSize = 256 << 10
        thread.start()
    }

    private func accept() {
        while true {
            let number = Glibc.accept(listener, nil, nil)
            if number < 0 {
                if state.withLock(\.isStopped) { break }
                // Without descriptors the next client waits in the queue until some are free.
                if errno == EMFILE || errno == ENFILE { pause(.milliseconds(100)) }
                continue
            }
            enter(number, isCaller: true)
            start { $0.serve(number) }
        }
        close(listener)
    }

    private func serve(_ number: Int32) {
        let client = RelaySocket(owning: number)
        client.limit(to: Self.patience)
        let server: RelaySocket
        do throws(SocksRequest.Refusal) {
            server = try connect(client)
        } catch {
            if case .told(let bytes) = error { _ = client.send(bytes) }
            leave(number)
            _ = consume client
            return
        }
        client.limit(to: 0)
        carry(Pair(client: client, server: server))
    }

    /// Carries both ways until neither side says anything more.
    private func carry(_ pair: Pair) {
        let (client, server) = (pair.client.number, pair.server.number)
        enter(server)
        // It may have ended while the host was looked for.
        if condition == .offline { Self.cut([server]) }
        let hasSent = DispatchSemaphore(value: 0)
        start { relay in
            relay.carry(from: pair.client, to: pair.server, .sent)
            hasSent.signal()
        }
        carry(from: pair.server, to: pair.client, .received)
        hasSent.wait()
        // Before they are closed: their numbers are then another's.
        leave(client)
        leave(server)
        withExtendedLifetime(pair) {}
    }

    /// Both ends of what is carried, for the two threads that do it; closed when neither needs them.
    private final class Pair: Sendable {
        let client: RelaySocket
        let server: RelaySocket

        init(client: consuming RelaySocket, server: consuming RelaySocket) {
            self.client = client
            self.server = server
        }
    }

    private func connect(_ client: borrowing RelaySocket) throws(SocksRequest.Refusal) -> RelaySocket {
        let number = client.number
        let request = try SocksRequest.read {
            admit(number, name: $0, password: $1)
        } _: { count throws(SocksRequest.Refusal) in
            guard let bytes = client.receive(exactly: count) else { throw .silent }
            return bytes
        } _: { bytes throws(SocksRequest.Refusal) in
            guard client.send(bytes) else { throw .silent }
        }
        let condition = condition
        guard condition != .offline else { throw .told(SocksRequest.Reply.networkUnreachable.bytes) }
        // A connection takes a way there and back before anything goes over it.
        if condition.delay > .zero { pause(condition.delay * 2) }
        let server = try RelaySocket.connect(to: request, within: Self.patience)
        guard client.send(SocksRequest.Reply.succeeded.bytes) else { throw .silent }
        return server
    }

    private func carry(from source: borrowing RelaySocket, to target: borrowing RelaySocket, _ direction: Direction) {
        var last: Duration?
        while true {
            let bytes = source.receive(atMost: 4096)
            guard !bytes.isEmpty else { break }
            let now = origin.duration(to: .now)
            let wait = state.withLock { state in
                let condition = state.condition
                let isFirst = last.map { now - $0 > condition.delay } ?? true
                switch direction {
                case .received:
                    return state.received.wait(
                        for: bytes.count, rate: condition.receivedBytes, delay: condition.delay, isFirst: isFirst,
                        now: now)
                case .sent:
                    return state.sent.wait(
                        for: bytes.count, rate: condition.sentBytes, delay: condition.delay, isFirst: isFirst, now: now)
                }
            }
            if wait > .zero { pause(wait) }
            last = origin.duration(to: .now)
            guard target.send(bytes) else { break }
        }
        target.end()
    }

    /// Whether a caller is a client, and has a place.
    private func admit(_ socket: Int32, name: [UInt8], password: [UInt8]) -> Bool {
        let client = String(decoding: name, as: UTF8.self)
        return state.withLock { state in
            guard let known = state.passwords[client], Self.isSame(password, Array(known.utf8)) else { return false }
            return state.shares.recognize(socket, as: client)
        }
    }

    /// Takes as long wherever the difference is.
    private static func isSame(_ given: [UInt8], _ known: [UInt8]) -> Bool {
        given.count == known.count && zip(given, known).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
    }

    /// From now on it may be cut off; at once where the network has ended meanwhile.
    private func enter(_ socket: Int32, isCaller: Bool = false) {
        state.withLock { state in
            state.open.insert(socket)
            // Under the lock, so that each number is still that connection's.
            if isCaller { Self.cut(Set(state.shares.came(socket))) }
            if state.isStopped { Self.cut([socket]) }
        }
    }

    private func leave(_ socket: Int32) {
        state.withLock { state in
            state.open.remove(socket)
            state.shares.left(socket)
        }
    }
}
