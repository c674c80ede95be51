// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CHTTPDaemon
import Foundation
import Glibc
import Processes
import Sentences
import Synchronization

/// A web server on the loopback address: one thread, whatever the number of its clients. It lives until ``stop()``.
final class HTTPDaemon: Sendable {
    struct Limits: Sendable {
        var connections = 832
        /// Of those that have not shown yet that they may ask for anything; of more, the oldest are cut off. Twice what
        /// waits to be accepted, so that a browser on a busy machine gets to speak before as many others have come.
        var strangers = 256
        /// From connecting, or from the answer before, to the end of a request.
        var request = Duration.seconds(10)
    }

    private struct State {
        /// Touched under the lock alone.
        nonisolated(unsafe) var daemon: OpaquePointer?
        var isStopping = false
        /// Finished when the last request is done with.
        var drained: Waiting?
        var exchanges: [ObjectIdentifier: HTTPExchange] = [:]
        /// When each connection's request has to be there, by descriptor.
        var deadlines: [Int32: ContinuousClock.Instant] = [:]
        /// The connections, by their descriptors, and whose client has been admitted.
        var shares: CallerShares
    }

    let port: UInt16
    private let answering: any HTTPAnswering
    private let limits: Limits
    private let state: Mutex<State>
    fileprivate let suspended = SuspendedConnections()

    /// - Parameter port: Any that is free where 0.
    init(port: UInt16, limits: Limits = Limits(), _ answering: (UInt16) -> any HTTPAnswering)
        throws(Problem<Fault>)
    {
        let listener: LoopbackListener
        do throws(LoopbackListener.Failure) {
            listener = try LoopbackListener(port: port, isBlocking: false)
        } catch {
            throw Problem(error, port: port)
        }
        self.port = listener.port
        self.limits = limits
        state = Mutex(State(shares: CallerShares(strangers: limits.strangers)))
        self.answering = answering(listener.port)
        let bounds = beckon_http_limits(connections: UInt32(limits.connections), idle_seconds: 20, memory: 16 << 10)
        // Lives until stop(), so that it never ends on the daemon's own thread.
        let context = Unmanaged.passRetained(self).toOpaque()
        guard
            let daemon = beckon_http_start(
                listener.descriptor, bounds, handleRequest, completeRequest, noticeConnection, context)
        else {
            Unmanaged<HTTPDaemon>.fromOpaque(context).release()
            Glibc.close(listener.descriptor)
            throw Problem("the web server did not start; the machine may be out of memory or descriptors")
        }
        // Handed over to the state, its only owner.
        nonisolated(unsafe) let started = daemon
        state.withLock { $0.daemon = started }
    }

    /// Ends every connection; returns when the thread is gone.
    func stop() async {
        let drained = Waiting()
        let exchanges = state.withLock { state in
            state.isStopping = true
            state.drained = drained
            if state.exchanges.isEmpty { drained.finish() }
            return Array(state.exchanges.values)
        }
        for exchange in exchanges { exchange.finish(with: .ending) }
        // A client that does not read its answer is not waited for.
        await drained.wait(for: .seconds(1))
        // The daemon can't be stopped before its thread has taken up again what was suspended. One connection that it
        // never takes up would end the process: rather the daemon keeps its thread and its port.
        guard await suspended.end(within: .seconds(60)) else { return }
        let daemon = state.withLock { state in
            // Taken out of the state, so it is stopped once.
            nonisolated(unsafe) let daemon = state.daemon
            state.daemon = nil
            return Locked(Carried(pointer: daemon))
        }
        guard let pointer = daemon.withLock({ $0 }).pointer else { return }
        MHD_stop_daemon(pointer)
        Unmanaged.passUnretained(self).release()
    }

    /// Cuts off clients that take too long over a request; returns after the next time that was to be done, at the
    /// latest.
    func cutOffSlowClients(at now: ContinuousClock.Instant = .now) {
        state.withLock { state in
            for (descriptor, deadline) in state.deadlines where deadline <= now {
                // Under the lock, so that the descriptor is still this connection's: see ended(_:).
                shutdown(descriptor, Int32(SHUT_RDWR))
                state.deadlines[descriptor] = nil
            }
        }
    }

    // MARK: Calls of the daemon's thread

    fileprivate func began(_ descriptor: Int32) {
        state.withLock { $0.deadlines[descriptor] = .now + limits.request }
    }

    /// The request is there, or the connection gone.
    fileprivate func ended(_ descriptor: Int32) {
        _ = state.withLock { $0.deadlines.removeValue(forKey: descriptor) }
    }

    /// A client has connected. One that opens connections without end takes them from others like it, and none
    /// from those who are known.
    fileprivate func connected(_ descriptor: Int32) {
        began(descriptor)
        state.withLock { state in
            // Under the lock, so that each descriptor is still that connection's.
            for surplus in state.shares.came(descriptor) { shutdown(surplus, Int32(SHUT_RDWR)) }
        }
    }

    fileprivate func disconnected(_ descriptor: Int32) {
        ended(descriptor)
        state.withLock { $0.shares.left(descriptor) }
    }

    fileprivate func begin(_ request: HTTPRequest, on descriptor: Int32) -> (HTTPExchange, HTTPResponse?) {
        let exchange = HTTPExchange(request, answering, suspended)
        if let refusal = answering.refusal(of: request) { return (exchange, refusal) }
        if answering.knows(request) { _ = state.withLock { $0.shares.recognize(descriptor, as: "page") } }
        let isStopping = state.withLock { state in
            if !state.isStopping { state.exchanges[ObjectIdentifier(exchange)] = exchange }
            return state.isStopping
        }
        return (exchange, isStopping ? .ending : nil)
    }

    fileprivate func completed(_ exchange: HTTPExchange) {
        state.withLock { state in
            state.exchanges[ObjectIdentifier(exchange)] = nil
            if state.isStopping, state.exchanges.isEmpty { state.drained?.finish() }
        }
        exchange.leave()
    }
}

extension HTTPResponse {
    fileprivate static let ending = HTTPResponse(503, "Beckon is ending.")
}

/// Moves a pointer that one owner hands to the next.
private struct Carried: @unchecked Sendable {
    // Taken out of the daemon under its lock, once, so there is one owner at any time.
    let pointer: OpaquePointer?
}

private func handleRequest(
    _ context: UnsafeMutableRawPointer?, _ connection: OpaquePointer?, _ url: UnsafePointer<CChar>?,
    _ method: UnsafePointer<CChar>?, _ version: UnsafePointer<CChar>?, _ data: UnsafePointer<CChar>?,
    _ size: UnsafeMutablePointer<Int>?, _ slot: UnsafeMutablePointer<UnsafeMutableRawPointer?>?
) -> MHD_Result {
    guard let context, let connection, let url, let method, let size, let slot else { return .NO }
    let daemon = Unmanaged<HTTPDaemon>.fromOpaque(context).takeUnretainedValue()
    guard let known = slot.pointee else {
        let request = HTTPRequest(connection, method: String(cString: method), path: String(cString: url))
        let (exchange, refusal) = daemon.begin(request, on: beckon_http_descriptor(connection))
        slot.pointee = Unmanaged.passRetained(exchange).toOpaque()
        return refusal.map { $0.queue(on: connection, suspending: daemon.suspended) } ?? .YES
    }
    let exchange = Unmanaged<HTTPExchange>.fromOpaque(known).takeUnretainedValue()
    if size.pointee > 0, let data {
        let isWelcome = exchange.receive(UnsafeRawBufferPointer(start: data, count: size.pointee))
        size.pointee = 0
        return isWelcome ? .YES : .NO
    }
    daemon.ended(beckon_http_descriptor(connection))
    return exchange.answer(on: connection).map { $0.queue(on: connection, suspending: daemon.suspended) } ?? .YES
}

private func completeRequest(
    _ context: UnsafeMutableRawPointer?, _ connection: OpaquePointer?,
    _ slot: UnsafeMutablePointer<UnsafeMutableRawPointer?>?, _ code: MHD_RequestTerminationCode
) {
    guard let context, let connection, let known = slot?.pointee else { return }
    slot?.pointee = nil
    let daemon = Unmanaged<HTTPDaemon>.fromOpaque(context).takeUnretainedValue()
    daemon.completed(Unmanaged<HTTPExchange>.fromOpaque(known).takeRetainedValue())
    daemon.began(beckon_http_descriptor(connection))
}

private func noticeConnection(
    _ context: UnsafeMutableRawPointer?, _ connection: OpaquePointer?,
    _ slot: UnsafeMutablePointer<UnsafeMutableRawPointer?>?, _ code: MHD_ConnectionNotificationCode
) {
    guard let context, let connection else { return }
    let daemon = Unmanaged<HTTPDaemon>.fromOpaque(context).takeUnretainedValue()
    let descriptor = beckon_http_descriptor(connection)
    code == .CONNECTION_NOTIFY_STARTED ? daemon.connected(descriptor) : daemon.disconnected(descriptor)
}

extension Problem<Fault> {
    fileprivate init(_ failure: LoopbackListener.Failure, port: UInt16) {
        self.init(
            failure.code == EADDRINUSE
                ? "port \(port) is in use; choose another with --port, or leave --port out"
                : "port \(port) can't be used: \(Sentence(stringLiteral: failure.reason))")
    }
}
