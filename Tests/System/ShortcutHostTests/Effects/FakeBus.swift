// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc
import Synchronization
import TestSupport
import Testing

/// Plays the session bus and the services on it, one connection at a time.
final class FakeBus: Sendable {
    /// What the bus sends once the client has said a word.
    struct Step: Sendable, CustomTestStringConvertible {
        var word: String
        var bytes: [UInt8]

        init(_ word: String, _ bytes: [UInt8]) { (self.word, self.bytes) = (word, bytes) }
        init(_ word: String, _ line: String) { self.init(word, Array("\(line)\r\n".utf8)) }

        var testDescription: String { "\(word.debugDescription) → \(bytes.count) bytes" }
    }

    private let folder: TemporaryFolder
    private let listening: Int32
    private let said = Mutex<[UInt8]>([])

    init() throws {
        folder = try TemporaryFolder()
        listening = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        let path = folder.url.appending(path: "bus").path(percentEncoded: false)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: Array(path.utf8)) }
        let isBound = withUnsafePointer(to: &address) { address in
            address.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(listening, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) == 0 && listen(listening, 1) == 0
            }
        }
        guard isBound else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
    }

    deinit { close(listening) }

    var address: String { "unix:path=\(folder.url.appending(path: "bus").path(percentEncoded: false))" }

    /// Whether the client said some text.
    func heard(_ text: String) -> Bool { said.withLock { Self.has(text, in: $0[...]) } }

    /// Lets one client in, and answers it step by step.
    func answer(_ steps: [Step]) {
        said.withLock { $0 = [] }
        Thread.detachNewThread { [self] in
            let connection = accept(listening, nil, nil)
            var unread: [UInt8] = []
            for step in steps {
                while !Self.has(step.word, in: unread[...]), let more = receive(connection) { unread += more }
                unread = []
                _ = step.bytes.withUnsafeBytes { send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
            }
            // Until the client goes, or at once where it is gone.
            while receive(connection) != nil {}
            close(connection)
        }
    }

    private func receive(_ connection: Int32) -> [UInt8]? {
        var bytes = [UInt8](repeating: 0, count: 4096)
        let count = recv(connection, &bytes, bytes.count, 0)
        guard count > 0 else { return nil }
        said.withLock { $0 += bytes.prefix(count) }
        return Array(bytes.prefix(count))
    }

    private static func has(_ text: String, in bytes: ArraySlice<UInt8>) -> Bool {
        bytes.firstRange(of: Array(text.utf8)) != nil
    }

    // MARK: - Answers

    /// Lets the client in.
    static let welcome = [
        Step("AUTH\r\n", "REJECTED EXTERNAL"), Step("AUTH EXTERNAL", "OK 0123456789abcdef0123456789abcdef"),
        Step("NEGOTIATE_UNIX_FD", "ERROR"),
    ]

    /// Lets the client in, and gives it its name.
    static let hello: [Step] = {
        var body = BusBytes()
        body.text(":1.1")
        return welcome + [Step("Hello", BusBytes.reply("s", body, to: 1))]
    }()
}
