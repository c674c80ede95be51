// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import ProcessLife
import Sentences
import Testing
import Wire

@Suite("A program that does not speak")
struct SilentTests {
    var app = LifeDriver()

    @Test("counts as in front after five seconds, and its end is no failure")
    mutating func silent() {
        app.open()
        #expect(app.alarm == .seconds(5))
        #expect(app.ring() == [.changed(.silent), .arrived])
        #expect(app.alarm == nil)
        #expect(app.end(.exit(status: 3, text: "")).contains(.endedSilently))
    }

    @Test("that ends at once was opened for its own sake")
    mutating func short() {
        app.open()
        let effects = app.end(.exit(status: 0, text: "exited with status 0"))
        #expect(effects.first == .endedSilently)
    }

    @Test("takes no items: they are set aside when it comes to a good end")
    mutating func items() {
        app.open(1, 2)
        let effects = app.end(.exit(status: 0, text: ""))
        let ids = effects.compactMap { if case .setAside(let id, let reason) = $0 { (id, reason.kind) } else { nil } }
        #expect(ids.map(\.0) == [1, 2])
        #expect(ids.allSatisfy { $0.1 == .takesNoItems })
    }

    @Test("and at once while it runs")
    mutating func itemsWhileRunning() {
        app.open()
        app.ring()
        let effects = app.open(1)
        guard case .setAside(id: 1, _) = effects.first else {
            Issue.record("\(effects)")
            return
        }
        #expect(effects.last == .arrived)
    }

    @Test("but an app that crashes before its hello keeps them", arguments: [ProcessEnd.crash, .murder])
    mutating func crash(end: ProcessEnd) {
        app.open(1)
        let effects = app.end(end)
        #expect(!effects.contains { if case .setAside = $0 { true } else { false } })
        #expect(!effects.contains(.countCrash(id: 1)))
        app.open(1)
        #expect(app.hello() == [.send(id: 1, .launch(.item(1)))])
    }

    @Test("with items to take has twenty seconds for its hello")
    mutating func lateHello() {
        app.open(1)
        #expect(app.ring() == [])
        #expect(app.alarm == .seconds(15))
        #expect(app.ring().first == .kill)
    }

    @Test("may speak late, and is an app from then on")
    mutating func lateButWelcome() {
        app.open()
        app.ring()
        #expect(app.hello() == [.changed(.starting), .send(id: 1, .launch(nil))])
        #expect(app.done(1, .active) == [.changed(.running(.active))])
    }

    @Test("is asked to end by a signal")
    mutating func stop() {
        app.open()
        app.ring()
        #expect(app.send(.stopped) == [.terminate, .changed(.ending)])
        #expect(app.end(.murder) == [.gone(.stop), .changed(.ended)])
    }
}
