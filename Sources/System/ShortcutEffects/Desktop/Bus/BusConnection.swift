// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Descriptors
import Glibc

/// A connection to the bus of a session, which waits for what it reads; for a thread of its own.
struct BusConnection: ~Copyable, Sendable {
    private let socket: Descriptor

    private init(_ socket: consuming Descriptor) { self.socket = socket }

    /// Connects, and says who we are.
    ///
    /// - Parameters:
    ///   - address: As `DBUS_SESSION_BUS_ADDRESS` has it; only sockets of this machine are reached.
    ///   - seconds: How long each message is waited for.
    ///   - socket: Told about the socket before anything is waited for.
    /// - Returns: Nil if there is no such bus, it does not let us in, or the socket is ended.
    static func open(_ address: String, seconds: Int, telling socket: OpenSocket) -> BusConnection? {
        guard let path = path(in: address) else { return nil }
        let raw = Glibc.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        guard raw >= 0 else { return nil }
        let connection = BusConnection(Descriptor(owning: raw))
        var limit = timeval(tv_sec: seconds, tv_usec: 0)
        setsockopt(raw, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
        guard connect(raw, path), socket.set(raw) else { return nil }
        guard connection.send(Array("\0AUTH EXTERNAL \(identity)\r\n".utf8)), let answer = connection.line(),
            answer.hasPrefix("OK "), connection.send(Array("BEGIN\r\n".utf8))
        else {
            socket.clear()
            return nil
        }
        return connection
    }

    /// Our number, its digits in hexadecimal.
    private static var identity: String { "\(getuid())".utf8.map { String($0, radix: 16) }.joined() }

    /// With a zero before it where it is not a path of the disk.
    private static func path(in address: String) -> [UInt8]? {
        for part in address.split(separator: ";") where part.hasPrefix("unix:") {
            for pair in part.dropFirst("unix:".count).split(separator: ",") {
                if pair.hasPrefix("path=") { return Array(pair.dropFirst("path=".count).utf8) }
                if pair.hasPrefix("abstract=") { return [0] + Array(pair.dropFirst("abstract=".count).utf8) }
            }
        }
        return nil
    }

    private static func connect(_ socket: Int32, _ path: [UInt8]) -> Bool {
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        let isFitting = withUnsafeMutableBytes(of: &address.sun_path) { place in
            guard path.count < place.count else { return false }
            place.copyBytes(from: path)
            return true
        }
        guard isFitting, let offset = MemoryLayout<sockaddr_un>.offset(of: \.sun_path) else { return false }
        let length = socklen_t(offset + path.count + (path.first == 0 ? 0 : 1))
        return withUnsafePointer(to: &address) { address in
            address.withMemoryRebound(to: sockaddr.self, capacity: 1) { Glibc.connect(socket, $0, length) == 0 }
        }
    }

    private func line() -> String? {
        var line: [UInt8] = []
        while line.count < 512, let byte = receive(1)?.first {
            if byte == UInt8(ascii: "\n") { return String(decoding: line, as: UTF8.self) }
            line.append(byte)
        }
        return nil
    }

    // MARK: - Messages

    func send(_ message: BusMessage) -> Bool { send(message.bytes) }

    /// The next message; nil if the connection ends, or nothing comes in time.
    func receive() -> BusMessage? {
        guard let head = receive(16), let length = BusMessage.length(of: head), let rest = receive(length - 16) else {
            return nil
        }
        return BusMessage(head + rest)
    }

    private func send(_ bytes: [UInt8]) -> Bool {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes {
                Glibc.send(socket.number, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return false }
            rest = rest.dropFirst(count)
        }
        return true
    }

    private func receive(_ count: Int) -> [UInt8]? {
        var bytes = [UInt8](repeating: 0, count: count)
        var done = 0
        while done < count {
            let read = bytes.withUnsafeMutableBytes {
                recv(socket.number, $0.baseAddress.map { $0 + done }, count - done, 0)
            }
            if read < 0, errno == EINTR { continue }
            guard read > 0 else { return nil }
            done += read
        }
        return bytes
    }
}
