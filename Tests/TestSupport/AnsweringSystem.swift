// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc
package import SystemLink
package import Wire

/// The system's end of a socket, with a link in this process at the other.
package final class AnsweringSystem: Sendable {
    /// A call with its number.
    package struct Call: Hashable, Sendable {
        package let id: Int
        package let call: SystemCall
    }

    package let link: SystemLink
    /// What was asked, in its order; for one test to read.
    package let calls: AsyncStream<Call>
    private let ours: Int32

    /// - Parameter answer: What a call is answered with at once; nil for ``give(_:to:)`` to answer it.
    /// - Throws: `POSIXError` when there is no socket to be had.
    package init(answer: @escaping @Sendable (SystemCall) -> SystemResult? = { _ in nil }) throws {
        var ends: [Int32] = [0, 0]
        guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0, &ends) == 0 else {
            throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
        }
        let ours = ends[0]
        self.ours = ours
        link = SystemLink(on: SystemConnection(descriptor: ends[1]))
        let (calls, arrived) = AsyncStream.makeStream(of: Call.self)
        self.calls = calls
        Thread { Self.read(ours, into: arrived, answer) }.start()
    }

    deinit {
        // Both sides see the end; the numbers stay taken, for threads may read yet.
        hangUp()
    }

    /// The system is gone.
    package func hangUp() {
        shutdown(ours, Int32(SHUT_RDWR))
    }

    /// Answers a call.
    package func give(_ result: SystemResult, to call: Call) {
        Self.send(result, to: call.id, ours)
    }

    /// The next call that was not asked for yet; nil when there will be none.
    package func nextCall() async -> Call? {
        for await call in calls { return call }
        return nil
    }

    private static func send(_ result: SystemResult, to id: Int, _ descriptor: Int32) {
        guard let bytes = try? FrameEncoder.encode(.result(id: id, result)) else { return }
        _ = bytes.withUnsafeBytes { Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
    }

    private static func read(
        _ descriptor: Int32, into arrived: AsyncStream<Call>.Continuation,
        _ answer: @Sendable (SystemCall) -> SystemResult?
    ) {
        var decoder = FrameDecoder()
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 64 << 10, alignment: 1)
        defer {
            buffer.deallocate()
            arrived.finish()
        }
        while case let count = Glibc.read(descriptor, buffer.baseAddress, buffer.count), count > 0 {
            decoder.append(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
            // What cannot be read ends the stream, and with it the test's wait.
            while let frame = try? decoder.next() {
                guard case .call(let id, let call)? = try? WireMessage(frame: frame) else { continue }
                arrived.yield(Call(id: id, call: call))
                if let result = answer(call) { send(result, to: id, descriptor) }
            }
        }
    }
}
