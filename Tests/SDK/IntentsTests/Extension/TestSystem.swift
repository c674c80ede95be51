// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import SystemLink
import TestSupport
import Wire

@_spi(Generated) @testable import Intents

/// The system, with an extension served in this process at the other end.
final class TestSystem: Sendable {
    /// The end of the extension's side.
    let ending: Task<SystemLink.Ending, Never>
    private let system: ExtensionSystem

    /// What the extension says; ends with the connection.
    var messages: AsyncStream<MessageFromExtension> { system.messages }

    init(principal: Result<INExtension.Type, ExtensionRefusal> = .success(PizzaExtension.self)) throws {
        let system = try ExtensionSystem()
        self.system = system
        let (endings, ended) = AsyncStream.makeStream(of: SystemLink.Ending.self)
        let service = ExtensionService(on: system.link, principal: principal) { ending in
            // As the process's end would do it.
            system.hangUp()
            ended.yield(ending)
            ended.finish()
        }
        service.start()
        ending = Task { await endings.first { _ in true } ?? .unreadable("no ending") }
    }

    deinit { system.hangUp() }

    /// Ends the connection; the extension reads to the end of what was sent.
    func hangUp() {
        system.fallSilent()
    }

    func send(_ bytes: Data) throws {
        try system.send(bytes)
    }

    func send(_ request: ExtensionRequest, id: Int) throws {
        try system.send(.request(id: id, request))
    }

    /// The reply to one request, sent now.
    func ask(_ request: ExtensionRequest, id: Int = 1) async throws -> ExtensionReply {
        try send(request, id: id)
        for await case .reply(id, let reply) in messages {
            return reply
        }
        throw ExtensionRefusal(.malformedRequest, "the connection ended without a reply to \(id)")
    }
}
