// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization
package import SystemLink
import Wire

/// The one place of the process that knows which activity is current and tells the system.
package final class ActivityCenter: Sendable {
    /// What other modules do when an activity is saved, on the thread that saves it: the main thread for one that is
    /// used there.
    package struct Observer: Sendable {
        /// The activity needs saving: those who share it add to it, before its own delegate does.
        package var willSave: @Sendable (NSUserActivity) -> Void
        /// What the activity says now is on its way to the system.
        package var didSave: @Sendable (NSUserActivity) -> Void

        package init(
            willSave: @escaping @Sendable (NSUserActivity) -> Void,
            didSave: @escaping @Sendable (NSUserActivity) -> Void
        ) {
            self.willSave = willSave
            self.didSave = didSave
        }
    }

    /// An activity on its way to the thread it belongs to.
    ///
    /// `@unchecked`: an activity belongs to one thread at a time. Only the main thread puts one in here, and only the
    /// main thread takes it out.
    private struct MainThreadActivity: @unchecked Sendable {
        let activity: NSUserActivity
    }

    private struct State {
        /// The number of the current activity.
        var current: Int?
        /// Activities that are saved at the end of the main thread's turn, in order.
        var waiting: [MainThreadActivity] = []
        var observer: Observer?
    }

    /// The center of the process; a test has its own.
    @TaskLocal package static var shared = ActivityCenter(link: .inherited)

    private let channel: ActivityChannel
    private let state = Mutex(State())

    /// - Parameter link: Nil in a process that the system did not start: everything works, and nothing is sent.
    package init(link: SystemLink?) { channel = ActivityChannel(link: link) }

    /// The observer of saved activities from now on.
    package func observe(_ observer: Observer?) { state.withLock { $0.observer = observer } }

    /// The latest messages to the developer.
    var complaints: Set<String> { channel.complaints }

    package func isCurrent(_ activity: NSUserActivity) -> Bool {
        state.withLock { $0.current == activity.announcement.number }
    }

    /// Saves at once what waits for the end of the main thread's turn; for the main thread.
    ///
    /// To be called before the system may stop the process.
    package func saveWaiting() {
        let waiting = state.withLock { state in
            defer { state.waiting = [] }
            return state.waiting
        }
        for entry in waiting { save(entry.activity) }
    }

    /// Returns once the system has answered everything that was sent so far.
    ///
    /// What was told about the process's contents is among it.
    package func settle() async {
        await channel.settle()
        await CallChannel.contents.settle()
    }
}

// MARK: - The life of an activity

extension ActivityCenter {
    func begin(_ activity: NSUserActivity) {
        let announcement = activity.announcement
        guard !announcement.isOver else {
            StandardError.write(
                "the activity ‘\(activity.activityType)’ was invalidated and can't become current again; make a new one",
                from: "UserActivity")
            return
        }
        announcement.begin(in: self)
        let isNew = state.withLock { state in
            defer { state.current = announcement.number }
            return state.current != announcement.number
        }
        if isNew { announcement.forget() }
        noteChange(of: activity)
    }

    func noteChange(of activity: NSUserActivity) {
        guard isCurrent(activity) else { return }
        guard MainTurn.isHere else { return save(activity) }
        let entry = MainThreadActivity(activity: activity)
        let isFirst = state.withLock { state in
            if !state.waiting.contains(where: { $0.activity === entry.activity }) { state.waiting.append(entry) }
            return state.waiting.count == 1
        }
        if isFirst { DispatchQueue.main.async { [self] in saveWaiting() } }
    }

    func resign(_ activity: NSUserActivity) {
        let number = activity.announcement.number
        // What was current for less than a turn was current.
        let isWaiting = state.withLock { $0.waiting.contains { $0.activity.announcement.number == number } }
        if isWaiting, MainTurn.isHere { saveWaiting() }
        let wasCurrent = state.withLock { state in
            defer { if state.current == number { state.current = nil } }
            return state.current == number
        }
        if wasCurrent { channel.send(.resigned(id: number)) }
    }

    func end(_ number: Int) {
        state.withLock { if $0.current == number { $0.current = nil } }
        channel.send(.invalidated(id: number))
    }

    /// Lets the observers add to the activity, and sends the system what has changed.
    private func save(_ activity: NSUserActivity) {
        let observer = state.withLock { $0.observer }
        let neededSaving = activity.needsSave
        if neededSaving {
            activity.isBeingSaved = true
            defer { activity.isBeingSaved = false }
            observer?.willSave(activity)
            activity.delegate?.userActivityWillSave(activity)
            // Last, so that one who sets it while the activity is saved does not have it saved forever.
            activity.needsSave = false
        }
        guard tell(activity) || neededSaving else { return }
        observer?.didSave(activity)
    }

    /// - Returns: Whether there was anything new to tell.
    private func tell(_ activity: NSUserActivity) -> Bool {
        do throws(ActivityMisfit) {
            let payload = try activity.payload()
            let announcement = activity.announcement
            switch announcement.tell(payload) {
            case .nothingNew: return false
            case .first: channel.send(.becameCurrent(id: announcement.number, payload))
            case .change: channel.send(.updated(id: announcement.number, payload))
            }
            return true
        } catch {
            channel.complain(error.description)
            return false
        }
    }
}

// MARK: - What the system keeps

extension ActivityCenter {
    /// - Parameter then: Called on a queue of the center's, once the system has forgotten them for good.
    func delete(_ call: ActivityCall, then: @escaping @Sendable () -> Void) { channel.send(call, then: then) }
}

/// Whether this code runs where an app's views live.
enum MainTurn {
    private static let mark: DispatchSpecificKey<Void> = {
        let key = DispatchSpecificKey<Void>()
        DispatchQueue.main.setSpecific(key: key, value: ())
        return key
    }()

    /// On the main thread, or on the main queue: in a process that has given its main thread away the queue has
    /// another.
    static var isHere: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: mark) != nil }
}
