// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppFoundation

/// The activities that responders have, and who shares each.
@MainActor final class ManagedActivities {
    static let shared = ManagedActivities()

    private final class Owner {
        weak var responder: UIResponder?

        init(_ responder: UIResponder) {
            self.responder = responder
        }
    }

    private final class Entry {
        weak var activity: NSUserActivity?
        var owners: [Owner] = []

        init(_ activity: NSUserActivity) {
            self.activity = activity
        }

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
        let entry = entries[ObjectIdentifier(activity)] ?? Entry(activity)
        entry.owners.removeAll { $0.responder == nil || $0.responder === responder }
        entry.owners.append(Owner(responder))
        entries[ObjectIdentifier(activity)] = entry
    }

    /// UIKit's activities end with the last responder that has them.
    private func remove(_ responder: UIResponder, from activity: NSUserActivity) {
        guard let entry = entries[ObjectIdentifier(activity)], entry.activity === activity else { return }
        entry.owners.removeAll { $0.responder == nil || $0.responder === responder }
        guard entry.owners.isEmpty else { return }
        entries[ObjectIdentifier(activity)] = nil
        activity.invalidate()
    }
}
