// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Takes the notifications that an app wants to show.
///
/// The system has no notifications of apps yet. Requests are kept among the process's defaults, so that an app finds
/// what it has added, and takes away what it removes; one whose time has come is written to standard error, which
/// `beckon serve` shows, when the process next asks or adds. Nobody taps on one, so a delegate hears about none. Anyone
/// who asks for authorization gets it.
public final class UNUserNotificationCenter: NSObject, @unchecked Sendable {
    private static let center = UNUserNotificationCenter(store: NotificationStore(defaults: .standard))

    private let store: NotificationStore
    private let lock = NSLock()
    private weak var heldDelegate: (any UNUserNotificationCenterDelegate)?
    private var categories: Set<UNNotificationCategory> = []

    init(store: NotificationStore) {
        self.store = store
        super.init()
    }

    /// That of this process.
    public class func current() -> UNUserNotificationCenter { center }

    /// Who is asked about notifications.
    public var delegate: (any UNUserNotificationCenterDelegate)? {
        get { lock.withLock { heldDelegate } }
        set { lock.withLock { heldDelegate = newValue } }
    }

    /// Content in extensions of the app is not shown.
    public var supportsContentExtensions: Bool { false }

    // MARK: Authorization

    /// Asks whether notifications may be shown; nobody is asked, they may.
    public func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
        store.authorize(options)
        return true
    }

    /// Asks whether notifications may be shown; nobody is asked, they may.
    public func requestAuthorization(
        options: UNAuthorizationOptions = [], completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        store.authorize(options)
        answer { completionHandler(true, nil) }
    }

    /// What may be shown.
    public func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings(store.authorization) }

    /// What may be shown.
    public func getNotificationSettings(completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void) {
        let settings = UNNotificationSettings(store.authorization)
        answer { completionHandler(settings) }
    }

    // MARK: Requests

    /// Adds a notification, in the place of one of the same identifier.
    ///
    /// - Throws: ``UNError`` where it has nothing to show, or its trigger no date.
    public func add(_ request: UNNotificationRequest) async throws { try store.add(request) }

    /// Adds a notification, in the place of one of the same identifier.
    public func add(
        _ request: UNNotificationRequest,
        withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        let result = Result { try store.add(request) }
        guard let completionHandler else { return }
        answer {
            switch result {
            case .success: completionHandler(nil)
            case .failure(let error): completionHandler(error)
            }
        }
    }

    /// The notifications whose time has not come.
    public func pendingNotificationRequests() async -> [UNNotificationRequest] { store.pending() }

    /// The notifications whose time has not come.
    public func getPendingNotificationRequests(
        completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
    ) {
        let requests = store.pending()
        answer { completionHandler(requests) }
    }

    /// Takes notifications away whose time has not come.
    public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
        store.removePending { identifiers.contains($0) }
    }

    /// Takes all notifications away whose time has not come.
    public func removeAllPendingNotificationRequests() { store.removePending { _ in true } }

    // MARK: Delivered notifications

    /// The notifications whose time has come.
    public func deliveredNotifications() async -> [UNNotification] { store.delivered() }

    /// The notifications whose time has come.
    public func getDeliveredNotifications(completionHandler: @escaping @Sendable ([UNNotification]) -> Void) {
        let notifications = store.delivered()
        answer { completionHandler(notifications) }
    }

    /// Takes notifications away whose time has come.
    public func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
        store.removeDelivered { identifiers.contains($0) }
    }

    /// Takes all notifications away whose time has come.
    public func removeAllDeliveredNotifications() { store.removeDelivered { _ in true } }

    // MARK: Categories and badges

    /// Says which actions notifications have.
    public func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
        lock.withLock { self.categories = categories }
    }

    /// Which actions notifications have.
    public func notificationCategories() async -> Set<UNNotificationCategory> { lock.withLock { categories } }

    /// Which actions notifications have.
    public func getNotificationCategories(
        completionHandler: @escaping @Sendable (Set<UNNotificationCategory>) -> Void
    ) {
        let categories = lock.withLock { self.categories }
        answer { completionHandler(categories) }
    }

    /// Sets the number on the app's icon, which nobody shows.
    public func setBadgeCount(_ newBadgeCount: Int) async throws {}

    /// Sets the number on the app's icon, which nobody shows.
    public func setBadgeCount(
        _ newBadgeCount: Int, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        if let completionHandler { answer { completionHandler(nil) } }
    }

    /// Answers on a thread of its own, as on Apple's systems.
    private func answer(_ work: @escaping @Sendable () -> Void) { DispatchQueue.global().async(execute: work) }
}
