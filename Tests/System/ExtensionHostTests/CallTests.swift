// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import ExtensionHost
import Foundation
import IntentValues
import Synchronization
import Testing
import Wire

@Suite("A call of an extension", .timeLimit(.minutes(2)))
struct CallTests {
    /// Answers with who asked, or only when the test lets it.
    private final class EchoingServices: SystemServices {
        private let gate: AsyncStream<Void>?
        private let asked = Atomic(0)
        /// One element for each call.
        let calls: AsyncStream<Void>
        private let called: AsyncStream<Void>.Continuation

        init(until gate: AsyncStream<Void>? = nil) {
            self.gate = gate
            (calls, called) = AsyncStream.makeStream(of: Void.self)
        }

        var count: Int { asked.load(ordering: .acquiring) }

        func answer(_ call: SystemCall, from identity: BundleIdentity) async -> SystemResult {
            asked.add(1, ordering: .acquiringAndReleasing)
            called.yield()
            if let gate { for await _ in gate {} }
            guard case .keychain(.copyMatching(let query)) = call, case .string(let account)? = query["acct"] else {
                return .refusal(CallRefusal(.unavailable, ""))
            }
            return .keychain(KeychainReply(.itemNotFound, explanation: "\(account) of \(identity.bundle)"))
        }
    }

    private func identity() throws -> BundleIdentity {
        let bundle = try #require(BundleIdentifier("com.example.peer"))
        let team = try #require(TeamIdentifier("AAAAAAAAAA"))
        return BundleIdentity(bundle: bundle, app: bundle, team: team, entitlements: Entitlements())
    }

    private func results(of answer: ExtensionAnswer) -> [IntentValue] {
        guard case .response(let response) = answer.reply, case .array(let results)? = response.properties["results"]
        else { return [] }
        return results
    }

    @Test("is answered for the bundle that was started", arguments: ["calls", "callsBeforeHello"])
    func answered(mode: String) async throws {
        let peers = try PeerHost(services: EchoingServices())
        var launch = peers.launch(mode)
        launch.identity = try identity()
        let answer = try await peers.host.send(.handleOrder, to: launch)
        let number = mode == "calls" ? 0 : 1
        #expect(results(of: answer) == [.string("\(number) -25300 me of com.example.peer")])
        await peers.host.stopAll()
    }

    @Test("is refused to a bundle that is not signed, and nobody is asked")
    func unsigned() async throws {
        let services = EchoingServices()
        let peers = try PeerHost(services: services)
        let answer = try await peers.host.send(.handleOrder, to: peers.launch("calls"))
        #expect(results(of: answer) == [.string("0 noIdentity")])
        #expect(services.count == 0)
        await peers.host.stopAll()
    }

    @Test("is refused where the host has no services")
    func noServices() async throws {
        let peers = try PeerHost()
        var launch = peers.launch("calls")
        launch.identity = try identity()
        #expect(results(of: try await peers.host.send(.handleOrder, to: launch)) == [.string("0 unavailable")])
        await peers.host.stopAll()
    }

    @Test("is refused while too many are open, and the others are answered")
    func tooMany() async throws {
        var limits = ExtensionLimits.forTests
        limits.calls = 10
        let (gate, opening) = AsyncStream.makeStream(of: Void.self)
        let services = EchoingServices(until: gate)
        let peers = try PeerHost(limits, services: services)
        var launch = peers.launch("makesManyCalls")
        launch.identity = try identity()
        let (host, asked) = (peers.host, launch)
        async let answer = host.send(.handleOrder, to: asked)
        var open = 0
        for await _ in services.calls {
            open += 1
            if open == 10 { break }
        }
        opening.finish()
        let all = results(of: try await answer)
        #expect(all.count == 100)
        let refused = all.count { if case .string(let text) = $0 { text.hasSuffix("tooMany") } else { false } }
        #expect(refused + services.count == 100)
        #expect(services.count >= 10)
        await peers.host.stopAll()
    }

    @Test("after call without reading a result ends the process", .timeLimit(.minutes(2)))
    func flood() async throws {
        var limits = ExtensionLimits.forTests
        limits.backlog = 16 << 10
        let peers = try PeerHost(limits, services: EchoingServices())
        var launch = peers.launch("floodsCalls")
        launch.identity = try identity()
        let failure = await peers.failure(of: .handleOrder, to: launch)
        #expect(failure?.kind == .protocolViolation)
        #expect(failure?.text.contains("did not read their results") == true)
        await peers.host.stopAll()
        #expect(peers.survivors == [])
    }

    @Test("that is none ends the process", arguments: ["sendsResult", "makesUnknownCall"])
    func nonsense(mode: String) async throws {
        let peers = try PeerHost(services: EchoingServices())
        var launch = peers.launch(mode)
        launch.identity = try identity()
        #expect(await peers.failure(of: .handleOrder, to: launch)?.kind == .protocolViolation)
        await peers.host.stopAll()
    }
}
