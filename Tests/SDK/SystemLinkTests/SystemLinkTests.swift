// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import IntentValues
import Synchronization
import TestSupport
import Testing
import Wire

@testable import SystemLink

@Suite("A link to the system", .timeLimit(.minutes(2)))
struct SystemLinkTests {
    private static let question = SystemCall.keychain(.delete([:]))

    /// Off the pool, as a call blocks its thread.
    private func call(
        _ link: SystemLink, _ call: SystemCall = question, within limit: Duration = .seconds(50)
    ) async -> Result<SystemResult, SystemCallFailure> {
        await withCheckedContinuation { continuation in
            Thread {
                do throws(SystemCallFailure) {
                    continuation.resume(returning: .success(try link.call(call, within: limit)))
                } catch {
                    continuation.resume(returning: .failure(error))
                }
            }.start()
        }
    }

    private static func echo(_ message: WireMessage) -> WireMessage? {
        guard case .call(let id, .keychain(.copyMatching(let query))) = message else { return nil }
        return .result(id: id, .keychain(KeychainReply(.success, result: .dictionary(query))))
    }

    @Test("brings a call's result though nothing is served")
    func alone() async throws {
        let system = try FakeSystem { message in
            guard case .call(let id, _) = message else { return nil }
            return .result(id: id, .keychain(KeychainReply(.itemNotFound)))
        }
        #expect(await call(system.link) == .success(.keychain(KeychainReply(.itemNotFound))))
        #expect(await call(system.link) == .success(.keychain(KeychainReply(.itemNotFound))))
    }

    @Test("a lasting call is answered when the person is done, and holds up no other", arguments: [true, false])
    func lasting(isAnswered: Bool) async throws {
        let system = try FakeSystem { message in
            guard case .call(let id, .keychain) = message else { return nil }
            return .result(id: id, .keychain(KeychainReply(.success)))
        }
        let (results, arrived) = AsyncStream.makeStream(of: Result<SystemResult, SystemCallFailure>.self)
        system.link.ask(.voiceShortcuts(.all)) { arrived.yield($0) }
        #expect(await call(system.link) == .success(.keychain(KeychainReply(.success))))
        if isAnswered {
            try system.send(.result(id: 1, .voiceShortcuts(.done)))
            try system.send(.result(id: 1, .voiceShortcuts(.cancelled)))
            #expect(await call(system.link) == .success(.keychain(KeychainReply(.success))))
        }
        system.hangUp()
        system.link.ask(.voiceShortcuts(.dismiss)) { arrived.yield($0) }
        var all: [Result<SystemResult, SystemCallFailure>] = []
        for await result in results.prefix(2) { all.append(result) }
        #expect(all == [isAnswered ? .success(.voiceShortcuts(.done)) : .failure(.closed), .failure(.closed)])
    }

    @Test("gives each of many threads its own result")
    func many() async throws {
        let system = try FakeSystem(answer: Self.echo)
        await withTaskGroup { group in
            for number in 0..<200 {
                group.addTask {
                    let query: KeychainRequest.Attributes = ["port": .integer(number)]
                    let result = await call(system.link, .keychain(.copyMatching(query)))
                    #expect(result == .success(.keychain(KeychainReply(.success, result: .dictionary(query)))))
                }
            }
        }
    }

    @Test("lets a handler call while it answers, more of them than there are cores")
    func insideHandlers() async throws {
        let system = try FakeSystem(answer: Self.echo)
        let link = system.link
        link.serve(
            .requests { request, id in
                let query: KeychainRequest.Attributes = ["port": .integer(id)]
                do throws(SystemCallFailure) {
                    let result = try link.call(.keychain(.copyMatching(query)))
                    #expect(result == .keychain(KeychainReply(.success, result: .dictionary(query))))
                } catch {
                    Issue.record(error)
                }
                link.send(.reply(id: id, .defaultValue(nil)))
            }, ended: { _ in })
        let count = 2 * ProcessInfo.processInfo.activeProcessorCount + 4
        for id in 1...count { try system.send(.request(id: id, .confirm(IntentPayload(className: "A.B")))) }
        var answered: Set<Int> = []
        for await case .reply(let id, _) in system.messages {
            answered.insert(id)
            if answered.count == count { break }
        }
        #expect(answered == Set(1...count))
    }

    @Test("gives up a call at its deadline; a result that comes later is nobody's")
    func deadline() async throws {
        let system = try FakeSystem()
        #expect(await call(system.link, within: .milliseconds(1)) == .failure(.timeout(.milliseconds(1))))
        for await case .call(let id, _) in system.messages {
            try system.send(.result(id: id, .keychain(KeychainReply(.success))))
            break
        }
        async let next = call(system.link)
        for await case .call(let id, _) in system.messages {
            try system.send(.result(id: id, .keychain(KeychainReply(.itemNotFound))))
            break
        }
        #expect(await next == .success(.keychain(KeychainReply(.itemNotFound))))
    }

    @Test("fails every call that is open when the system hangs up, and all later ones")
    func hangUp() async throws {
        let system = try FakeSystem()
        async let first = call(system.link)
        async let second = call(system.link)
        var open = 0
        for await case .call in system.messages {
            open += 1
            if open == 2 { break }
        }
        system.hangUp()
        #expect(await first == .failure(.closed))
        #expect(await second == .failure(.closed))
        #expect(await call(system.link) == .failure(.closed))
    }

    @Test("does not send a call that no frame holds")
    func tooLarge() async throws {
        let system = try FakeSystem()
        let text = String(repeating: "x", count: WireVersion.frameLimit)
        let result = await call(system.link, .keychain(.delete(["acct": .string(text)])))
        guard case .failure(.unsendable) = result else { return #expect(Bool(false), "\(result)") }
    }

    @Test("ends when it is asked before it has said hello")
    func tooEarly() async throws {
        let system = try FakeSystem()
        async let result = call(system.link)
        for await case .call in system.messages { break }
        try system.send(.request(id: 1, .confirm(IntentPayload(className: "A.B"))))
        #expect(await result == .failure(.closed))
    }

    static let strays: [WireMessage] = [
        .call(id: 1, .keychain(.delete([:]))), .reply(id: 1, .defaultValue(nil)), .fault(id: 1, text: "x"),
        .event(id: 1, .memoryWarning), .delivered(id: 1, handled: true),
    ]

    @Test("ends with the reason when it gets what is not for its side", arguments: strays)
    func stray(_ message: WireMessage) async throws {
        let system = try FakeSystem()
        let (endings, ended) = AsyncStream.makeStream(of: SystemLink.Ending.self)
        system.link.serve(.requests { _, _ in }, ended: { ended.yield($0) })
        try system.send(message)
        guard case .unreadable(let reason)? = await endings.first(where: { _ in true }) else {
            return #expect(Bool(false))
        }
        #expect(reason.contains("requests and results only"))
    }

    @Test("tells an app its events in the order they arrive")
    func events() async throws {
        let system = try FakeSystem()
        let (events, told) = AsyncStream.makeStream(of: Int.self)
        system.link.serve(
            .app { if case .event(let event, let id) = $0 { told.yield(event == .memoryWarning ? id : -id) } },
            ended: { _ in told.finish() })
        for id in 1...500 { try system.send(.event(id: id, .memoryWarning)) }
        system.hangUp()
        #expect(await events.reduce(into: []) { $0.append($1) } == Array(1...500))
    }

    static let strangeToApps: [(message: WireMessage, reason: String)] = [
        (.request(id: 1, .confirm(IntentPayload(className: "A.B"))), "an app takes events, touches"),
        (.done(id: 1, .active), "an app takes events, touches"),
    ]

    @Test("ends with the reason when an app gets what is not for it", arguments: strangeToApps)
    func strangeToApp(_ message: WireMessage, reason: String) async throws {
        let system = try FakeSystem()
        let (endings, ended) = AsyncStream.makeStream(of: SystemLink.Ending.self)
        system.link.serve(.app { _ in }, ended: { ended.yield($0) })
        try system.send(message)
        guard case .unreadable(let text)? = await endings.first(where: { _ in true }) else {
            return #expect(Bool(false))
        }
        #expect(text.contains(reason))
    }
}
