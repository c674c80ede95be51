// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import ProcessLife
import Sentences
import Testing
import Wire

@Suite("The life of an extension's process")
struct ExtensionLifeTests {
    private typealias Event = ExtensionLife.Event
    private typealias Effect = ExtensionLife.Effect

    /// A process that has been asked under these numbers, until that many seconds after the start.
    private static func life(
        asked: [Int: Int] = [:], drawing: Set<Int> = [], isReady: Bool = true,
        limits: ExtensionLife.Limits = .standard
    ) -> ExtensionLife {
        var life = ExtensionLife(limits: limits, at: .zero)
        if isReady { _ = life.receive(.said(.hello(version: 1)), at: .zero) }
        for (number, seconds) in asked.sorted(by: { $0.key < $1.key }) {
            let isDrawing = drawing.contains(number)
            _ = life.receive(.asked(number, isDrawing: isDrawing, until: .seconds(seconds)), at: .zero)
        }
        return life
    }

    private static let response = ExtensionReply.response(ResponsePayload(code: 4))

    private static func reply(to number: Int, _ reply: ExtensionReply = response) -> Event {
        .said(.reply(id: number, reply))
    }

    private static func failed(_ number: Int, _ cause: ExtensionLife.Cause, wasSent: Bool = true) -> Effect {
        .answer(number, .failed(cause, wasSent: wasSent), faults: [])
    }

    private static func answered(_ number: Int, faults: [String] = []) -> Effect {
        .answer(number, .answered(response, nil), faults: faults)
    }

    private static func panel(_ pixels: PanelReply.Extent?) -> ExtensionReply {
        .panel(PanelReply(isAccepted: true, size: PanelSize(width: 1, height: 1), pixels: pixels))
    }

    private static let crash = ProcessEnd.signal(text: "was ended by SIGILL", from: .itself)

    @Test("holds requests until its hello, and sends them then in their order")
    func hello() {
        var life = ExtensionLife(limits: .standard, at: .zero)
        #expect(
            life.receive(.asked(1, isDrawing: false, until: .seconds(10)), at: .zero) == [.watch(until: .seconds(10))])
        // The alarm that is set comes first.
        #expect(life.receive(.asked(2, isDrawing: false, until: .seconds(11)), at: .seconds(1)) == [])
        #expect(life.receive(.said(.hello(version: 1)), at: .seconds(2)) == [.send(1), .send(2)])
        #expect(life.receive(Self.reply(to: 2), at: .seconds(3)) == [Self.answered(2)])
        #expect(life.idleSince == nil)
        #expect(life.receive(Self.reply(to: 1), at: .seconds(4)) == [Self.answered(1)])
        #expect(life.idleSince == .seconds(4))
    }

    @Test("sets an alarm for the earliest deadline alone, and for the next once it has rung")
    func alarms() {
        var life = Self.life(asked: [1: 10])
        #expect(
            life.receive(.asked(2, isDrawing: true, until: .seconds(5)), at: .zero)
                == [.send(2), .watch(until: .seconds(5))])
        #expect(life.receive(Self.reply(to: 2), at: .seconds(1)) == [Self.answered(2)])
        #expect(life.receive(.alarm(.seconds(5)), at: .seconds(5)) == [.watch(until: .seconds(10))])
        #expect(life.receive(Self.reply(to: 1), at: .seconds(6)) == [Self.answered(1)])
        #expect(life.receive(.alarm(.seconds(10)), at: .seconds(10)) == [])
        #expect(life.takesRequests)
    }

    @Test("that hangs in one request ends after the others have had their time")
    func late() {
        var life = Self.life(asked: [1: 5, 2: 8])
        #expect(
            life.receive(.alarm(.seconds(5)), at: .seconds(5)) == [Self.failed(1, .late), .watch(until: .seconds(8))])
        #expect(!life.takesRequests)
        #expect(life.receive(Self.reply(to: 2), at: .seconds(6)) == [Self.answered(2), .hangUp])
        var hanging = Self.life(asked: [1: 5, 2: 8])
        _ = hanging.receive(.alarm(.seconds(5)), at: .seconds(5))
        #expect(hanging.receive(.alarm(.seconds(8)), at: .seconds(8)) == [Self.failed(2, .late), .kill])
    }

    @Test("that never says hello was not ready in time")
    func notReady() {
        var life = Self.life(asked: [1: 5], isReady: false)
        #expect(
            life.receive(.alarm(.seconds(5)), at: .seconds(5)) == [Self.failed(1, .notReady, wasSent: false), .kill])
    }

    @Test("continues with a request that was abandoned, and keeps its deadline")
    func abandoned() {
        var life = Self.life(asked: [1: 5])
        #expect(life.receive(.abandoned(1), at: .zero) == [Self.failed(1, .cancelled)])
        #expect(life.receive(.abandoned(1), at: .zero) == [])
        #expect(life.idleSince == nil)
        var hanging = life
        #expect(life.receive(Self.reply(to: 1), at: .seconds(2)) == [])
        #expect(life.idleSince == .seconds(2))
        #expect(life.takesRequests)
        #expect(hanging.receive(.alarm(.seconds(5)), at: .seconds(5)) == [.kill])
    }

    @Test("knows what could not be sent, and what did not leave")
    func unsent() {
        var life = Self.life(asked: [1: 5, 2: 5])
        #expect(
            life.receive(.unsendable(1, "too long"), at: .zero)
                == [Self.failed(1, .unsendable("too long"), wasSent: false)])
        #expect(life.receive(.unsent(2), at: .zero) == [])
        #expect(life.receive(.ended(Self.crash), at: .zero) == [Self.failed(2, .ended(Self.crash), wasSent: false)])
    }

    @Test("ends once it has answered, where it is to leave")
    func leaving() {
        var idle = Self.life()
        #expect(idle.receive(.left, at: .zero) == [.hangUp])
        var busy = Self.life(asked: [1: 5])
        #expect(busy.receive(.left, at: .zero) == [])
        #expect(!busy.takesRequests)
        #expect(busy.receive(Self.reply(to: 1), at: .zero) == [Self.answered(1), .hangUp])
        // It leaves because it was asked to.
        #expect(busy.receive(.closedConnection, at: .zero) == [.hangUp])
    }

    /// Something that fails all requests, why, and how the process is ended.
    private static let failures: [(event: Event, cause: ExtensionLife.Cause, means: Effect)] = [
        (.stopped, .stopped, .hangUp),
        (.broke(reason: "sent what cannot be read"), .violation("sent what cannot be read"), .kill),
        (.exceeded(reason: "held too much"), .excess("held too much"), .kill),
        (.printed(65 << 20), .flood, .kill),
        (.said(.hello(version: 1)), .violation("said hello twice"), .kill),
    ]

    @Test("fails all its requests when it has to end, and nothing it says is believed then", arguments: 0..<5)
    func failing(index: Int) {
        let (event, cause, means) = Self.failures[index]
        var life = Self.life(asked: [1: 5, 2: 6])
        #expect(life.receive(event, at: .zero) == [Self.failed(1, cause), Self.failed(2, cause), means])
        #expect(!life.takesRequests)
        #expect(life.receive(Self.reply(to: 1), at: .zero) == [])
        #expect(life.receive(.said(.hello(version: 1)), at: .zero) == [])
        #expect(life.receive(.ended(Self.crash), at: .zero) == [])
        #expect(life.receive(.alarm(.seconds(5)), at: .seconds(5)) == [])
    }

    /// An end, and the cause of it for a request.
    private static let ends: [(isReady: Bool, closes: Bool, end: ProcessEnd, cause: ExtensionLife.Cause)] = [
        (false, false, .notStarted(reason: "no", isMissing: true), .notStarted("no", isMissing: true)),
        (false, true, crash, .endedBeforeHello(crash)),
        (true, true, crash, .ended(crash)),
        (true, true, .signal(text: "", from: .other), .ended(.signal(text: "", from: .other))),
        (true, true, .signal(text: "", from: .system), .closedConnection),
        (true, false, .exit(status: 0, text: "exited"), .ended(.exit(status: 0, text: "exited"))),
    ]

    @Test("ends in ways that tell why there is no answer", arguments: 0..<6)
    func ended(index: Int) {
        let (isReady, closes, end, cause) = Self.ends[index]
        var life = Self.life(asked: [1: 5], isReady: isReady)
        if closes { #expect(life.receive(.closedConnection, at: .zero) == [.hangUp]) }
        #expect(life.receive(.ended(end), at: .zero) == [Self.failed(1, cause, wasSent: isReady)])
        #expect(!life.takesRequests)
        #expect(life.receive(.ended(end), at: .zero) == [])
    }

    @Test("may not answer before it has said hello")
    func early() {
        var life = Self.life(asked: [1: 5], isReady: false)
        let cause = ExtensionLife.Cause.violation("answered before it said hello")
        #expect(life.receive(Self.reply(to: 1), at: .zero) == [Self.failed(1, cause, wasSent: false), .kill])
    }

    @Test("may say a bounded number of things that belong to no request, which count as faults of the oldest")
    func unmatched() {
        var limits = ExtensionLife.Limits.standard
        limits.unmatchedMessages = 2
        var life = Self.life(limits: limits)
        #expect(life.receive(.said(.fault(id: 7, text: "late")), at: .zero) == [.report("late")])
        _ = life.receive(.asked(1, isDrawing: false, until: .seconds(5)), at: .zero)
        _ = life.receive(.said(.fault(id: 7, text: "strange")), at: .zero)
        _ = life.receive(.said(.fault(id: 1, text: "own")), at: .zero)
        #expect(life.receive(Self.reply(to: 1), at: .zero) == [Self.answered(1, faults: ["strange", "own"])])
        guard case .report(let text)? = life.receive(Self.reply(to: 1), at: .zero).first else {
            Issue.record("a second answer is not reported")
            return
        }
        #expect(text.contains("request 1, which is not open"))
        #expect(life.receive(Self.reply(to: 1), at: .zero) == [.kill])
    }

    @Test("answers in two parts where it draws, which have to fit each other")
    func drawing() throws {
        let pixels = try #require(PanelPixels(width: 2, height: 1, bytes: Data(count: 8)))
        var life = Self.life(asked: [1: 5], drawing: [1])
        #expect(life.receive(Self.reply(to: 1, Self.panel(pixels.extent)), at: .zero) == [])
        var twice = life
        let answer = ExtensionLife.Outcome.answered(Self.panel(pixels.extent), pixels)
        #expect(life.receive(.said(.pixels(id: 1, pixels)), at: .zero) == [.answer(1, answer, faults: [])])
        #expect(twice.receive(Self.reply(to: 1, Self.panel(pixels.extent)), at: .zero).last == .kill)
        var unannounced = Self.life(asked: [1: 5], drawing: [1])
        #expect(unannounced.receive(.said(.pixels(id: 1, pixels)), at: .zero).last == .kill)
        var without = Self.life(asked: [1: 5], drawing: [1])
        #expect(
            without.receive(Self.reply(to: 1, Self.panel(nil)), at: .zero)
                == [.answer(1, .answered(Self.panel(nil), nil), faults: [])])
    }

    @Test("is not idle while a run of its waits for a person, up to ten minutes, whatever else it answers meanwhile")
    func waitingRun() {
        let question = ExtensionReply.running(.question(.value(parameter: "soup", nil)))
        var life = Self.life()
        _ = life.receive(.asked(1, run: 7, until: .seconds(30)), at: .zero)
        #expect(life.receive(Self.reply(to: 1, question), at: .seconds(1)).count == 1)
        #expect(life.idleSince == .seconds(601))
        _ = life.receive(.asked(2, run: 8, until: .seconds(30)), at: .seconds(2))
        _ = life.receive(Self.reply(to: 2), at: .seconds(3))
        #expect(life.idleSince == .seconds(603))
        _ = life.receive(.asked(3, run: 7, until: .seconds(40)), at: .seconds(4))
        _ = life.receive(Self.reply(to: 3, .stopped), at: .seconds(5))
        #expect(life.idleSince == .seconds(5))
    }

    @Test("whose run is late does not wait for it any more")
    func lateRun() {
        var life = Self.life()
        _ = life.receive(.asked(1, run: 7, until: .seconds(30)), at: .zero)
        _ = life.receive(Self.reply(to: 1, .running(.question(.choice([], nil)))), at: .seconds(1))
        _ = life.receive(.asked(2, run: 7, until: .seconds(40)), at: .seconds(2))
        #expect(life.receive(.alarm(.seconds(40)), at: .seconds(40)).contains(.kill))
        #expect(!life.takesRequests)
    }
}
