// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc
import Synchronization

/// A confined run's side of its connection: asks one thing at a time, and waits for the answer.
final class RunConnection: Sendable {
    private struct State {
        var arrived: [MessageToRun] = []
        var waiter: CheckedContinuation<MessageToRun?, Never>?
        var hasEnded = false
    }

    private let descriptor: Int32
    private let state = Mutex(State())

    /// - Parameter descriptor: A connected stream socket.
    init(_ descriptor: Int32) {
        self.descriptor = descriptor
        let thread = Thread { [self] in read() }
        thread.name = "Shortcut"
        // Room to decode the deepest message that is let through.
        thread.stackSize = 4 << 20
        thread.start()
    }

    /// The next message; nil when there will be none.
    func next() async -> MessageToRun? {
        await withCheckedContinuation { continuation in
            let (message, hasEnded) = state.withLock { state -> (MessageToRun?, Bool) in
                if state.arrived.isEmpty, !state.hasEnded {
                    state.waiter = continuation
                    return (nil, false)
                }
                return (state.arrived.isEmpty ? nil : state.arrived.removeFirst(), state.hasEnded)
            }
            if message != nil || hasEnded { continuation.resume(returning: message) }
        }
    }

    /// Writes a message, however long the other side takes to read it.
    ///
    /// - Throws: ``RunFrame/Malformed`` if it is not one that can be passed on; nothing was written then.
    func send(_ message: MessageFromRun) throws(RunFrame.Malformed) {
        let frame = try RunFrame.bytes(of: message)
        frame.withUnsafeBytes { bytes in
            var rest = bytes[...]
            while !rest.isEmpty {
                let count = Glibc.send(descriptor, rest.baseAddress, rest.count, Int32(MSG_NOSIGNAL))
                // That nobody is there any more shows when it is read.
                guard count > 0 || (count < 0 && errno == EINTR) else { return }
                rest = rest.dropFirst(max(0, count))
            }
        }
    }

    private func read() {
        var reader = RunFrameReader<MessageToRun>()
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 256 << 10, alignment: 1)
        defer { buffer.deallocate() }
        while true {
            let count = recv(descriptor, buffer.baseAddress, buffer.count, 0)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return end() }
            reader.append(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
            do throws(RunFrame.Malformed) {
                while let message = try reader.next() { deliver(message) }
            } catch {
                // The system speaks to no run in a way that this one does not know.
                return end()
            }
        }
    }

    private func deliver(_ message: MessageToRun) {
        let waiter = state.withLock { state in
            defer { state.waiter = nil }
            if state.waiter == nil { state.arrived.append(message) }
            return state.waiter
        }
        waiter?.resume(returning: message)
    }

    private func end() {
        let waiter = state.withLock { state in
            state.hasEnded = true
            defer { state.waiter = nil }
            return state.waiter
        }
        waiter?.resume(returning: nil)
    }
}

extension Slice<UnsafeRawBufferPointer> {
    fileprivate var baseAddress: UnsafeRawPointer? { UnsafeRawBufferPointer(rebasing: self).baseAddress }
}
