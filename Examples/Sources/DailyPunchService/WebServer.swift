// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CMicroHTTPD
import Foundation

/// The HTTP side of the service, on the loopback address only.
///
/// libmicrohttpd runs a thread of its own and calls `respond` for every request.
final class WebServer {
    /// Why the server did not start.
    struct StartError: Error, CustomStringConvertible {
        var port: UInt16
        var description: String {
            "Port \(port) of 127.0.0.1 can't be opened; stop what uses it, or give another one with --port."
        }
    }

    /// The port it listens on, also where the system chose one.
    let port: UInt16
    private let daemon: OpaquePointer
    /// Held because the C side knows it only by address.
    private let clock: PunchClock

    /// Starts listening; port 0 lets the system choose.
    init(port: UInt16, clock: PunchClock) throws {
        let context = Unmanaged.passUnretained(clock).toOpaque()
        guard let daemon = MHD_start_on_loopback(port, respond, finish, context) else {
            throw StartError(port: port)
        }
        self.clock = clock
        self.daemon = daemon
        self.port = MHD_bound_port(daemon)
    }

    deinit {
        MHD_stop_daemon(daemon)
    }
}

/// The bytes of a request's body so far.
private final class Upload {
    static let limit = 64 << 10
    var body = Data()
}

/// Called by libmicrohttpd first with the head, then with parts of the body, then with nothing more to come.
private func respond(
    context: UnsafeMutableRawPointer?, connection: OpaquePointer?, path: UnsafePointer<CChar>?,
    method: UnsafePointer<CChar>?, version: UnsafePointer<CChar>?, bytes: UnsafePointer<CChar>?,
    count: UnsafeMutablePointer<Int>?, state: UnsafeMutablePointer<UnsafeMutableRawPointer?>?
) -> MHD_Result {
    guard let context, let path, let method, let count, let state else { return .NO }
    guard let held = state.pointee else {
        state.pointee = Unmanaged.passRetained(Upload()).toOpaque()
        return .YES
    }
    let upload = Unmanaged<Upload>.fromOpaque(held).takeUnretainedValue()
    if count.pointee > 0, let bytes {
        guard upload.body.count + count.pointee <= Upload.limit else { return .NO }
        upload.body.append(Data(bytes: bytes, count: count.pointee))
        count.pointee = 0
        return .YES
    }
    let clock = Unmanaged<PunchClock>.fromOpaque(context).takeUnretainedValue()
    let reply = clock.answer(
        method: String(cString: method), path: String(cString: path), token: token(of: connection), body: upload.body)
    return send(reply, over: connection)
}

/// What stands behind `Bearer` in the request's `Authorization`.
private func token(of connection: OpaquePointer?) -> String? {
    let prefix = "Bearer "
    guard let value = MHD_lookup_connection_value(connection, .HEADER_KIND, "Authorization") else { return nil }
    let text = String(cString: value)
    return text.hasPrefix(prefix) ? String(text.dropFirst(prefix.count)) : nil
}

private func send(_ reply: PunchClock.Reply, over connection: OpaquePointer?) -> MHD_Result {
    guard var body = try? JSONEncoder().encode(reply) else { return .NO }
    let response = body.withUnsafeMutableBytes {
        MHD_create_response_from_buffer($0.count, $0.baseAddress, .RESPMEM_MUST_COPY)
    }
    defer { MHD_destroy_response(response) }
    MHD_add_response_header(response, "Content-Type", "application/json")
    return MHD_queue_response(connection, reply.status, response)
}

/// Called by libmicrohttpd once a request is over, however it ended.
private func finish(
    context: UnsafeMutableRawPointer?, connection: OpaquePointer?,
    state: UnsafeMutablePointer<UnsafeMutableRawPointer?>?, reason: MHD_RequestTerminationCode
) {
    guard let state, let held = state.pointee else { return }
    Unmanaged<Upload>.fromOpaque(held).release()
    state.pointee = nil
}
