// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CHTTPDaemon

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
            query: values(Self.queryNames, .GET_ARGUMENT_KIND))
    }
}
