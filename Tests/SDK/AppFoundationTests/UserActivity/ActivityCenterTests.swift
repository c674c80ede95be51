// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization
import SystemLink
import Testing
import Wire

@testable import AppFoundation

@Suite("The system hears about activities", .timeLimit(.minutes(2)))
struct ActivityCenterTests {
    private func activity(_ title: String) -> NSUserActivity {
        let activity = NSUserActivity(activityType: "com.example.read")
        activity.title = title
        return activity
    }

    @Test("in the order of what happens, each activity under a number of its own")
    func order() async throws {
        let system = try ListeningSystem()
        system.run {
            let (first, second) = (activity("1"), activity("2"))
            first.becomeCurrent()
            second.becomeCurrent()
            first.title = "not current, so untold"
            first.resignCurrent()
            second.resignCurrent()
            first.becomeCurrent()
            first.invalidate()
            withExtendedLifetime(second) {}
        }
        let calls = await system.settledCalls()
        #expect(
            calls.map(\.summary) == [
                "current 1", "current 2", "resigned", "current not current, so untold", "resigned", "invalidated",
                "invalidated",
            ])
        guard case .becameCurrent(let first, _) = calls[0], case .becameCurrent(let second, _) = calls[1],
            case .becameCurrent(let third, _) = calls[3]
        else {
            Issue.record("other calls than those above")
            return
        }
        #expect(first != second)
        #expect(first == third)
    }

    @Test("what changes while it is current is told, what stays the same is not")
    func changes() async throws {
        let system = try ListeningSystem()
        let activity = activity("1")
        system.run { activity.becomeCurrent() }
        _ = await system.settledCalls()
        activity.title = "2"
        activity.title = "2"
        activity.becomeCurrent()
        #expect(await system.settledCalls().map(\.summary) == ["current 1", "updated 2"])
    }

    @Test("an activity without a strong reference is over")
    func released() async throws {
        let system = try ListeningSystem()
        system.run { activity("1").becomeCurrent() }
        #expect(await system.settledCalls().map(\.summary) == ["current 1", "invalidated"])
    }

    @Test("an invalidated activity never becomes current again")
    func invalidated() async throws {
        let system = try ListeningSystem()
        let activity = activity("1")
        system.run {
            activity.invalidate()
            activity.becomeCurrent()
        }
        #expect(await system.settledCalls().isEmpty)
        #expect(!system.center.isCurrent(activity))
    }

    @MainActor
    @Test("on the main thread an activity is told at the end of the turn, filled in whatever order")
    func turn() async throws {
        let system = try ListeningSystem()
        let activity = NSUserActivity(activityType: "com.example.read")
        system.run {
            activity.becomeCurrent()
            activity.title = "filled later"
            activity.isEligibleForSearch = true
        }
        #expect(system.center.isCurrent(activity))
        await nextTurn()
        let calls = await system.settledCalls()
        #expect(calls.map(\.summary) == ["current filled later"])
        guard case .becameCurrent(_, let payload)? = calls.first else {
            Issue.record("\(calls)")
            return
        }
        #expect(payload.eligibility?.contains(.search) == true)
        activity.title = "a"
        activity.title = "b"
        await nextTurn()
        #expect(await system.settledCalls().map(\.summary).last == "updated b")
    }

    @MainActor
    @Test("what was current for less than a turn is told all the same, also when nobody holds it")
    func lessThanATurn() async throws {
        let system = try ListeningSystem()
        system.run {
            let brief = activity("brief")
            brief.becomeCurrent()
            brief.resignCurrent()
            activity("dropped").becomeCurrent()
            activity("last").becomeCurrent()
        }
        await nextTurn()
        let calls = await system.settledCalls().map(\.summary)
        // When the last that holds one lets go is nobody's promise.
        #expect(
            calls.filter { $0 != "invalidated" } == ["current brief", "resigned", "current dropped", "current last"])
        #expect(calls.count { $0 == "invalidated" } == 3)
    }

    @MainActor
    @Test("what waits for the end of the turn can be told before the process is stopped")
    func saveWaiting() async throws {
        let system = try ListeningSystem()
        let activity = activity("1")
        system.run { activity.becomeCurrent() }
        system.center.saveWaiting()
        #expect(await system.settledCalls().map(\.summary) == ["current 1"])
    }

    /// Lets what is queued for the main thread run.
    @MainActor
    private func nextTurn() async {
        await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
    }
}

// MARK: - Saving

extension ActivityCenterTests {
    /// Adds what has happened to a list.
    private final class Witness: NSObject, NSUserActivityDelegate, Sendable {
        let events: Mutex<[String]>

        override init() { events = Mutex([]) }

        func note(_ event: String) { events.withLock { $0.append(event) } }

        func userActivityWillSave(_ userActivity: NSUserActivity) {
            note("delegate")
            userActivity.addUserInfoEntries(from: ["delegate": true])
            // A careless one; it may not be asked forever.
            userActivity.needsSave = true
        }
    }

    @Test("responders, then the delegate, add to what needs saving; then it is told, then the app hears about it")
    func saving() async throws {
        let system = try ListeningSystem()
        let witness = Witness()
        system.center.observe(
            .init(
                willSave: {
                    witness.note("responders")
                    $0.addUserInfoEntries(from: ["responder": 1])
                },
                didSave: { _ in witness.note("told") }))
        let activity = activity("1")
        activity.delegate = witness
        system.run { activity.becomeCurrent() }
        #expect(witness.events.withLock { $0 } == ["told"])
        _ = await system.settledCalls()
        activity.needsSave = true
        #expect(!activity.needsSave)
        let calls = await system.settledCalls()
        guard case .updated(_, let payload)? = calls.last else {
            Issue.record("nothing was updated")
            return
        }
        #expect(payload.userInfo == ["responder": .integer(1), "delegate": .boolean(true)])
        let events = witness.events.withLock { $0 }
        #expect(Array(events.suffix(3).prefix(2)) == ["responders", "delegate"])
        #expect(events.last == "told")
    }

    @Test("an activity whose userInfo can't leave the process stays in it, and the developer reads why once")
    func misfit() async throws {
        let system = try ListeningSystem()
        let activity = activity("1")
        activity.userInfo = ["lock": NSLock()]
        system.run { activity.becomeCurrent() }
        activity.title = "2"
        #expect(await system.settledCalls().isEmpty)
        #expect(system.center.complaints.count == 1)
        #expect(system.center.complaints.first?.contains("‘lock’") == true)
        #expect(system.center.isCurrent(activity))
        activity.userInfo = ["lock": "front door"]
        #expect(await system.settledCalls().map(\.summary) == ["current 2"])
    }

    @Test("why the system keeps no shortcut is reported once")
    func refusal() async throws {
        let system = try ListeningSystem { _ in .failure(CallRefusal(.notDone, "it has no title")) }
        let activity = activity("1")
        system.run { activity.becomeCurrent() }
        activity.title = "2"
        _ = await system.settledCalls()
        #expect(system.center.complaints == ["it has no title"])
    }
}

// MARK: - Deleting

extension ActivityCenterTests {
    @Test("to delete is done when the system has answered, and after what was told before")
    func deleting() async throws {
        let system = try ListeningSystem()
        let activity = activity("1")
        await ActivityCenter.$shared.withValue(system.center) {
            activity.becomeCurrent()
            await NSUserActivity.deleteSavedUserActivities(withPersistentIdentifiers: ["a", "b"])
            #expect(system.calls.map(\.summary) == ["current 1", "delete a,b"])
            await NSUserActivity.deleteAllSavedUserActivities()
            #expect(system.calls.map(\.summary).last == "delete all")
        }
    }

    @Test("to delete ends also where there is no system, or it is gone")
    func deletingAlone() async throws {
        await ActivityCenter.$shared.withValue(ActivityCenter(link: nil)) {
            activity("1").becomeCurrent()
            await NSUserActivity.deleteAllSavedUserActivities()
        }
        let system = try ListeningSystem()
        system.hangUp()
        await ActivityCenter.$shared.withValue(system.center) {
            await NSUserActivity.deleteSavedUserActivities(withPersistentIdentifiers: ["a"])
        }
        #expect(system.calls.isEmpty)
    }
}
