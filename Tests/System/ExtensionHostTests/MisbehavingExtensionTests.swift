// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import ExtensionHost
import Foundation
import IntentValues
import Sentences
import TestSupport
import Testing
import Wire

/// A way to misbehave and what the host has to say of it.
struct Misbehaviour: CustomTestStringConvertible, Sendable {
    let mode: String
    let request: ExtensionRequest
    let kind: ExtensionFailure.Kind
    /// Words of the sentence a developer reads.
    let words: String
    var attempts = 1
    var limits = ExtensionLimits.forTests

    var testDescription: String { mode }

    static let all: [Misbehaviour] = [
        Misbehaviour(mode: "exitsAtStart", request: .handleOrder, kind: .launchFailed, words: "exited with status 3"),
        Misbehaviour(mode: "crashesAtStart", request: .handleOrder, kind: .launchFailed, words: "before it was ready"),
        Misbehaviour(
            mode: "neverReady", request: .handleOrder, kind: .timeout, words: "was not ready within 1.0 seconds",
            limits: .impatient),
        Misbehaviour(
            mode: "saysWrongVersion", request: .handleOrder, kind: .protocolViolation, words: "version 99"),
        Misbehaviour(mode: "saysHelloTwice", request: .handleOrder, kind: .protocolViolation, words: "hello twice"),
        Misbehaviour(
            mode: "answersBeforeHello", request: .handleOrder, kind: .protocolViolation, words: "before it said hello"),
        Misbehaviour(
            mode: "crashesInResolve", request: .resolveQuantity, kind: .crashed, words: "to resolve ‘quantity’",
            attempts: 2),
        Misbehaviour(mode: "crashesInHandle", request: .handleOrder, kind: .crashed, words: "SIG"),
        Misbehaviour(mode: "exitsInHandle", request: .handleOrder, kind: .crashed, words: "exited with status 0"),
        Misbehaviour(
            mode: "hangsInConfirm", request: .confirmOrder, kind: .timeout, words: "did not answer within 1.0 seconds",
            limits: .impatient),
        Misbehaviour(mode: "printsWithoutEnd", request: .handleOrder, kind: .floodedOutput, words: "4194304 bytes"),
        Misbehaviour(mode: "printsErrorsWithoutEnd", request: .confirmOrder, kind: .floodedOutput, words: "4194304"),
        Misbehaviour(mode: "allocatesWithoutEnd", request: .confirmOrder, kind: .outOfMemory, words: "256 MiB"),
        Misbehaviour(mode: "allocatesOneGreatPiece", request: .handleOrder, kind: .outOfMemory, words: "256 MiB"),
        Misbehaviour(mode: "sendsNoJSON", request: .handleOrder, kind: .protocolViolation, words: "not JSON"),
        Misbehaviour(mode: "sendsTooLongFrame", request: .handleOrder, kind: .protocolViolation, words: "4294967295"),
        Misbehaviour(mode: "sendsEmptyFrame", request: .handleOrder, kind: .protocolViolation, words: "0 bytes"),
        Misbehaviour(mode: "sendsDeepNesting", request: .handleOrder, kind: .protocolViolation, words: "96 deep"),
        Misbehaviour(mode: "asks", request: .handleOrder, kind: .protocolViolation, words: "no known kind"),
        Misbehaviour(mode: "floodsAnswers", request: .handleOrder, kind: .protocolViolation, words: "64 messages"),
        Misbehaviour(
            mode: "closesConnection", request: .handleOrder, kind: .crashed, words: "closed descriptor 3"),
    ]
}

@Suite("An extension that misbehaves")
struct MisbehavingExtensionTests {
    @Test("fails in its own way, harms no other and leaves no process", arguments: Misbehaviour.all)
    func misbehaviour(_ case: Misbehaviour) async throws {
        let peers = try PeerHost(`case`.limits)
        let failure = try #require(await peers.failure(of: `case`.request, to: peers.launch(`case`.mode)))
        #expect(failure.kind == `case`.kind)
        #expect(failure.identifier == "com.example.peer")
        #expect(failure.text.description.contains(`case`.words), "\(failure.text)")
        let exchange = try #require(peers.record.exchanges.first)
        #expect(exchange.attempts == `case`.attempts)

        let patient = peers.launch(identifier: "com.example.other")
        var answer = try? await peers.host.send(.confirmOrder, to: patient)
        // Where the deadline is short, starting the other one may not be quick enough on a busy machine.
        if answer == nil { answer = try await peers.host.send(.confirmOrder, to: patient) }
        #expect(answer?.reply == .response(ResponsePayload(code: 1)))
        await peers.host.stopAll()
        #expect(peers.survivors == [])
    }

    @Test("is asked a second time when it crashed over what may be repeated")
    func repetition() async throws {
        let peers = try PeerHost()
        let answer = try await peers.host.send(.resolveQuantity, to: peers.launch("crashesTheFirstTime"))
        #expect(answer.reply == .resolution([.success(.integer(2))], isArray: false))
        #expect(peers.record.exchanges.map(\.attempts) == [2])
        await peers.host.stopAll()
    }

    @Test("is never asked to handle twice")
    func noRepetition() async throws {
        let peers = try PeerHost()
        let failure = await peers.failure(of: .handleOrder, to: peers.launch("crashesTheFirstTime"))
        #expect(failure?.kind == .crashed)
        #expect(peers.record.started.count == 1)
        await peers.host.stopAll()
    }

    @Test("leaves its last words to the developer, without what would move a terminal")
    func lastWords() async throws {
        let peers = try PeerHost()
        let failure = await peers.failure(of: .handleOrder, to: peers.launch("printsWordsAndCrashes"))
        let detail = try #require(failure?.detail)
        #expect(detail.hasPrefix("first\nthe [31mlast[0m words\n"))
        await peers.host.stopAll()
    }

    @Test("may answer twice: the second answer is told as a mistake")
    func secondAnswer() async throws {
        let peers = try PeerHost()
        let launch = peers.launch("answersTwice")
        _ = try await peers.host.send(.handleOrder, to: launch)
        // Whatever the first request left behind has arrived before the second answer.
        let second = try await peers.host.send(.confirmOrder, to: launch)
        let told = peers.record.lateFaults + second.faults
        #expect(told.contains { $0.contains("request 1, which is not open") })
        #expect(peers.record.started.count == 1)
        await peers.host.stopAll()
    }

    @Test("may answer what nobody asked: the right answer comes with a mistake")
    func strayAnswer() async throws {
        let peers = try PeerHost()
        let answer = try await peers.host.send(.handleOrder, to: peers.launch("answersAnother"))
        #expect(answer.reply == .response(ResponsePayload(code: 4)))
        #expect(answer.faults.count == 1)
        #expect(answer.faults.first?.contains("4711") == true)
        await peers.host.stopAll()
    }

    @Test("may close its output and go on")
    func closedOutput() async throws {
        let peers = try PeerHost()
        let launch = peers.launch("closesOutput")
        _ = try await peers.host.send(.confirmOrder, to: launch)
        let answer = try await peers.host.send(.handleOrder, to: launch)
        #expect(answer.reply == .response(ResponsePayload(code: 4)))
        await peers.host.stopAll()
        #expect(peers.survivors == [])
    }

    @Test("does not hold up the host by not reading")
    func neverReads() async throws {
        let peers = try PeerHost(.impatient)
        let text = IntentValue.string(String(repeating: "a", count: 4 << 20))
        let intent = IntentPayload(className: "Search", values: ["text": text])
        let failure = await peers.failure(of: .handle(intent), to: peers.launch("neverReads"))
        #expect(failure?.kind == .timeout)
        await peers.host.stopAll()
        #expect(peers.survivors == [])
    }

    @Test("is ended though it ignores signals and the end of its connection")
    func ignoresTheEnd() async throws {
        let peers = try PeerHost()
        _ = try await peers.host.send(.handleOrder, to: peers.launch("ignoresTheEnd"))
        await peers.host.stopAll()
        #expect(peers.survivors == [])
    }

    @Test("takes the processes it started along")
    func orphan() async throws {
        let peers = try PeerHost()
        let alive = peers.folder.url.appending(path: "alive").path(percentEncoded: false)
        let ready = peers.folder.url.appending(path: "ready").path(percentEncoded: false)
        #expect(mkfifo(alive, 0o600) == 0)
        #expect(mkfifo(ready, 0o600) == 0)
        // The orphan writes to the pipe's other end as long as it lives: its end is the pipe's.
        let descriptor = open(alive, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        try #require(descriptor >= 0)
        defer { close(descriptor) }

        let failure = await peers.failure(of: .handleOrder, to: peers.launch("leavesAnOrphan"))
        #expect(failure?.kind == .crashed)
        var watched = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        #expect(poll(&watched, 1, 30_000) == 1)
        #expect(watched.revents & Int16(POLLHUP) != 0)
        await peers.host.stopAll()
        #expect(peers.survivors == [])
    }

    @Test("hangs in one request while the others in it keep their time")
    func oneOfTwoHangs() async throws {
        let clock = ManualClock()
        let peers = try PeerHost(.impatient, clock: clock)
        let launch = peers.launch("forgetsConfirm")
        _ = try await peers.host.send(.resolveQuantity, to: launch)
        async let failure = peers.failure(of: .confirmOrder, to: launch)
        await peers.record.asking(.confirmOrder)
        _ = try await peers.host.send(.handleOrder, to: launch)
        clock.advance(by: .milliseconds(600))
        _ = try await peers.host.send(.handleOrder, to: launch)
        clock.advance(by: .milliseconds(600))
        #expect(await failure?.kind == .timeout)
        _ = try await peers.host.send(.handleOrder, to: launch)
        #expect(peers.record.started.count == 2)
        await peers.host.stopAll()
        #expect(peers.survivors == [])
    }
}
