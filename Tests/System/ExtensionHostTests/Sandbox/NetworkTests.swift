// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Glibc
import TestSupport
import Testing

@Suite("An extension's network", .enabled(if: MachineSandbox.isAvailable, "\(MachineSandbox.reason)"))
struct NetworkTests {
    @Test("is there where its entitlements name it, and nowhere else", arguments: [(true, 0), (false, EAFNOSUPPORT)])
    func port(isAllowed: Bool, error: Int32) async throws {
        let room = try HostileRoom()
        let listener = try LocalListener()
        #expect(try await room.attempt("connectPort", String(listener.port), allowsNetwork: isAllowed) == error)
        await room.close()
    }

    @Test("never holds a socket of the machine's own", arguments: [true, false])
    func localSockets(isAllowed: Bool) async throws {
        let room = try HostileRoom()
        let path = room.path("Containers/own/socket")
        let abstract = "beckon-\(UUID().uuidString)"
        let listeners = [try LocalListener(name: path), try LocalListener(name: "\0" + abstract)]
        for (attempt, target) in [("connectPath", path), ("connectAbstract", abstract)] {
            #expect(try await room.attempt(attempt, target, allowsNetwork: isAllowed) == EAFNOSUPPORT)
        }
        #expect(
            try await room.attempt("connectThroughPair", abstract, allowsNetwork: isAllowed) == ESOCKTNOSUPPORT)
        #expect(try await room.attempt("netlink", allowsNetwork: isAllowed) == EAFNOSUPPORT)
        #expect(try await room.attempt("disguisedSocket", allowsNetwork: isAllowed) == EAFNOSUPPORT)
        #expect(try await room.attempt("streamPair", allowsNetwork: isAllowed) == 0)
        withExtendedLifetime(listeners) {}
        await room.close()
    }
}
