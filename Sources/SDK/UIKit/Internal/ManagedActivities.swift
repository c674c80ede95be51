// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import UserActivity

/// The activities that responders have, and who shares each.
@MainActor final class ManagedActivities {
    static let shared = ManagedActivities()

    private struct Owner {
        weak var responder: UIResponder?
    }

    private struct Entry {
        weak var activity: NSUserActivity?
        var owners: [Owner]

        var responders: [UIResponder] { owners.compactMap(\.responder) }
    }

    private var entries: [ObjectIdentifier: Entry] = [:]

    /// Notes who has which activity, and makes the new one current where the responder is on the screen.
    func responder(_ responder: UIResponder, changedFrom old: NSUserActivity?, to new: NSUserActivity?) {
        if let old { remove(responder, from: old) }
        if let new {
            add(responder, to: new)
            if responder.isOnScreen { new.becomeCurrent() }
        }
    }

    /// A responder has come to the screen.
    func appeared(_ responder: UIResponder) { responder.userActivity?.becomeCurrent() }

    /// A responder has left the screen; its activity is current no more unless another one has it there.
    func disappeared(_ responder: UIResponder) {
        guard let activity = responder.userActivity else { return }
        guard !responders(of: activity).contains(where: { $0 !== responder && $0.isOnScreen }) else { return }
        activity.resignCurrent()
    }

    /// Those who have an activity, in the order in which they got it; empty when it is not UIKit's.
    func responders(of activity: NSUserActivity) -> [UIResponder] {
        guard let entry = entries[ObjectIdentifier(activity)], entry.activity === activity else { return [] }
        return entry.responders
    }

    private func add(_ responder: UIResponder, to activity: NSUserActivity) {
        // An identifier may have been another activity's, which is gone.
        entries = entries.filter { $1.activity != nil }
        var entry = entries[ObjectIdentifier(activity)] ?? Entry(activity: activity, owners: [])
        entry.owners.removeAll { $0.responder == nil || $0.responder === responder }
        entry.owners.append(Owner(responder: responder))
        entries[ObjectIdentifier(activity)] = entry
    }

    /// UIKit's activities end with the last responder that has them.
    private func remove(_ responder: UIResponder, from activity: NSUserActivity) {
        guard var entry = entries[ObjectIdentifier(activity)], entry.activity === activity else { return }
        entry.owners.removeAll { $0.responder == nil || $0.responder === responder }
        entries[ObjectIdentifier(activity)] = entry.owners.isEmpty ? nil : entry
        if entry.owners.isEmpty { activity.invalidate() }
    }
}
