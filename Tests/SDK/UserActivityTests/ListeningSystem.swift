// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc
import Synchronization
import SystemLink
import Testing
import Wire

@testable import UserActivity

/// The system's end of a socket, which writes down what it is told of activities, and a center at the other end.
final class ListeningSystem: Sendable {
    let center: ActivityCenter
    private let ours: Int32
    private let heard = Mutex<[ActivityCall]>([])

    /// What it was told so far.
    var calls: [ActivityCall] { heard.withLock { $0 } }

    /// - Parameter result: What each call is answered with.
    init(result: @escaping @Sendable (ActivityCall) -> SystemResult = { _ in .activity(ActivityReply()) }) throws {
        var ends: [Int32] = [0, 0]
        try #require(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0, &ends) == 0)
        ours = ends[0]
        center = ActivityCenter(link: SystemLink(on: SystemConnection(descriptor: ends[1])))
        Thread { [weak self, ours] in
            Self.read(ours) { call in
                self?.heard.withLock { $0.append(call) }
                return result(call)
            }
        }.start()
    }

    deinit {
        // Both sides see the end; the numbers stay taken, for threads may read yet.
        hangUp()
    }

    func hangUp() {
        shutdown(ours, Int32(SHUT_RDWR))
    }

    /// Runs work of an app that has this system.
    func run<Value>(_ work: () throws -> Value) rethrows -> Value {
        try ActivityCenter.$shared.withValue(center, operation: work)
    }

    /// What it was told, once it has answered everything.
    func settledCalls() async -> [ActivityCall] {
        await withCheckedContinuation { continuation in center.whenSettled { continuation.resume() } }
        return calls
    }

    private static func read(_ descriptor: Int32, _ answer: (ActivityCall) -> SystemResult) {
        var decoder = FrameDecoder()
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 64 << 10, alignment: 1)
        defer { buffer.deallocate() }
        while case let count = Glibc.read(descriptor, buffer.baseAddress, buffer.count), count > 0 {
            decoder.append(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
            do {
                while let frame = try decoder.next() {
                    guard case .call(let id, .activity(let call)) = try WireMessage(frame: frame) else { continue }
                    let bytes = try FrameEncoder.encode(.result(id: id, answer(call)))
                    let sent = bytes.withUnsafeBytes {
                        Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
                    }
                    // The test has hung up, or is over.
                    guard sent == bytes.count else { return }
                }
            } catch {
                Issue.record(error)
                return
            }
        }
    }
}

extension ActivityCall {
    /// The call in short: what is done, to the activity of which title.
    var summary: String {
        switch self {
        case .becameCurrent(_, let activity): "current \(activity.title ?? "-")"
        case .updated(_, let activity): "updated \(activity.title ?? "-")"
        case .resigned: "resigned"
        case .invalidated: "invalidated"
        case .delete(let identifiers): "delete \(identifiers.joined(separator: ","))"
        case .deleteAll: "delete all"
        }
    }
}
