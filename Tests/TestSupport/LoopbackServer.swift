// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Foundation
import Glibc
import Synchronization

/// A server on the loopback that answers each connection as a test says, with a thread for each.
package final class LoopbackServer: Sendable {
    /// The server can't listen.
    package struct Failure: Error {}

    /// What a client has sent.
    package struct Request: Sendable {
        package var line = ""
        /// By their names in small letters.
        package var headers: [String: String] = [:]
        package var body = Data()
    }

    /// One connection, on which a test writes what it will.
    package final class Connection {
        private let write: (UnsafeRawBufferPointer) -> Int

        package init(_ write: @escaping (UnsafeRawBufferPointer) -> Int) { self.write = write }

        /// - Returns: False when the client is gone.
        @discardableResult
        package func send(_ data: Data) -> Bool {
            data.withUnsafeBytes { bytes in
                var sent = 0
                while sent < bytes.count {
                    let count = write(UnsafeRawBufferPointer(rebasing: bytes[sent...]))
                    guard count > 0 else { return false }
                    sent += count
                }
                return true
            }
        }

        /// Sends a text.
        @discardableResult
        package func send(_ text: String) -> Bool { send(Data(text.utf8)) }

        /// A whole answer.
        package func answer(_ status: String = "200 OK", _ headers: [String] = [], _ body: Data = Data()) {
            let heads = (headers + ["Content-Length: \(body.count)", "Connection: close"]).map { "\($0)\r\n" }.joined()
            send(Data("HTTP/1.1 \(status)\r\n\(heads)\r\n".utf8) + body)
        }
    }

    private let listener: Int32
    /// Where it listens.
    package let port: UInt16
    private let seen = Mutex<[Request]>([])

    /// All requests so far.
    package var requests: [Request] { seen.withLock { $0 } }

    package init(_ answer: @escaping @Sendable (Request, Connection) -> Void) throws {
        (listener, port) = try Self.listen()
        Self.serve(listener) { [weak self] client in
            let request = Self.request(client)
            self?.seen.withLock { $0.append(request) }
            answer(request, Connection { send(client, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) })
        }
    }

    /// Serves each connection as it comes.
    package init(raw serve: @escaping @Sendable (Int32) -> Void) throws {
        (listener, port) = try Self.listen()
        Self.serve(listener, serve)
    }

    private static func listen() throws -> (Int32, port: UInt16) {
        let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isBound = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
                bind(listener, pointer, size) == 0 && Glibc.listen(listener, 64) == 0
                    && getsockname(listener, pointer, &size) == 0
            }
        }
        guard isBound else { throw Failure() }
        return (listener, UInt16(bigEndian: address.sin_port))
    }

    private static func serve(_ listener: Int32, _ serve: @escaping @Sendable (Int32) -> Void) {
        Thread {
            while true {
                let client = accept(listener, nil, nil)
                guard client >= 0 else { return }
                Thread {
                    serve(client)
                    shutdown(client, Int32(SHUT_RDWR))
                    close(client)
                }.start()
            }
        }.start()
    }

    deinit {
        shutdown(listener, Int32(SHUT_RDWR))
        close(listener)
    }

    /// The address of a path on the server.
    package func url(_ path: String = "/", host: String = "127.0.0.1") -> String { "http://\(host):\(port)\(path)" }

    private static func request(_ client: Int32) -> Request {
        var bytes = Data()
        var piece = [UInt8](repeating: 0, count: 4096)
        func more() -> Bool {
            let count = recv(client, &piece, piece.count, 0)
            if count > 0 { bytes.append(contentsOf: piece[..<count]) }
            return count > 0
        }
        while bytes.range(of: Data("\r\n\r\n".utf8)) == nil { guard more() else { return Request() } }
        guard let end = bytes.range(of: Data("\r\n\r\n".utf8)) else { return Request() }
        let lines = String(decoding: bytes[..<end.lowerBound], as: UTF8.self).components(separatedBy: "\r\n")
        var request = Request(line: lines[0])
        for line in lines.dropFirst() {
            let parts = line.split(separator: ":", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
            request.headers[parts[0].lowercased()] = parts.count > 1 ? parts[1] : ""
        }
        let length = Int(request.headers["content-length"] ?? "") ?? 0
        while bytes.count - end.upperBound < length { guard more() else { break } }
        request.body = bytes[end.upperBound...]
        return request
    }
}
