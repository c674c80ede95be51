// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CHTTPDaemon
import Foundation
import Sentences
import SystemTexts

/// What goes back.
struct HTTPResponse: Sendable {
    enum Body: Sendable {
        case bytes([UInt8])
        case events(EventStream)
    }

    var status: UInt32
    var headers: [(String, String)]
    var body: Body

    init(_ status: UInt32, type: String = "text/plain; charset=utf-8", _ bytes: [UInt8]) {
        self.status = status
        headers = [("Content-Type", type)]
        body = .bytes(bytes)
    }

    /// A sentence for a developer, or one that is in the person's language.
    init(_ status: UInt32, _ text: String) { self.init(status, Array("\(text)\n".utf8)) }

    /// A sentence for the person at a browser, in the language that the browser wants.
    init(_ status: UInt32, _ sentence: Sentence, to request: HTTPRequest) {
        let language = DeviceLanguage.preferred(request.headers["accept-language"])
        self.init(status, sentence.text(in: language))
    }

    init(events: EventStream) {
        status = 200
        headers = [("Content-Type", "text/event-stream")]
        body = .events(events)
    }

    func adding(_ name: String, _ value: String) -> HTTPResponse {
        var response = self
        response.headers.append((name, value))
        return response
    }

    /// What keeps a browser from doing anything that the page does not; in every answer, refusals too.
    private static let seals = [
        (
            "Content-Security-Policy",
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; "
                + "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
        ),
        ("X-Content-Type-Options", "nosniff"), ("X-Frame-Options", "DENY"), ("Referrer-Policy", "no-referrer"),
        ("Cross-Origin-Opener-Policy", "same-origin"), ("Cross-Origin-Resource-Policy", "same-origin"),
        ("Cache-Control", "no-store"),
    ]

    /// Hands the answer to the daemon.
    func queue(on connection: OpaquePointer, suspending suspensions: SuspendedConnections) -> MHD_Result {
        guard let response = make(on: connection, suspensions) else { return .NO }
        defer { MHD_destroy_response(response) }
        let own = Set(headers.map { $0.0 })
        for (name, value) in headers + Self.seals.filter({ !own.contains($0.0) }) {
            MHD_add_response_header(response, name, value)
        }
        return MHD_queue_response(connection, status, response)
    }

    private func make(on connection: OpaquePointer, _ suspensions: SuspendedConnections) -> OpaquePointer? {
        switch body {
        case .bytes(let bytes):
            return bytes.withUnsafeBytes {
                // The daemon copies the bytes, and writes none of them.
                MHD_create_response_from_buffer(
                    $0.count, UnsafeMutableRawPointer(mutating: $0.baseAddress), .RESPMEM_MUST_COPY)
            }
        case .events(let stream):
            let reader = Unmanaged.passRetained(StreamReader(stream, connection, suspensions)).toOpaque()
            guard let response = MHD_create_response_from_callback(.max, 4096, readStream, reader, freeReader) else {
                Unmanaged<StreamReader>.fromOpaque(reader).release()
                return nil
            }
            return response
        }
    }
}

/// A stream on the connection it is written to; only the daemon's thread has one.
private final class StreamReader {
    private let stream: EventStream
    private let connection: OpaquePointer
    private let suspensions: SuspendedConnections
    /// Whether the connection was suspended when this was asked last.
    private var isAway = false

    init(_ stream: EventStream, _ connection: OpaquePointer, _ suspensions: SuspendedConnections) {
        self.stream = stream
        self.connection = connection
        self.suspensions = suspensions
    }

    deinit {
        takeUp()
        stream.close()
    }

    func read(into buffer: UnsafeMutableRawBufferPointer) -> Int {
        takeUp()
        let count = stream.read(into: buffer, connection, suspensions)
        isAway = count == 0
        return count
    }

    private func takeUp() {
        guard isAway else { return }
        isAway = false
        suspensions.takeUp()
    }
}

private func readStream(
    _ reader: UnsafeMutableRawPointer?, _ position: UInt64, _ buffer: UnsafeMutablePointer<CChar>?, _ size: Int
) -> Int {
    guard let reader, let buffer else { return -2 }
    let source = Unmanaged<StreamReader>.fromOpaque(reader).takeUnretainedValue()
    return source.read(into: UnsafeMutableRawBufferPointer(start: buffer, count: size))
}

private func freeReader(_ reader: UnsafeMutableRawPointer?) {
    if let reader { Unmanaged<StreamReader>.fromOpaque(reader).release() }
}
