// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PeerConnection
import Testing
import Wire

@Suite("What the fuzzer sends")
struct SampleTests {
    @Test("has a sample of each kind of message, so that none is forgotten", arguments: MessageKind.allCases)
    func kinds(kind: MessageKind) throws {
        // Pixels and files are no JSON; what is wrong with them is tried one by one.
        guard kind != .pixels, kind != .layers, kind != .files else { return }
        #expect(
            Samples.fromExtensions.contains { MessageKind($0) == kind }
                || Samples.fromApps.contains { MessageKind($0) == kind })
    }

    @Test(
        "is the same for the same seed, differs between seeds, and gets past the door often enough",
        arguments: MessageKind.allCases.filter { $0.isCall || $0.isReply })
    func mutations(kind: MessageKind) throws {
        let messages = try (0..<24).map { try HostileMessage(kind, seed: $0, id: 7) }
        let again = try (0..<4).map { try HostileMessage(kind, seed: $0, id: 7) }
        #expect(messages.prefix(4).map(\.content) == again.map(\.content))
        #expect(Set(messages.map(\.content)).count > 5)
        #expect(messages.count { $0.isMessage } > 2)
    }
}
