// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc
import Synchronization
import SystemLink
import Testing
import Wire

@_spi(Generated) @testable import Intents

/// The system's end of a socket, which writes down the calls about donations, and a channel at the other end.
final class DonationSystem: Sendable {
    let channel: CallChannel
    private let ours: Int32
    private let heard = Mutex<[DonationCall]>([])

    var calls: [DonationCall] { heard.withLock { $0 } }

    /// - Parameter result: What each call is answered with.
    init(result: @escaping @Sendable (DonationCall) -> Result<Int?, CallRefusal>) throws {
        var ends: [Int32] = [0, 0]
        try #require(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0, &ends) == 0)
        ours = ends[0]
        channel = CallChannel(
            "donations", link: SystemLink(on: SystemConnection(descriptor: ends[1])), limit: CallChannel.donationLimit)
        Thread { [weak self, ours] in
            Self.read(ours) { call in
                self?.heard.withLock { $0.append(call) }
                return result(call)
            }
        }.start()
    }

    deinit { hangUp() }

    func hangUp() {
        shutdown(ours, Int32(SHUT_RDWR))
    }

    /// Runs work of an app that has this system.
    func run<Value>(_ work: () async throws -> Value) async rethrows -> Value {
        try await CallChannel.$donations.withValue(channel, operation: work)
    }

    private static func read(_ descriptor: Int32, _ answer: (DonationCall) -> Result<Int?, CallRefusal>) {
        var decoder = FrameDecoder()
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 64 << 10, alignment: 1)
        defer { buffer.deallocate() }
        while case let count = Glibc.read(descriptor, buffer.baseAddress, buffer.count), count > 0 {
            decoder.append(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
            do {
                while let frame = try decoder.next() {
                    guard case .call(let id, .donation(let call)) = try MessageFromApp(frame: frame) else { continue }
                    let bytes = try FrameEncoder.encode(
                        MessageToApp.result(id: id, SystemAnswer(to: call, answer(call))))
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
