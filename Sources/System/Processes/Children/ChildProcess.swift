// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation
import Glibc
import Synchronization

/// A program the system started: a session and process group of its own, no
/// input, bounded resources, and on request a connection as its descriptor 3.
///
/// One thread starts it, reads all it says and waits for its end. An answer so
/// costs one wake-up, with no queue between; and as the kernel kills the
/// process when that thread is gone, none outlives us.
package final class ChildProcess: Sendable {
    /// What other threads share with the process's own.
    private struct State: ~Copyable {
        var connection: Descriptor?
        /// Written to, it wakes the process's thread; there until the process has ended.
        var waker: Descriptor?
        /// What the connection did not take at once.
        var outgoing = Data()
        var killTime: Deadline?
        /// From then on the number may be another's and is not to be used.
        var isReaped = false
    }

    /// What the process's thread has to wait for.
    struct Interest {
        var waker: Int32?
        var connection: Int32?
        var events: Int16
        var killTime: Deadline?
    }

    /// The process's number.
    package let identifier: Int32
    private let state: Mutex<State>
    private let starterPeak: Int

    init(
        identifier: Int32, connection: consuming Descriptor?, waker: consuming Descriptor, starterPeak: Int
    ) {
        self.identifier = identifier
        self.starterPeak = starterPeak
        state = Mutex(State(connection: connection, waker: waker))
    }

    /// Starts a program on a thread of its own and returns at once; the observer is told how it went.
    package static func launch(_ launch: ChildLaunch, observer: some ChildObserver) {
        let thread = Thread {
            do throws(LaunchError) {
                let termination = try ChildSupervisor(starting: launch).run(telling: observer)
                observer.ended(termination)
            } catch {
                observer.notStarted(error)
            }
        }
        thread.name = (launch.executable as NSString).lastPathComponent
        // Room to decode the deepest frame the wire lets through.
        thread.stackSize = 1 << 20
        thread.start()
    }
}

// MARK: - For everyone

extension ChildProcess {
    /// Writes to the process's descriptor 3, without waiting for it to read.
    ///
    /// - Returns: False when the connection is closed and nothing of the bytes arrived.
    package func send(_ bytes: Data) -> Bool {
        let leftOver: Int? = state.withLock { state in
            guard let socket = state.connection?.raw else { return nil }
            var sent = 0
            if state.outgoing.isEmpty {
                guard let count = Self.write(bytes, to: socket) else { return nil }
                sent = count
            }
            if sent < bytes.count { state.outgoing.append(bytes.dropFirst(sent)) }
            return bytes.count - sent
        }
        guard let leftOver else { return false }
        if leftOver > 0 { wake() }
        return true
    }

    /// Ends the process and its group at once.
    package func kill() {
        signal(SIGKILL)
    }

    /// Asks the group to end, and kills what is left of it after the grace.
    package func terminate(grace: Duration) {
        signal(SIGTERM)
        kill(after: grace)
    }

    /// Closes descriptor 3, at which a well-behaved program ends, and kills it after the grace.
    package func hangUp(grace: Duration) {
        state.withLock { state in
            // The process's thread may be waiting for it: shut now, closed by that thread.
            if let socket = state.connection?.raw { shutdown(socket, Int32(SHUT_RDWR)) }
        }
        kill(after: grace)
    }

    private func kill(after grace: Duration) {
        state.withLock { state in
            let time = Deadline(after: grace)
            state.killTime = min(state.killTime ?? time, time)
        }
        wake()
    }

    private func signal(_ number: Int32) {
        state.withLock { state in
            guard !state.isReaped else { return }
            _ = Glibc.kill(-identifier, number)
        }
    }

    private func wake() {
        state.withLock { state in
            guard let waker = state.waker?.raw else { return }
            var one: UInt64 = 1
            // A full counter wakes as well as one more would.
            _ = Glibc.write(waker, &one, MemoryLayout<UInt64>.size)
        }
    }

    /// - Returns: How many bytes went, 0 when the connection is full, nil when it is closed.
    private static func write(_ bytes: Data, to socket: Int32) -> Int? {
        bytes.withUnsafeBytes { buffer in
            while true {
                let sent = Glibc.send(socket, buffer.baseAddress, buffer.count, Int32(MSG_NOSIGNAL))
                if sent >= 0 { return sent }
                if errno == EINTR { continue }
                return errno == EAGAIN ? 0 : nil
            }
        }
    }
}

// MARK: - For the process's own thread

extension ChildProcess {
    var interest: Interest {
        state.withLock { state in
            Interest(
                waker: state.waker?.raw, connection: state.connection?.raw,
                events: Int16(state.outgoing.isEmpty ? POLLIN : POLLIN | POLLOUT), killTime: state.killTime)
        }
    }

    func clearWake() {
        state.withLock { state in
            guard let waker = state.waker?.raw else { return }
            var count: UInt64 = 0
            _ = Glibc.read(waker, &count, MemoryLayout<UInt64>.size)
        }
    }

    func read(into buffer: UnsafeMutableRawBufferPointer) -> Descriptor.Arrival {
        state.withLock { $0.connection?.read(into: buffer) ?? .closed }
    }

    /// Writes more of what the connection did not take before.
    func flush() {
        state.withLock { state in
            guard let socket = state.connection?.raw, !state.outgoing.isEmpty else { return }
            // A closed connection shows itself when it is read.
            let sent = Self.write(state.outgoing, to: socket) ?? state.outgoing.count
            state.outgoing = sent == state.outgoing.count ? Data() : state.outgoing.dropFirst(sent)
        }
    }

    /// - Returns: Whether it was open.
    @discardableResult
    func closeConnection() -> Bool {
        state.withLock { state in
            guard state.connection != nil else { return false }
            state.connection = nil
            state.outgoing = Data()
            return true
        }
    }

    /// Lets go of all descriptors at the end.
    func close() {
        state.withLock { state in
            state.connection = nil
            state.waker = nil
            state.outgoing = Data()
        }
    }

    /// Ends what is left of the group, then lets go of the number.
    ///
    /// In this order, and under the lock: the ended process keeps the number until it is reaped, so
    /// no signal goes to a stranger.
    func reap() -> Termination {
        state.withLock { state in
            _ = Glibc.kill(-identifier, SIGKILL)
            let termination = Termination.reap(identifier, starterPeak: starterPeak)
            state.isReaped = true
            return termination
        }
    }
}
