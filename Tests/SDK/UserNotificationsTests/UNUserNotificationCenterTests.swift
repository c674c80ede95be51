// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization
import Testing

@testable import UserNotifications

@Suite("The notifications of an app")
final class UNUserNotificationCenterTests {
    private static let start = Date(timeIntervalSinceReferenceDate: 700_000_000)

    private let name = "notifications-\(UUID().uuidString)"
    private let clock = Clock()

    private final class Clock: Sendable {
        let moment = Mutex(start)
        let shown = Mutex("")
    }

    deinit { UserDefaults(suiteName: name)?.removePersistentDomain(forName: name) }

    private func center() throws -> UNUserNotificationCenter {
        let defaults = try #require(UserDefaults(suiteName: name))
        return UNUserNotificationCenter(
            store: NotificationStore(
                defaults: defaults, now: { [clock] in clock.moment.withLock { $0 } },
                show: { [clock] text in clock.shown.withLock { $0 += text } }))
    }

    private func pass(_ seconds: TimeInterval) { clock.moment.withLock { $0 += seconds } }

    private static func request(
        _ identifier: String, after seconds: TimeInterval?, repeats: Bool = false
    ) -> UNNotificationRequest {
        let content = UNMutableNotificationContent()
        content.title = "Tea"
        content.body = "It is\nready"
        content.badge = 3
        content.sound = .default
        content.userInfo = ["cups": 2]
        content.interruptionLevel = .timeSensitive
        let trigger = seconds.map {
            UNTimeIntervalNotificationTrigger(timeInterval: $0, repeats: repeats, from: start)
        }
        return UNNotificationRequest(identifier: identifier, content: content, trigger: trigger)
    }

    @Test("are pending until their time has come, then delivered and shown")
    func waiting() async throws {
        let center = try center()
        try await center.add(Self.request("tea", after: 60))
        #expect(await center.pendingNotificationRequests().map(\.identifier) == ["tea"])
        #expect(await center.deliveredNotifications().isEmpty)
        pass(61)
        #expect(await center.pendingNotificationRequests().isEmpty)
        let delivered = await center.deliveredNotifications()
        #expect(delivered.map(\.date) == [Self.start + 60])
        #expect(clock.shown.withLock { $0 } == "notification: Tea – It is ready\n")
    }

    @Test("are shown at once where nothing is waited for")
    func immediate() async throws {
        let center = try center()
        try await center.add(Self.request("tea", after: nil))
        #expect(await center.deliveredNotifications().map(\.request.identifier) == ["tea"])
        #expect(clock.shown.withLock { $0 } == "notification: Tea – It is ready\n")
    }

    @Test("come again and again where they repeat")
    func repeating() async throws {
        let center = try center()
        try await center.add(Self.request("tea", after: 60, repeats: true))
        pass(90)
        #expect(await center.deliveredNotifications().map(\.date) == [Self.start + 60])
        pass(60)
        #expect(await center.deliveredNotifications().map(\.date) == [Self.start + 120])
        #expect(await center.pendingNotificationRequests().count == 1)
    }

    @Test("are found by another process with all that they hold")
    func kept() async throws {
        try await center().add(Self.request("tea", after: 60))
        let trigger = UNCalendarNotificationTrigger(dateMatching: DateComponents(hour: 9), repeats: true)
        try await center().add(
            UNNotificationRequest(identifier: "nine", content: UNNotificationContent(), trigger: trigger))
        let requests = try await center().pendingNotificationRequests()
        let first = try #require(requests.first)
        #expect(first.content.title == "Tea" && first.content.badge == 3 && first.content.sound != nil)
        #expect(first.content.userInfo["cups"] as? Int == 2 && first.content.interruptionLevel == .timeSensitive)
        #expect((first.trigger as? UNTimeIntervalNotificationTrigger)?.timeInterval == 60)
        #expect((requests.last?.trigger as? UNCalendarNotificationTrigger)?.dateComponents.hour == 9)
        #expect(requests.last?.trigger?.repeats == true)
    }

    @Test("replace those of the same identifier, and are taken away by it")
    func identifiers() async throws {
        let center = try center()
        for seconds in [60.0, 120] { try await center.add(Self.request("tea", after: seconds)) }
        try await center.add(Self.request("coffee", after: 60))
        #expect(await center.pendingNotificationRequests().map(\.identifier) == ["tea", "coffee"])
        center.removePendingNotificationRequests(withIdentifiers: ["tea", "milk"])
        #expect(await center.pendingNotificationRequests().map(\.identifier) == ["coffee"])
        pass(61)
        center.removeAllDeliveredNotifications()
        #expect(await center.deliveredNotifications().isEmpty)
    }

    @Test("are as many as iOS keeps")
    func limit() async throws {
        let center = try center()
        for number in 0..<70 { try await center.add(Self.request("\(number)", after: 60)) }
        let requests = await center.pendingNotificationRequests()
        #expect(requests.count == NotificationStore.limit && requests.last?.identifier == "69")
    }

    @Test("are refused where they never come, or hold what cannot be kept")
    func refused() async throws {
        let center = try center()
        await #expect(throws: UNError(.notificationInvalidNoDate)) {
            try await center.add(Self.request("tea", after: -1))
        }
        for value in [Self.self as Any, String(repeating: "x", count: 1 << 20)] {
            let content = UNMutableNotificationContent()
            content.userInfo = ["value": value]
            await #expect(throws: UNError(.notificationInvalidNoContent)) {
                try await center.add(UNNotificationRequest(identifier: "x", content: content, trigger: nil))
            }
        }
        #expect(await center.pendingNotificationRequests().isEmpty)
    }

    @Test("are not what strange defaults hold")
    func strange() async throws {
        UserDefaults(suiteName: name)?.set(
            [
                "pending": [3, ["trigger": ["components": Data([1])], "badge": "x", "interruptionLevel": -1]],
                "delivered": 2,
            ],
            forKey: "UNUserNotificationCenter")
        #expect(try await center().pendingNotificationRequests().isEmpty)
        #expect(try await center().deliveredNotifications().count == 1)
    }

    @Test("may come once the app has asked")
    func authorization() async throws {
        #expect(try await center().notificationSettings().authorizationStatus == .notDetermined)
        #expect(try await center().requestAuthorization(options: [.alert, .sound]))
        let settings = try await center().notificationSettings()
        #expect(settings.authorizationStatus == .authorized)
        #expect(settings.alertSetting == .enabled && settings.badgeSetting == .disabled)
    }

    @Test("answer completions")
    func completions() async throws {
        let center = try center()
        let error = await withCheckedContinuation { done in
            center.add(Self.request("tea", after: -1)) { done.resume(returning: $0) }
        }
        #expect(error as? UNError == UNError(.notificationInvalidNoDate))
        let isGranted = await withCheckedContinuation { done in
            center.requestAuthorization(options: .alert) { isGranted, _ in done.resume(returning: isGranted) }
        }
        #expect(isGranted)
    }
}
