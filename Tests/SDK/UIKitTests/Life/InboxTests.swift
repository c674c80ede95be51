// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Testing
import Wire

@testable import UIKit

@Suite("What waits for an app that is busy")
struct InboxTests {
    private func touch(_ phase: TouchPayload.Phase, _ x: Double, finger: Int = 0) throws -> MessageToApp {
        .touch(try #require(TouchPayload(finger: finger, phase: phase, x: x, y: 0)))
    }

    private func scroll(_ phase: ScrollPayload.Phase, _ y: Double) throws -> MessageToApp {
        .scroll(try #require(ScrollPayload(layer: 1, phase: phase, x: 0, y: y)))
    }

    /// Messages in a form that can be compared.
    private func told(_ messages: [MessageToApp]) -> [String] { messages.map { "\($0)" } }

    @Test("is the latest place of a finger, and all else that it does")
    func moves() throws {
        let inbox = Inbox()
        let kept = [
            try touch(.began, 0), try touch(.moved, 1000), try touch(.ended, 0), try touch(.began, 0, finger: 1),
            try touch(.moved, 7, finger: 1),
        ]
        inbox.add(kept[0])
        for x in 1...1000 { inbox.add(try touch(.moved, Double(x))) }
        kept.dropFirst(2).forEach(inbox.add)
        #expect(told(inbox.takeAll()) == told(kept))
        #expect(inbox.takeAll().isEmpty)
    }

    @Test("is the latest place of each of two fingers that move at once")
    func twoFingers() throws {
        let inbox = Inbox()
        for x in 1...1000 {
            for finger in 0...1 { inbox.add(try touch(.moved, Double(x), finger: finger)) }
        }
        let kept = [try touch(.moved, 1000), try touch(.moved, 1000, finger: 1)]
        #expect(told(inbox.takeAll()) == told(kept))
    }

    @Test("is where contents are while they are scrolled, and where they come to rest")
    func scrolling() throws {
        let inbox = Inbox()
        for y in 1...1000 { inbox.add(try scroll(.dragging, Double(y))) }
        let kept = [try scroll(.dragging, 1000), try scroll(.resting, 1000), try scroll(.dragging, 1001)]
        kept.dropFirst().forEach(inbox.add)
        #expect(told(inbox.takeAll()) == told(kept))
    }

    @Test("is no more of what a person does than an app can catch up with, and everything of the system")
    func limit() throws {
        let inbox = Inbox()
        for _ in 0..<Inbox.inputLimit {
            inbox.add(try touch(.began, 0))
            inbox.add(try touch(.ended, 0))
        }
        inbox.add(.event(id: 1, .background))
        let messages = inbox.takeAll()
        #expect(messages.count == Inbox.inputLimit + 1)
        #expect(messages.last.map { "\($0)" } == "\(MessageToApp.event(id: 1, .background))")
    }

    @Test("is the end of each touch, however much waits, once")
    func lifted() throws {
        let inbox = Inbox()
        inbox.add(try touch(.began, 0, finger: 2))
        for _ in 1..<Inbox.inputLimit { inbox.add(try touch(.increased, 0)) }
        for _ in 0..<3 {
            inbox.add(try touch(.began, 0, finger: 3))
            inbox.add(try touch(.ended, 5, finger: 2))
        }
        let messages = inbox.takeAll()
        #expect(messages.count == Inbox.inputLimit + 1)
        #expect(told(messages.suffix(1)) == told([try touch(.ended, 5, finger: 2)]))
    }
}
