// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
import ExtensionHost
import Foundation
import IntentValues
import Processes
import Sentences
import Synchronization
import TestSupport
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

        func answer(_ call: AnySystemCall, from identity: BundleIdentity) async -> SystemAnswer {
            asked.add(1, ordering: .acquiringAndReleasing)
            called.yield()
            if let gate { for await _ in gate {} }
            guard case .keychain(let call) = call, case .copyMatching(let query) = call,
                case .string(let account)? = query["acct"]
            else { return .refusal(CallRefusal(.unavailable, "")) }
            return .reply(to: call, KeychainReply(.itemNotFound, explanation: "\(account) of \(identity.bundle)"))
        }
    }

    /// Takes so long for every call, by a clock that it moves.
    private final class SlowServices: SystemServices {
        private let clock: ManualClock
        private let time: Duration
        private let asked = Atomic(0)
        /// One element for each call that is done.
        let calls: AsyncStream<Void>
        private let called: AsyncStream<Void>.Continuation

        init(_ clock: ManualClock, taking time: Duration) {
            (self.clock, self.time) = (clock, time)
            (calls, called) = AsyncStream.makeStream(of: Void.self)
        }

        var count: Int { asked.load(ordering: .acquiring) }

        func answer(_ call: AnySystemCall, from identity: BundleIdentity) async -> SystemAnswer {
            asked.add(1, ordering: .acquiringAndReleasing)
            clock.advance(by: time)
            called.yield()
            return .reply(to: KeychainRequest.delete([:]), KeychainReply(.itemNotFound, explanation: "me"))
        }
    }

    /// Does something for the process that asks.
    private final class WorkingServices: SystemServices {
        private let seen = Mutex<WorkAccount?>(nil)

        var account: WorkAccount? { seen.withLock { $0 } }

        func answer(_ call: AnySystemCall, from identity: BundleIdentity) async -> SystemAnswer {
            let account = WorkAccount.current
            seen.withLock { $0 = account }
            return .reply(to: KeychainRequest.delete([:]), KeychainReply(.itemNotFound, explanation: "me"))
        }
    }

    /// Writes down what is done; to read takes until somebody cancels it.
    private final class RecordingServices: SystemServices {
        private let lines = Mutex<[String]>([])

        var record: [String] { lines.withLock { $0 } }

        func answer(_ call: AnySystemCall, from identity: BundleIdentity) async -> SystemAnswer {
            switch call {
            case .keychain(.add(let item)):
                if case .string(let account)? = item["acct"] { lines.withLock { $0.append("added \(account)") } }
            default:
                lines.withLock { $0.append("read") }
                let (never, continuation) = AsyncStream.makeStream(of: Void.self)
                for await _ in never {}
                continuation.finish()
            }
            return .reply(to: KeychainRequest.delete([:]), KeychainReply(.success))
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

    @Test("waits for its turn while others of the process are open, and is answered like them")
    func many() async throws {
        var limits = ExtensionLimits.forTests
        limits.process.calls = 10
        let (gate, opening) = AsyncStream.makeStream(of: Void.self)
        let services = EchoingServices(until: gate)
        let peers = try PeerHost(limits, services: services)
        var launch = peers.launch("makesManyCalls")
        launch.identity = try identity()
        let (host, asked) = (peers.host, launch)
        async let answer = host.send(.handleOrder, to: asked)
        for await _ in services.calls { break }
        // The process has no more than one piece of work done at a time.
        #expect(services.count == 1)
        opening.finish()
        let all = results(of: try await answer)
        #expect(all == (0..<100).map { .string("\($0) -25300 me of com.example.peer") })
        await peers.host.stopAll()
    }

    @Test("waits where the system has worked too much for its process, and no other process does")
    func allowance() async throws {
        let clock = ManualClock()
        var limits = ExtensionLimits.forTests
        limits.process.work = .seconds(2)
        limits.process.workShare = 0.25
        let services = SlowServices(clock, taking: .seconds(1))
        let peers = try PeerHost(limits, services: services, clock: clock)
        var launch = peers.launch("makesManyCalls")
        launch.identity = try identity()
        let (host, asked) = (peers.host, launch)
        let answer = Task { try await host.send(.handleOrder, to: asked) }
        // Two seconds of work have used up the two there were, but for what came back meanwhile; the third does.
        var done = services.calls.makeAsyncIterator()
        for _ in 0..<3 { await done.next() }
        await clock.sleeper(for: .seconds(2.8))
        #expect(services.count == 3)
        var neighbour = peers.launch("calls", identifier: "com.example.neighbour")
        neighbour.identity = try identity()
        let heard = try await host.send(.handleOrder, to: neighbour)
        #expect(results(of: heard) == [.string("0 -25300 me")])
        #expect(services.count == 4)
        answer.cancel()
        await host.stopAll()
    }

    @Test("has what it causes done as work of its process, which ends with it")
    func account() async throws {
        let services = WorkingServices()
        let peers = try PeerHost(services: services)
        var launch = peers.launch("calls")
        launch.identity = try identity()
        _ = try await peers.host.send(.handleOrder, to: launch)
        let account = try #require(services.account)
        await peers.host.stopAll()
        await #expect(throws: CancellationError.self) { try await account.run { Issue.record("it was begun") } }
    }

    @Test("that only reads is over with its process; what the process wanted changed is changed")
    func atTheEnd() async throws {
        let services = RecordingServices()
        let peers = try PeerHost(services: services)
        var launch = peers.launch("callsAndExits")
        launch.identity = try identity()
        #expect(await peers.failure(of: .handleOrder, to: launch)?.kind == .crashed)
        // Waits for the work that the process has left behind.
        await peers.host.stopAll()
        let record = services.record
        #expect(record.filter { $0 != "read" } == (5..<10).map { "added \($0)" })
        // The one that was begun, and was cancelled; or none, where the process was quicker.
        #expect(record.count { $0 == "read" } <= 1)
    }

    @Test("of a process that somebody else kills is over, and the caller is told that it was killed")
    func killed() async throws {
        let services = EchoingServices()
        let peers = try PeerHost(services: services)
        var launch = peers.launch("callsAndWaits")
        launch.identity = try identity()
        let (host, asked) = (peers.host, launch)
        async let failure = peers.failure(of: .handleOrder, to: asked)
        for await _ in services.calls { break }
        for process in host.processes { kill(process, SIGKILL) }
        let killed = await failure
        #expect(killed?.kind == .crashed)
        #expect(
            killed?.text.description.contains("was killed by the kernel, for lack of memory, or by another process")
                == true)
        #expect(killed?.text.description.contains("closed descriptor 3") == false)
        await host.stopAll()
    }

    @Test("after call without reading a result ends the process", .timeLimit(.minutes(2)))
    func flood() async throws {
        var limits = ExtensionLimits.forTests
        limits.process.backlog = 16 << 10
        let peers = try PeerHost(limits, services: EchoingServices())
        var launch = peers.launch("floodsCalls")
        launch.identity = try identity()
        let failure = await peers.failure(of: .handleOrder, to: launch)
        #expect(failure?.kind == .protocolViolation)
        #expect(failure?.text.description.contains("without reading the results") == true)
        await peers.host.stopAll()
        #expect(peers.survivors == [])
    }

    @Test("that is invalid ends the process", arguments: ["sendsResult", "makesUnknownCall"])
    func nonsense(mode: String) async throws {
        let peers = try PeerHost(services: EchoingServices())
        var launch = peers.launch(mode)
        launch.identity = try identity()
        #expect(await peers.failure(of: .handleOrder, to: launch)?.kind == .protocolViolation)
        await peers.host.stopAll()
    }
}
