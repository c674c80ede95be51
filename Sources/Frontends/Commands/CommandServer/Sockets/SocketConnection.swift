// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc
import Processes
import Synchronization
import Wire

/// One connection of a daemon and a client.
///
/// A thread of its own reads; anybody may write, and nobody waits for a reader: what the socket does
/// not take at once is written by the thread as the other side reads, up to a bound.
final class SocketConnection: Sendable {
    /// Why a connection is over.
    enum Ending: Hashable, Sendable {
        /// The other side has closed it.
        case closed
        /// The other side sent what is not a frame.
        case malformed(String)
        /// The other side did not read what was sent.
        case overflowed
        /// The other side said nothing, or did not read the last words, for too long.
        case silent
        /// It was ended from this side, all being said.
        case finished
    }

    private struct State {
        /// Set once there is no more to be said or heard.
        var ending: Ending?
        /// Whether the connection ends when all that waits is written.
        var isFinishing = false
        var deadline: ContinuousClock.Instant?
    }

    private static let chunk = 64 << 10

    private let socket: Connection
    private let waker: Waker
    private let state: Mutex<State>

    /// - Parameters:
    ///   - socket: An open socket, which the connection takes over.
    ///   - patience: How long the other side may take for its first message; nil for as long as it likes.
    init(
        owning socket: Int32, backlogLimit: Int = CommandProtocol.backlogLimit, patience: Duration? = nil
    ) throws(CommandServerError) {
        self.socket = Connection(owning: socket, backlogLimit: backlogLimit)
        waker = try .forPolling()
        state = Mutex(State(deadline: patience.map { .now.advanced(by: $0) }))
    }

    /// Reads until the connection ends. To be called once.
    ///
    /// - Parameters:
    ///   - receive: Takes each frame, in order, on the connection's thread; it may take its time.
    ///   - ended: Told once, on that thread, after the last frame.
    func start(
        receive: @escaping @Sendable (Data) throws(CommandServerError) -> Void,
        ended: @escaping @Sendable (Ending) -> Void
    ) {
        Thread.detachNewThread {
            var decoder = MessageFrame.decoder()
            var ending: Ending?
            while ending == nil { ending = self.waitOnce(&decoder, receive) }
            self.socket.close()
            ended(ending ?? .closed)
        }
    }

    /// Sends bytes, now or when the other side has read what was sent before.
    func send(_ bytes: Data) {
        let hasToWait = state.withLock { state in
            guard state.ending == nil, !state.isFinishing else { return false }
            switch socket.send([Connection.Piece(bytes)]) {
            // A closed connection shows itself when it is read.
            case .sent, .closed: return false
            case .waits: break
            case .overflowed: state.ending = .overflowed
            }
            return true
        }
        if hasToWait { waker.wake() }
    }

    /// Ends the connection when all that was sent is written, which may not take long.
    func finish(within patience: Duration = CommandProtocol.patience) {
        state.withLock { state in
            state.isFinishing = true
            state.deadline = .now.advanced(by: patience)
        }
        waker.wake()
    }

    /// The other side has said what it wants: from here on it may be quiet.
    func beginPatience() {
        state.withLock { if !$0.isFinishing { $0.deadline = nil } }
    }

    // MARK: - The thread

    /// - Returns: Why the connection is over, once it is.
    private func waitOnce(
        _ decoder: inout FrameDecoder, _ receive: (Data) throws(CommandServerError) -> Void
    ) -> Ending? {
        let (ending, isFull, deadline) = state.withLock { state in
            // Under the lock, as what is sent is: nothing is sent between this look and the next.
            let isFull = socket.isFull.load(ordering: .acquiring)
            return (state.ending ?? (state.isFinishing && !isFull ? .finished : nil), isFull, state.deadline)
        }
        if let ending { return ending }
        var watched = [
            pollfd(fd: socket.raw, events: Int16(isFull ? POLLIN | POLLOUT : POLLIN), revents: 0),
            pollfd(fd: waker.descriptor, events: Int16(POLLIN), revents: 0),
        ]
        let count = poll(&watched, 2, Self.milliseconds(until: deadline))
        if count == 0 { return deadline.map { $0 <= .now } == true ? .silent : nil }
        guard count > 0 else { return nil }
        if watched[1].revents != 0 { waker.clear() }
        if watched[0].revents & Int16(POLLOUT) != 0 { socket.flush() }
        guard watched[0].revents & ~Int16(POLLOUT) != 0 else { return nil }
        return read(&decoder, receive)
    }

    private func read(
        _ decoder: inout FrameDecoder, _ receive: (Data) throws(CommandServerError) -> Void
    ) -> Ending? {
        let arrival = withUnsafeTemporaryAllocation(byteCount: Self.chunk, alignment: 16) { buffer in
            let arrival = socket.receive(into: buffer)
            if case .bytes(let count, _) = arrival {
                decoder.append(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
            }
            return arrival
        }
        switch arrival {
        case .closed: return .closed
        case .nothingYet: return nil
        // Nobody here sends files: one that comes is closed.
        case .bytes: break
        }
        do {
            while let frame = try decoder.next() { try receive(frame) }
            return nil
        } catch {
            return .malformed("\(error)")
        }
    }

    /// Rounded up, so that a wait of so long is not woken before its time.
    private static func milliseconds(until deadline: ContinuousClock.Instant?) -> Int32 {
        guard let deadline else { return -1 }
        let left = ContinuousClock.now.duration(to: deadline).components
        return Int32(clamping: max(0, left.seconds * 1000 + left.attoseconds / 1_000_000_000_000_000 + 1))
    }
}
