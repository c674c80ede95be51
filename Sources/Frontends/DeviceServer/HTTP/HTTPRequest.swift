// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CHTTPDaemon
import Foundation

/// A request as it has come in. Every byte of it is a stranger's.
struct HTTPRequest: Sendable {
    var method: String
    /// The path as the daemon has decoded it.
    var path: String
    /// The parts of the head that anybody asks for, by their lower-case names.
    var headers: [String: String]
    var query: [String: String]
    /// Whether one of the heads that decide who may ask is given more than once.
    var isAmbiguous = false
    var body = Data()

    /// Of all that a head may say, what is read.
    private static let headerNames = [
        "host", "origin", "cookie", "content-type", "content-length", "accept-language", "accept-encoding",
        "if-none-match", "last-event-id",
        "sec-fetch-mode", "sec-fetch-site",
    ]
    private static let queryNames = ["token", "pose", "dark", "scale", "process", "after"]

    /// Where a recording is sent to; nothing else that a page sends is as large.
    static let soundPath = "/hear"

    /// Bytes that its body may have; more is not taken.
    var mostBytes: Int { path == Self.soundPath ? Device.mostSound : HTTPExchange.mostBytes }

    /// What its body is, without parameters such as a charset.
    var mediaType: String? {
        headers["content-type"]?.prefix { $0 != ";" }.trimmingCharacters(in: .whitespaces).lowercased()
    }

    /// What its body is to be.
    var expectedType: String { path == Self.soundPath ? "audio/l16" : "application/json" }
}

extension HTTPRequest {
    /// Reads what the daemon has taken in of a request's head.
    init(_ connection: OpaquePointer, method: String, path: String) {
        func values(_ names: [String], _ kind: MHD_ValueKind) -> [String: String] {
            var values: [String: String] = [:]
            for name in names {
                values[name] = MHD_lookup_connection_value(connection, kind, name).map { String(cString: $0) }
            }
            return values
        }
        self.init(
            method: method, path: path, headers: values(Self.headerNames, .HEADER_KIND),
            query: values(Self.queryNames, .GET_ARGUMENT_KIND), isAmbiguous: Self.repeatsHead(connection))
    }

    /// Those by which it is decided who may ask and what is read.
    private static let singleNames: Set = [
        "host", "origin", "cookie", "content-type", "content-length", "sec-fetch-mode", "sec-fetch-site",
    ]

    private static func repeatsHead(_ connection: OpaquePointer) -> Bool {
        var seen: [String: Int] = [:]
        withUnsafeMutablePointer(to: &seen) { pointer in
            _ = MHD_get_connection_values(
                connection, .HEADER_KIND,
                { context, _, name, _ in
                    guard let context, let name else { return .YES }
                    context.assumingMemoryBound(to: [String: Int].self)
                        .pointee[String(cString: name).lowercased(), default: 0] += 1
                    return .YES
                }, pointer)
        }
        return singleNames.contains { seen[$0, default: 0] > 1 }
    }
}
