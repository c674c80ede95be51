// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import ProcessLife
import Sentences
import Testing
import Wire

@Suite("An app's life")
struct AppLifeTests {
    var app = LifeDriver()

    @Test("opened for nothing, the app launches, and the caller is told once it is active")
    mutating func launch() {
        #expect(app.open() == [.start, .changed(.starting)])
        #expect(app.hello() == [.send(id: 1, .launch(nil))])
        #expect(app.done(1, .active) == [.changed(.running(.active)), .arrived])
        #expect(app.open() == [.arrived])
    }

    @Test("what waits is given oldest first, the first with the launch, one at a time")
    mutating func order() {
        app.open(1, 2, 3)
        #expect(app.hello() == [.send(id: 1, .launch(.item(1)))])
        #expect(app.delivered(1) == [.forget(id: 1, isHandled: true)])
        #expect(app.done(1, .active) == [.changed(.running(.active)), .send(id: 2, .foreground(.item(2)))])
        #expect(app.delivered(2, isHandled: false) == [.forget(id: 2, isHandled: false)])
        #expect(app.done(2, .active) == [.send(id: 3, .foreground(.item(3)))])
        app.delivered(3)
        #expect(app.done(3, .active) == [.arrived])
    }

    @Test("an item that comes while another is being given waits for its turn")
    mutating func meanwhile() {
        app.open(1)
        app.hello()
        // The one on its way is still on the disk, so it is in the list.
        #expect(app.open(1, 2) == [])
        app.delivered(1)
        #expect(app.done(1, .active) == [.changed(.running(.active)), .send(id: 2, .foreground(.item(2)))])
    }

    @Test("an app that leaves is suspended after its time in the background, and woken by the next opening")
    mutating func suspension() {
        app.launch()
        #expect(app.send(.left) == [.send(id: 2, .background)])
        #expect(app.done(2, .background) == [.changed(.running(.background))])
        #expect(app.alarm == LifeLimits.standard.background)
        #expect(app.ring() == [.suspend, .changed(.suspended)])
        #expect(app.life.isOutOfFront)
        #expect(
            app.open(4) == [
                .resume, .changed(.running(.background)), .send(id: 3, .foreground(.item(4))),
            ])
        app.delivered(4)
        #expect(app.done(3, .active) == [.changed(.running(.active)), .arrived])
    }

    @Test("an app that works in the background is suspended later, and as usual once its work is done")
    mutating func work() {
        app.launch()
        #expect(app.send(.busy(true)) == [])
        app.send(.left)
        app.done(2, .background)
        #expect(app.alarm == LifeLimits.standard.work)
        #expect(app.send(.busy(false)) == [])
        #expect(app.alarm == LifeLimits.standard.background)
        #expect(app.ring() == [.suspend, .changed(.suspended)])
    }

    @Test("an app that is to end is told so once its work is done, or has taken too long", arguments: [true, false])
    mutating func endAfterWork(isDone: Bool) {
        app.launch()
        app.send(.busy(true))
        #expect(app.send(.stopped) == [.send(id: 2, .background)])
        #expect(app.done(2, .background) == [.changed(.running(.background))])
        #expect(app.alarm == LifeLimits.standard.work)
        #expect((isDone ? app.send(.busy(false)) : app.ring()) == [.send(id: 3, .terminate)])
    }

    @Test("work of a process that has ended is no work of the next")
    mutating func workOfAnother() {
        app.launch()
        app.send(.busy(true))
        app.end(.murder)
        app.open()
        app.hello()
        app.done(2, .active)
        app.send(.left)
        app.done(3, .background)
        #expect(app.alarm == LifeLimits.standard.background)
    }

    @Test("no time runs for an app that is suspended")
    mutating func timeless() {
        app.suspend()
        #expect(app.alarm == nil)
    }

    @Test("opened again before its time in the background is over, the app stays awake")
    mutating func quickReturn() {
        app.launch()
        app.send(.left)
        app.done(2, .background)
        #expect(app.open() == [.send(id: 3, .foreground(nil))])
        app.done(3, .active)
        #expect(app.alarm == nil)
        #expect(app.life.phase == .running(.active))
    }

    @Test("an app that is sent away while it is being opened arrives first, with all that waits for it")
    mutating func leaveWhileOpening() {
        app.open(1, 2)
        #expect(app.send(.left) == [])
        app.hello()
        app.delivered(1)
        #expect(app.done(1, .active) == [.changed(.running(.active)), .send(id: 2, .foreground(.item(2)))])
        app.delivered(2)
        #expect(app.done(2, .active) == [.arrived, .send(id: 3, .background)])
    }

    @Test("a covered app is inactive, and active again when it is opened")
    mutating func covered() {
        app.launch()
        #expect(app.send(.covered) == [.send(id: 2, .resignActive)])
        app.done(2, .inactive)
        #expect(app.open() == [.send(id: 3, .foreground(nil))])
    }

    @Test("a covered app is active again when nothing covers it any more, also when that comes soon")
    mutating func uncovered() {
        app.launch()
        #expect(app.send(.covered) == [.send(id: 2, .resignActive)])
        #expect(app.send(.uncovered) == [])
        #expect(app.done(2, .inactive) == [.changed(.running(.inactive)), .send(id: 3, .foreground(nil))])
        #expect(app.done(3, .active) == [.changed(.running(.active))])
        #expect(app.send(.uncovered) == [])
    }

    @Test("a covered app that is opened gets its item while it is inactive, and is not told about the cover's end")
    mutating func openedUnderCover() {
        app.launch()
        app.send(.covered)
        app.done(2, .inactive)
        #expect(app.open(1) == [.send(id: 3, .foreground(.item(1)))])
        app.delivered(1)
        #expect(app.done(3, .active) == [.changed(.running(.active)), .arrived])
        #expect(app.send(.uncovered) == [])
    }

    @Test("a covered app that leaves does not come back when the cover goes")
    mutating func leavesUnderCover() {
        app.launch()
        app.send(.covered)
        app.done(2, .inactive)
        #expect(app.send(.left) == [.send(id: 3, .background)])
        app.done(3, .background)
        #expect(app.send(.uncovered) == [])
        #expect(app.send(.covered) == [])
    }

    @Test("an app that is stopped leaves the screen, is told, and has its moment to end")
    mutating func stop() {
        app.launch()
        #expect(app.send(.stopped) == [.send(id: 2, .background)])
        #expect(app.done(2, .background) == [.changed(.running(.background)), .send(id: 3, .terminate)])
        #expect(app.done(3, .background) == [.hangUp, .changed(.ending)])
        #expect(app.end(.exit(status: 0, text: "")) == [.gone(.stop), .changed(.ended)])
    }

    @Test("a suspended app is never told that it ends", arguments: [AppLife.Event.stopped, .evicted])
    mutating func endInSuspension(event: AppLife.Event) {
        app.suspend()
        #expect(app.send(event) == [.kill, .changed(.ending)])
    }

    @Test("only a suspended app is ended to make room")
    mutating func eviction() {
        app.launch()
        #expect(app.send(.evicted) == [])
        #expect(app.life.phase == .running(.active))
    }

    @Test("the app in front is warned of memory running out, once it is done with what it is at")
    mutating func memory() {
        app.launch()
        #expect(app.send(.memoryLow) == [.send(id: 2, .memoryWarning)])
        #expect(app.send(.memoryLow) == [])
        #expect(app.done(2, .active) == [.send(id: 3, .memoryWarning)])
        #expect(app.done(3, .active) == [])
    }

    @Test("an app in the background is not warned")
    mutating func memoryInBackground() {
        app.launch()
        app.send(.left)
        app.done(2, .background)
        #expect(app.send(.memoryLow) == [])
    }

    @Test("opened while it is being stopped, the app ends all the same, and another process starts")
    mutating func reopening() {
        app.launch()
        app.send(.stopped)
        #expect(app.open(5) == [])
        app.done(2, .background)
        app.done(3, .background)
        #expect(
            app.end(.exit(status: 0, text: ""))
                == [.gone(.stop), .changed(.ended), .start, .changed(.starting)])
        #expect(app.hello() == [.send(id: 4, .launch(.item(5)))])
    }

    @Test("stopped again after it was opened while stopping, it stays away, and the caller is told")
    mutating func reopeningStopped() {
        app.launch()
        app.send(.stopped)
        app.open(5)
        #expect(app.send(.stopped) == [.failed(.stop)])
        app.done(2, .background)
        app.done(3, .background)
        #expect(app.end(.exit(status: 0, text: "")) == [.gone(.stop), .changed(.ended)])
    }
}
