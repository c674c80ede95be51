// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import ProcessLife
import Sentences
import Testing
import Wire

@Suite("An app that is asked something")
struct NeededTests {
    var app = LifeDriver()

    @Test("is launched where nobody sees it, and stays until nobody waits for it")
    mutating func launch() {
        #expect(app.send(.needed) == [.start, .changed(.starting)])
        #expect(app.life.isBehind)
        #expect(!app.life.takesRequests)
        #expect(app.hello() == [.send(id: 1, .launchInBackground)])
        #expect(app.alarm == LifeLimits.standard.launch)
        #expect(app.done(1, .background) == [.changed(.running(.background))])
        #expect(app.life.takesRequests)
        #expect(app.alarm == nil)
        #expect(app.send(.unneeded) == [])
        #expect(app.alarm == LifeLimits.standard.background)
        #expect(app.ring() == [.suspend, .changed(.suspended)])
    }

    @Test("is woken from its suspension, and suspended again afterwards")
    mutating func wake() {
        app.suspend()
        #expect(app.send(.needed) == [.resume, .changed(.running(.background))])
        #expect(app.life.takesRequests)
        #expect(app.alarm == nil)
        app.send(.unneeded)
        #expect(app.ring() == [.suspend, .changed(.suspended)])
    }

    @Test("in the background is not suspended meanwhile")
    mutating func stay() {
        app.launch()
        app.send(.left)
        app.done(2, .background)
        #expect(app.alarm == LifeLimits.standard.background)
        app.send(.needed)
        #expect(app.alarm == nil)
    }

    @Test("in front stays there, before, meanwhile and afterwards")
    mutating func front() {
        app.launch()
        #expect(app.send(.needed) == [])
        #expect(app.life.takesRequests)
        #expect(app.send(.unneeded) == [])
        #expect(app.life.phase == .running(.active))
    }

    @Test("comes to the front where it is opened meanwhile, before its launch and after it")
    mutating func opened() {
        app.send(.needed)
        app.open(1)
        #expect(app.hello() == [.send(id: 1, .launch(.item(1)))])
        var other = LifeDriver()
        other.send(.needed)
        other.hello()
        other.open(2)
        #expect(other.done(1, .background) == [.changed(.running(.background)), .send(id: 2, .foreground(.item(2)))])
    }

    @Test("is missing for anyone who asks while it ends, and restarts for anyone who asks afterwards")
    mutating func ending() {
        app.launch()
        app.send(.stopped)
        #expect(app.life.isLeaving)
        #expect(app.send(.needed) == [])
        #expect(app.end(.crash).last == .changed(.ended))
        #expect(app.send(.needed) == [.start, .changed(.starting)])
    }

    @Test("is not started again by itself where it crashes over the question")
    mutating func crash() {
        app.send(.needed)
        app.hello()
        app.done(1, .background)
        #expect(app.end(.crash).last == .changed(.ended))
        #expect(app.life.phase == .ended)
    }

    @Test("and never speaks is ended, and what waits for it is not given behind a person’s back")
    mutating func silent() {
        app.send(.needed)
        #expect(app.ring() == [])
        #expect(app.ring().contains(.kill))
        var other = LifeDriver()
        other.open(1)
        other.hello()
        other.end(.murder)
        other.send(.needed)
        #expect(other.hello() == [.send(id: 2, .launchInBackground)])
    }

    @Test("may not say that it is in front", arguments: [AppState.active, .inactive])
    mutating func wrongState(state: AppState) {
        app.send(.needed)
        app.hello()
        #expect(app.done(1, state).contains(.kill))
    }
}
