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
    private static let question = KeychainRequest.delete([:])

    /// Off the pool, as a call blocks its thread.
    private func call(
        _ link: SystemLink, _ call: KeychainRequest = question, within limit: Duration = .seconds(50)
    ) async -> Result<KeychainReply, SystemCallFailure> {
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

    private static func echo(_ message: MessageFromExtension) -> MessageToExtension? {
        guard case .call(let id, .keychain(.copyMatching(let query))) = message else { return nil }
        return .result(id: id, .reply(to: question, KeychainReply(.success, result: .dictionary(query))))
    }

    @Test("brings a call's result though nothing is served")
    func alone() async throws {
        let system = try ExtensionSystem { message in
            guard case .call(let id, _) = message else { return nil }
            return .result(id: id, .reply(to: Self.question, KeychainReply(.itemNotFound)))
        }
        #expect(await call(system.link) == .success(KeychainReply(.itemNotFound)))
        #expect(await call(system.link) == .success(KeychainReply(.itemNotFound)))
    }

    @Test("a lasting call is answered when the person is done, and holds up no other", arguments: [true, false])
    func lasting(isAnswered: Bool) async throws {
        let system = try ExtensionSystem { message in
            guard case .call(let id, .keychain) = message else { return nil }
            return .result(id: id, .reply(to: Self.question, KeychainReply(.success)))
        }
        let screen = PhraseScreenCall.edit(UUID())
        let (results, arrived) = AsyncStream.makeStream(of: Result<PhraseScreenCall.Reply, SystemCallFailure>.self)
        system.link.ask(screen) { arrived.yield($0) }
        #expect(await call(system.link) == .success(KeychainReply(.success)))
        if isAnswered {
            let reply = PhraseScreenCall.Reply.deleted(UUID())
            try system.send(.result(id: 1, .reply(to: screen, .cancelled)))
            try system.send(.result(id: 1, .reply(to: screen, reply)))
            #expect(await call(system.link) == .success(KeychainReply(.success)))
        }
        system.hangUp()
        system.link.ask(screen) { arrived.yield($0) }
        var all: [Result<PhraseScreenCall.Reply, SystemCallFailure>] = []
        for await result in results.prefix(2) { all.append(result) }
        #expect(all == [isAnswered ? .success(.cancelled) : .failure(.closed), .failure(.closed)])
    }

    @Test("a refusal is a failure with its reason, and so is an answer to another call")
    func refused() async throws {
        let refusal = CallRefusal(.tooMany, "wait")
        let refusing = try ExtensionSystem { message in
            guard case .call(let id, _) = message else { return nil }
            return .result(id: id, .refusal(refusal))
        }
        #expect(await call(refusing.link) == .failure(.refused(refusal)))
        let strange = try ExtensionSystem { message in
            guard case .call(let id, _) = message else { return nil }
            return .result(id: id, .reply(to: PhraseScreenDismissal(), Done()))
        }
        guard case .failure(.unreadable) = await call(strange.link) else {
            return #expect(Bool(false), "it was read")
        }
    }

    @Test("gives each of many threads its own result")
    func many() async throws {
        let system = try ExtensionSystem(answer: Self.echo)
        await withTaskGroup { group in
            for number in 0..<200 {
                group.addTask {
                    let query: KeychainRequest.Attributes = ["port": .integer(number)]
                    let result = await call(system.link, .copyMatching(query))
                    #expect(result == .success(KeychainReply(.success, result: .dictionary(query))))
                }
            }
        }
    }

    @Test("lets a handler call while it answers, more of them than there are cores")
    func insideHandlers() async throws {
        let system = try ExtensionSystem(answer: Self.echo)
        let link = system.link
        link.serve(
            .requests { request, id in
                let query: KeychainRequest.Attributes = ["port": .integer(id)]
                do throws(SystemCallFailure) {
                    let result = try link.call(KeychainRequest.copyMatching(query))
                    #expect(result == KeychainReply(.success, result: .dictionary(query)))
                } catch {
                    Issue.record(error)
                }
                link.reply(.defaultValue(nil), to: id)
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
        let system = try ExtensionSystem()
        #expect(await call(system.link, within: .milliseconds(1)) == .failure(.timeout(.milliseconds(1))))
        for await case .call(let id, _) in system.messages {
            try system.send(.result(id: id, .reply(to: Self.question, KeychainReply(.success))))
            break
        }
        async let next = call(system.link)
        for await case .call(let id, _) in system.messages {
            try system.send(.result(id: id, .reply(to: Self.question, KeychainReply(.itemNotFound))))
            break
        }
        #expect(await next == .success(KeychainReply(.itemNotFound)))
    }

    @Test("fails every call that is open when the system hangs up, and all later ones")
    func hangUp() async throws {
        let system = try ExtensionSystem()
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
        let system = try ExtensionSystem()
        let text = String(repeating: "x", count: WireVersion.frameLimit)
        let result = await call(system.link, .delete(["acct": .string(text)]))
        guard case .failure(.unsendable) = result else { return #expect(Bool(false), "\(result)") }
    }

    @Test("ends when it is asked before it has said hello")
    func tooEarly() async throws {
        let system = try ExtensionSystem()
        async let result = call(system.link)
        for await case .call in system.messages { break }
        try system.send(.request(id: 1, .confirm(IntentPayload(className: "A.B"))))
        #expect(await result == .failure(.closed))
    }

    static let strays: [MessageToApp] = [.event(id: 1, .memoryWarning), .event(id: 1, .launch(nil))]

    @Test("ends with the reason when an extension gets what is for apps", arguments: strays)
    func stray(_ message: MessageToApp) async throws {
        let system = try ExtensionSystem()
        let (endings, ended) = AsyncStream.makeStream(of: SystemLink.Ending.self)
        system.link.serve(.requests { _, _ in }, ended: { ended.yield($0) })
        try system.send(FrameEncoder.encode(message))
        guard case .unreadable(let reason)? = await endings.first(where: { _ in true }) else {
            return #expect(Bool(false))
        }
        #expect(reason.contains("no known kind"))
    }

    @Test("tells an app its events in the order they arrive")
    func events() async throws {
        let system = try AppSystem()
        let (events, told) = AsyncStream.makeStream(of: Int.self)
        system.link.serve(
            .app { if case .event(let id, let event) = $0 { told.yield(event == .memoryWarning ? id : -id) } },
            ended: { _ in told.finish() })
        for id in 1...500 { try system.send(.event(id: id, .memoryWarning)) }
        system.hangUp()
        #expect(await events.reduce(into: []) { $0.append($1) } == Array(1...500))
    }

    @Test("ends with the reason when an app is asked as an extension is")
    func strangeToApp() async throws {
        let system = try AppSystem()
        let (endings, ended) = AsyncStream.makeStream(of: SystemLink.Ending.self)
        system.link.serve(.app { _ in }, ended: { ended.yield($0) })
        try system.send(
            FrameEncoder.encode(MessageToExtension.request(id: 1, .confirm(IntentPayload(className: "A.B")))))
        guard case .unreadable(let text)? = await endings.first(where: { _ in true }) else {
            return #expect(Bool(false))
        }
        #expect(text.contains("no known kind"))
    }
}
