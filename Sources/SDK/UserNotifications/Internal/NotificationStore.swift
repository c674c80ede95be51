// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

/// The notifications of a process, among its defaults.
final class NotificationStore: Sendable {
    /// As many as iOS keeps; the first ones go.
    static let limit = 64
    private static let key = "UNUserNotificationCenter"

    /// `UserDefaults` can be used by all threads.
    private nonisolated(unsafe) let defaults: UserDefaults
    private let now: @Sendable () -> Date
    private let show: @Sendable (String) -> Void
    private let lock = Mutex(())

    init(
        defaults: UserDefaults, now: @escaping @Sendable () -> Date = { Date() },
        show: @escaping @Sendable (String) -> Void = { FileHandle.standardError.write(Data($0.utf8)) }
    ) {
        self.defaults = defaults
        self.now = now
        self.show = show
    }

    /// What the app has asked for; nil if it has not.
    var authorization: UNAuthorizationOptions? {
        (defaults.dictionary(forKey: Self.key)?["authorization"] as? Int)
            .map { UNAuthorizationOptions(rawValue: UInt(truncatingIfNeeded: $0)) }
    }

    func authorize(_ options: UNAuthorizationOptions) {
        change { $0["authorization"] = Int(truncatingIfNeeded: options.rawValue) }
    }

    func add(_ request: UNNotificationRequest) throws(UNError) {
        let moment = now()
        if let trigger = request.trigger, trigger.date(after: moment) == nil {
            throw UNError(.notificationInvalidNoDate)
        }
        guard let stored = StoredNotification(request, added: moment) else {
            throw UNError(.notificationInvalidNoContent)
        }
        update { pending, _ in
            pending.removeAll { $0.identifier == request.identifier }
            pending.append(stored)
        }
    }

    func pending() -> [UNNotificationRequest] { update { pending, _ in pending.map(\.request) } }

    func delivered() -> [UNNotification] {
        update { _, delivered in delivered.map { UNNotification(date: $0.date, request: $0.request) } }
    }

    func removePending(where isMeant: (String) -> Bool) {
        update { pending, _ in pending.removeAll { isMeant($0.identifier) } }
    }

    func removeDelivered(where isMeant: (String) -> Bool) {
        update { _, delivered in delivered.removeAll { isMeant($0.identifier) } }
    }

    /// Does something with the notifications, those whose time has come delivered before and after.
    @discardableResult
    private func update<Result>(
        _ body: (_ pending: inout [StoredNotification], _ delivered: inout [StoredNotification]) -> Result
    ) -> Result {
        let moment = now()
        var shown = ""
        let result = change { values in
            var pending = StoredNotification.list(values["pending"])
            var delivered = StoredNotification.list(values["delivered"])
            shown += Self.deliver(&pending, to: &delivered, at: moment)
            let result = body(&pending, &delivered)
            shown += Self.deliver(&pending, to: &delivered, at: moment)
            values["pending"] = pending.suffix(Self.limit).map(\.values)
            values["delivered"] = delivered.suffix(Self.limit).map(\.values)
            return result
        }
        if !shown.isEmpty { show(shown) }
        return result
    }

    @discardableResult
    private func change<Result>(_ body: (inout [String: Any]) -> Result) -> Result {
        lock.withLock { _ in
            var values = defaults.dictionary(forKey: Self.key) ?? [:]
            let result = body(&values)
            defaults.set(values, forKey: Self.key)
            return result
        }
    }

    /// Moves what has come, and tells how it is shown.
    private static func deliver(
        _ pending: inout [StoredNotification], to delivered: inout [StoredNotification], at moment: Date
    ) -> String {
        var shown = ""
        var rest: [StoredNotification] = []
        for var notification in pending {
            let request = notification.request
            let due = request.trigger.map { $0.date(after: notification.date) } ?? notification.date
            guard let due, due <= moment else {
                rest.append(notification)
                continue
            }
            if let trigger = request.trigger, trigger.repeats {
                notification.date = moment
                rest.append(notification)
            }
            notification.date = due
            delivered.removeAll { $0.identifier == notification.identifier }
            delivered.append(notification)
            let texts = [request.content.title, request.content.subtitle, request.content.body]
            let words = texts.filter { !$0.isEmpty }.joined(separator: " – ").split(whereSeparator: \.isNewline)
            shown += "notification: \(words.joined(separator: " "))\n"
        }
        pending = rest
        return shown
    }
}
