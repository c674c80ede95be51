// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc
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
        /// The other side sent what is no frame.
        case malformed(String)
        /// The other side did not read what was sent.
        case overflowed
        /// The other side said nothing, or did not read the last words, for too long.
        case silent
        /// It was ended from this side, all being said.
        case finished
    }

    private struct State {
        var isOpen = true
        /// What the socket did not take at once.
        var waiting = Data()
        /// Set once there is no more to be said or heard.
        var ending: Ending?
        /// Whether the connection ends when all that waits is written.
        var isFinishing = false
        var deadline: ContinuousClock.Instant?
    }

    private static let chunk = 64 << 10

    /// Closed by the connection's thread alone.
    private let socket: Int32
    private let waker: Waker
    private let backlogLimit: Int
    private let state: Mutex<State>

    /// - Parameters:
    ///   - socket: An open socket, which the connection takes over.
    ///   - patience: How long the other side may take for its first message; nil for as long as it likes.
    init(
        owning socket: Int32, backlogLimit: Int = CommandProtocol.backlogLimit, patience: Duration? = nil
    ) throws(CommandServerError) {
        do {
            waker = try Waker()
        } catch {
            close(socket)
            throw error
        }
        // Setting a flag of a descriptor that is open cannot fail.
        _ = fcntl(socket, F_SETFL, O_NONBLOCK)
        self.socket = socket
        self.backlogLimit = backlogLimit
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
            self.closeSocket()
            ended(ending ?? .closed)
        }
    }

    /// Sends bytes, now or when the other side has read what was sent before.
    func send(_ bytes: Data) {
        let hasToWait = state.withLock { state in
            guard state.isOpen, state.ending == nil, !state.isFinishing else { return false }
            var sent = 0
            if state.waiting.isEmpty { sent = Self.write(bytes[...], to: socket) }
            guard sent < bytes.count else { return false }
            if state.waiting.count + bytes.count - sent > backlogLimit {
                state.ending = .overflowed
            } else {
                state.waiting.append(bytes.dropFirst(sent))
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
            let isDone = state.isFinishing && state.waiting.isEmpty
            return (state.ending ?? (isDone ? .finished : nil), !state.waiting.isEmpty, state.deadline)
        }
        if let ending { return ending }
        var watched = [
            pollfd(fd: socket, events: Int16(isFull ? POLLIN | POLLOUT : POLLIN), revents: 0),
            pollfd(fd: waker.reading, events: Int16(POLLIN), revents: 0),
        ]
        let count = poll(&watched, 2, Self.milliseconds(until: deadline))
        if count == 0 { return deadline.map { $0 <= .now } == true ? .silent : nil }
        guard count > 0 else { return nil }
        if watched[1].revents != 0 { waker.clear() }
        if watched[0].revents & Int16(POLLOUT) != 0 { flush() }
        guard watched[0].revents & ~Int16(POLLOUT) != 0 else { return nil }
        return read(&decoder, receive)
    }

    private func read(
        _ decoder: inout FrameDecoder, _ receive: (Data) throws(CommandServerError) -> Void
    ) -> Ending? {
        let count = withUnsafeTemporaryAllocation(byteCount: Self.chunk, alignment: 16) { buffer in
            let count = Glibc.read(socket, buffer.baseAddress, buffer.count)
            if count > 0 { decoder.append(UnsafeRawBufferPointer(rebasing: buffer[..<count])) }
            return count
        }
        if count < 0 { return errno == EAGAIN || errno == EINTR ? nil : .closed }
        guard count > 0 else { return .closed }
        do {
            while let frame = try decoder.next() { try receive(frame) }
            return nil
        } catch {
            return .malformed("\(error)")
        }
    }

    private func flush() {
        state.withLock { state in
            let sent = Self.write(state.waiting, to: socket)
            state.waiting = sent == state.waiting.count ? Data() : Data(state.waiting.dropFirst(sent))
        }
    }

    private func closeSocket() {
        state.withLock { state in
            state.isOpen = false
            state.waiting = Data()
            close(socket)
        }
    }

    /// - Returns: How many bytes went. A closed connection takes none; reading it will show.
    private static func write(_ bytes: Data, to socket: Int32) -> Int {
        bytes.withUnsafeBytes { buffer in
            var sent = 0
            while sent < buffer.count {
                let rest = UnsafeRawBufferPointer(rebasing: buffer[sent...])
                let count = Glibc.send(socket, rest.baseAddress, rest.count, Int32(MSG_NOSIGNAL))
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { break }
                sent += count
            }
            return sent
        }
    }

    /// Rounded up, so that a wait of so long is not woken before its time.
    private static func milliseconds(until deadline: ContinuousClock.Instant?) -> Int32 {
        guard let deadline else { return -1 }
        let left = ContinuousClock.now.duration(to: deadline).components
        return Int32(clamping: max(0, left.seconds * 1000 + left.attoseconds / 1_000_000_000_000_000 + 1))
    }
}
