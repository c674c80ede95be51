// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// What a notification shows.
open class UNNotificationContent: NSObject, NSCopying, NSMutableCopying {
    var values = NotificationValues()

    /// Nothing yet.
    public override init() { super.init() }

    init(copying other: UNNotificationContent) { values = other.values }

    init(_ values: NotificationValues) { self.values = values }

    /// The first line.
    public var title: String { values.title }
    /// The line below.
    public var subtitle: String { values.subtitle }
    /// The words.
    public var body: String { values.body }
    /// The number on the app's icon.
    public var badge: NSNumber? { values.badge }
    /// What is heard.
    public var sound: UNNotificationSound? { values.sound }
    /// Pictures and other files.
    public var attachments: [UNNotificationAttachment] { values.attachments }
    /// What the app wants to know when it is opened, a property list.
    public var userInfo: [AnyHashable: Any] { values.userInfo }
    /// Which actions it has.
    public var categoryIdentifier: String { values.categoryIdentifier }
    /// Which notifications belong together.
    public var threadIdentifier: String { values.threadIdentifier }
    /// Which of the app's windows is to be opened.
    public var targetContentIdentifier: String? { values.targetContentIdentifier }
    /// How much it may disturb.
    public var interruptionLevel: UNNotificationInterruptionLevel { values.interruptionLevel }
    /// How much it matters among others, 0 to 1.
    public var relevanceScore: Double { values.relevanceScore }

    /// The same, for good.
    public func copy(with zone: NSZone? = nil) -> Any { UNNotificationContent(copying: self) }

    /// The same, to be changed.
    public func mutableCopy(with zone: NSZone? = nil) -> Any { UNMutableNotificationContent(copying: self) }
}

/// The values of a notification's content.
struct NotificationValues {
    var title = ""
    var subtitle = ""
    var body = ""
    var badge: NSNumber?
    var sound: UNNotificationSound?
    var attachments: [UNNotificationAttachment] = []
    var userInfo: [AnyHashable: Any] = [:]
    var categoryIdentifier = ""
    var threadIdentifier = ""
    var targetContentIdentifier: String?
    var interruptionLevel = UNNotificationInterruptionLevel.active
    var relevanceScore = 0.0
}
