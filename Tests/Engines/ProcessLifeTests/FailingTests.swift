// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import ProcessLife
import Sentences
import Testing
import Wire

@Suite("An app's life that goes wrong")
struct FailingTests {
    var app = LifeDriver()

    @Test(
        "an item whose method had not returned is given to the next process under its number",
        arguments: [
            ProcessEnd.crash, .murder, .exit(status: 0, text: "exited with status 0"),
        ])
    mutating func deathOverItem(end: ProcessEnd) {
        app.open(7)
        app.hello()
        let effects = app.end(end)
        #expect(effects.contains { if case .failed(let reason) = $0 { reason.kind == .ended } else { false } })
        #expect(effects.last == .changed(.ended))
        app.open(7)
        #expect(app.hello() == [.send(id: 2, .launch(.item(7)))])
    }

    @Test("an item whose method has returned is never given again, whatever comes after")
    mutating func deathAfterItem() {
        app.open(7)
        app.hello()
        #expect(app.delivered(7) == [.forget(id: 7, isHandled: true)])
        #expect(!app.end(.crash).contains(.countCrash(id: 7)))
        app.open()
        #expect(app.hello() == [.send(id: 2, .launch(nil))])
    }

    @Test("also when its process was being ended for its lateness already")
    mutating func lateDelivery() {
        app.open(7)
        app.hello()
        app.ring()
        #expect(app.life.phase == .ending)
        #expect(app.delivered(7) == [.forget(id: 7, isHandled: true)])
        #expect(!app.end(.murder).contains(.countCrash(id: 7)))
    }

    @Test("an app that ends well by itself once it has taken its items has failed nobody, launched or brought back")
    mutating func endsContent() {
        let exit = ProcessEnd.exit(status: 0, text: "exited with status 0")
        app.open(7)
        app.hello()
        app.delivered(7)
        let effects = app.end(exit)
        guard case .gone(let reason) = effects[1] else {
            Issue.record("\(effects)")
            return
        }
        #expect(effects == [.arrived, .gone(reason), .changed(.ended)])
        #expect(reason.kind == .ended)
        #expect("\(reason.text)" == "exited with status 0 while it launched for the quick action ‘7’")

        app = LifeDriver()
        app.suspend()
        app.open(8)
        app.delivered(8)
        #expect(app.end(exit).first == .arrived)
    }

    @Test(
        "one that fails, or has more to take, or was opened for nothing, has not done what it was opened for",
        arguments: [
            ([7], ProcessEnd.crash), ([7], .murder), ([7, 8], .exit(status: 0, text: "")),
            ([], .exit(status: 0, text: "")),
        ])
    mutating func endsEarly(items: [Int], end: ProcessEnd) {
        app.send(.opened(items.map { WaitingDelivery(.item($0)) }))
        app.hello()
        app.delivered(7)
        let effects = app.end(end)
        #expect(effects.contains { if case .failed = $0 { true } else { false } })
        #expect(!effects.contains(.arrived))
    }

    @Test("an item the app crashes over three times is set aside, and not before")
    mutating func poison() {
        for round in 0..<2 {
            app.send(.opened([WaitingDelivery(.item(7), crashes: round)]))
            app.hello()
            #expect(app.end(.crash).contains(.countCrash(id: 7)))
        }
        app.send(.opened([WaitingDelivery(.item(7), crashes: 2), WaitingDelivery(.item(8))]))
        app.hello()
        let effects = app.end(.crash)
        #expect(!effects.contains(.countCrash(id: 7)))
        guard case .setAside(id: 7, let reason) = effects.first else {
            Issue.record("\(effects)")
            return
        }
        #expect(reason.kind == .setAside)
        #expect(reason.text.description.contains("3 times"))
        app.open(8)
        #expect(app.hello().last == .send(id: 4, .launch(.item(8))))
    }

    @Test(
        "a death that says nothing of the app is not counted",
        arguments: [
            ProcessEnd.murder, .exit(status: 0, text: ""),
        ])
    mutating func innocent(end: ProcessEnd) {
        app.open(7)
        app.hello()
        #expect(!app.end(end).contains(.countCrash(id: 7)))
    }

    @Test("a crash over something else is not the item's fault")
    mutating func otherCrash() {
        app.open(7, 8)
        app.hello()
        app.delivered(7)
        let effects = app.end(.crash)
        #expect(!effects.contains { if case .countCrash = $0 { true } else { false } })
    }

    @Test("an event that takes too long ends the app, and counts as a crash over its item")
    mutating func late() {
        app.open(7)
        app.hello()
        #expect(app.alarm == .seconds(20))
        let effects = app.ring()
        #expect(effects.prefix(2) == [.kill, .changed(.ending)])
        guard case .failed(let reason) = effects.last else {
            Issue.record("\(effects)")
            return
        }
        #expect(reason.kind == .timeout)
        #expect(reason.text.description.contains("20.0 seconds while it launched for the quick action ‘7’"))
        #expect(app.end(.murder).contains(.countCrash(id: 7)))
    }

    @Test("every event but the launch has five seconds")
    mutating func shortDeadlines() {
        app.launch()
        app.send(.left)
        #expect(app.alarm == .seconds(5))
        #expect(app.ring() == [.kill, .changed(.ending)])
    }

    @Test("an alarm that was set for something past rings for nothing")
    mutating func staleAlarm() {
        app.open()
        app.hello()
        app.done(1, .active)
        for number in 0...10 { #expect(app.send(.alarm(number)) == []) }
    }

    @Test("done without a word of the item is against the protocol, and the item is not lost")
    mutating func silence() {
        app.open(7)
        app.hello()
        let effects = app.done(1, .active)
        #expect(effects.first == .kill)
        #expect(app.end(.murder).contains(.countCrash(id: 7)))
    }

    @Test(
        "what belongs to nothing changes nothing",
        arguments: [
            AppLife.Event.done(id: 4711, .background), .delivered(id: 4711, isHandled: true),
            .delivered(id: 2, isHandled: true),
        ])
    mutating func strays(event: AppLife.Event) {
        app.open(1, 2)
        app.hello()
        let before = app.life.phase
        let effects = app.send(event)
        #expect(effects.count == 1)
        guard case .report = effects.first else {
            Issue.record("\(effects)")
            return
        }
        #expect(app.life.phase == before)
        app.delivered(1)
        #expect(app.done(1, .active).last == .send(id: 2, .foreground(.item(2))))
    }

    @Test("too much that belongs to nothing ends the app")
    mutating func flood() {
        app.launch()
        for _ in 0..<LifeLimits.standard.strayMessages { app.done(99, .active) }
        #expect(app.life.phase == .running(.active))
        #expect(app.done(99, .active).first == .kill)
    }

    @Test(
        "an app that says it is where it cannot be is ended",
        arguments: [
            (AppLife.Event.opened([]), AppState.background), (.opened([]), .inactive), (.left, .active),
            (.covered, .active),
        ])
    mutating func wrongState(event: AppLife.Event, state: AppState) {
        app.launch()
        if case .opened = event {
            app.send(.left)
            app.done(2, .background)
            app.send(event)
            #expect(app.done(3, state).first == .kill)
        } else {
            app.send(event)
            #expect(app.done(2, state).first == .kill)
        }
    }

    @Test("a second hello is against the protocol")
    mutating func twoHellos() {
        app.open()
        app.hello()
        #expect(app.hello().first == .kill)
    }

    @Test("what an ending process says is not answered")
    mutating func lastWords() {
        app.launch()
        app.send(.broke(reason: "sent nonsense"))
        #expect(app.hello() == [])
        #expect(app.done(1, .active) == [])
        #expect(app.delivered(3) == [])
        #expect(app.send(.left) == [])
    }

    @Test("a process that could not be started leaves the items where they are")
    mutating func notStarted() {
        app.open(7)
        let effects = app.end(.notStarted(reason: "no such file"))
        #expect(effects.first == .failed(AppLife.Reason(.notStarted, "no such file")))
        app.open(7)
        #expect(app.hello() == [.send(id: 1, .launch(.item(7)))])
    }
}
