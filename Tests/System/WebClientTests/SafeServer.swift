// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import COpenSSL
import COpenSSLConnections
import TestSupport

/// A server that speaks TLS with a certificate of the test's own, and hangs up behind the first words.
final class SafeServer {
    struct Failure: Error {}

    private let server: LoopbackServer
    private let context: OpaquePointer

    var port: UInt16 { server.port }

    init(_ identity: SigningIdentity) throws {
        guard let context = SSL_CTX_new(TLS_server_method()), SSL_CTX_use_certificate(context, identity.pointer) == 1,
            SSL_CTX_use_PrivateKey(context, identity.key) == 1
        else { throw Failure() }
        self.context = context
        let place = UInt(bitPattern: context)
        server = try LoopbackServer(raw: { client in
            guard let connection = SSL_new(OpaquePointer(bitPattern: place)) else { return }
            SSL_set_fd(connection, client)
            SSL_accept(connection)
            SSL_free(connection)
        })
    }
}
