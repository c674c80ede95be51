// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import Wire

@testable @_spi(Generated) import Intents

@Suite("A shortcut")
struct INShortcutTests {
    /// A shortcut only with a place, or with nothing at all if that is titled.
    private class ShowIntent: INIntent {
        var place: String?
        var note: String?
        override class var properties: [IntentProperty] {
            [IntentProperty("place", \ShowIntent.place), IntentProperty("note", \ShowIntent.note)]
        }
        override class var shortcutTypes: [[String]]? { [["place"], ["place", "note"]] }
    }

    private final class NeverIntent: INIntent {
        override class var shortcutTypes: [[String]]? { [] }
    }

    @Test("is made of an intent that has all values of one of its combinations, and of no other")
    func eligibility() throws {
        let intent = ShowIntent()
        #expect(INShortcut(intent: intent) == nil)
        intent.note = "loud"
        #expect(INShortcut(intent: intent) == nil)
        intent.place = "harbour"
        #expect(INShortcut(intent: intent) != nil)
        #expect(INShortcut(intent: NeverIntent()) == nil)
        #expect(INShortcut(intent: OrderPizzaIntent()) != nil)
    }

    @Test("keeps the intent as it was")
    func copied() throws {
        let intent = OrderPizzaIntent()
        intent.note = "hot"
        let shortcut = try #require(INShortcut(intent: intent))
        intent.note = "cold"
        #expect((shortcut.intent as? OrderPizzaIntent)?.note == "hot")
        #expect(shortcut.userActivity == nil)
    }

    @Test("is equal to another that does the same")
    func equality() throws {
        func order(_ note: String) -> INShortcut {
            let intent = OrderPizzaIntent()
            intent.note = note
            return .intent(intent)
        }
        func visit(_ number: Int) -> INShortcut {
            let activity = NSUserActivity(activityType: "org.example.visit")
            activity.userInfo = ["number": number]
            return INShortcut(userActivity: activity)
        }
        #expect(order("a") == order("a"))
        #expect(order("a").hashValue == order("a").hashValue)
        #expect(order("a") != order("b"))
        #expect(visit(1) == visit(1))
        #expect(visit(1).hashValue == visit(1).hashValue)
        #expect(visit(1) != visit(2))
        #expect(visit(1) != order("a"))
        #expect(Set([order("a"), order("a"), visit(1)]).count == 2)
    }

    @Test("is the same whatever phrase it proposes")
    func same() throws {
        let intent = OrderPizzaIntent()
        let other = OrderPizzaIntent()
        other.suggestedInvocationPhrase = "Pizza"
        #expect(INShortcut.intent(intent) != .intent(other))
        #expect(INShortcut.intent(intent).isSame(as: .intent(other)))
        other.note = "hot"
        #expect(!INShortcut.intent(intent).isSame(as: .intent(other)))
        let visit = NSUserActivity(activityType: "org.example.visit")
        visit.persistentIdentifier = "a"
        let later = NSUserActivity(activityType: "org.example.visit")
        later.persistentIdentifier = "a"
        later.title = "Later"
        #expect(INShortcut(userActivity: visit).isSame(as: INShortcut(userActivity: later)))
        later.persistentIdentifier = "b"
        #expect(!INShortcut(userActivity: visit).isSame(as: INShortcut(userActivity: later)))
    }

    @Test("is read in a switch, as an enumeration")
    func enumeration() {
        let shortcut = INShortcut(userActivity: NSUserActivity(activityType: "org.example.visit"))
        switch shortcut {
        case .intent: Issue.record("it is an activity")
        case .userActivity(let activity): #expect(activity.activityType == "org.example.visit")
        }
        #expect("\(shortcut)" == "org.example.visit")
    }

    @Test("travels and comes back the same")
    func travelling() throws {
        let intent = OrderPizzaIntent()
        intent.note = "hot"
        for shortcut in [INShortcut.intent(intent), .userActivity(NSUserActivity(activityType: "a"))] {
            #expect(try INShortcut(shortcut.payload()) == shortcut)
        }
        let missing = #expect(throws: MissingClass.self) {
            try INShortcut(.intent(IntentPayload(className: "Nowhere.NoIntent")))
        }
        #expect(missing?.name == "Nowhere.NoIntent")
    }
}
