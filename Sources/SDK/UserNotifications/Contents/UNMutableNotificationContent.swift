// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// What a notification shall show.
open class UNMutableNotificationContent: UNNotificationContent {
    /// The first line.
    public override var title: String {
        get { values.title }
        set { values.title = newValue }
    }
    /// The line below.
    public override var subtitle: String {
        get { values.subtitle }
        set { values.subtitle = newValue }
    }
    /// The words.
    public override var body: String {
        get { values.body }
        set { values.body = newValue }
    }
    /// The number on the app's icon.
    public override var badge: NSNumber? {
        get { values.badge }
        set { values.badge = newValue }
    }
    /// What is heard.
    public override var sound: UNNotificationSound? {
        get { values.sound }
        set { values.sound = newValue }
    }
    /// Pictures and other files.
    public override var attachments: [UNNotificationAttachment] {
        get { values.attachments }
        set { values.attachments = newValue }
    }
    /// What the app wants to know when it is opened, a property list.
    public override var userInfo: [AnyHashable: Any] {
        get { values.userInfo }
        set { values.userInfo = newValue }
    }
    /// Which actions it has.
    public override var categoryIdentifier: String {
        get { values.categoryIdentifier }
        set { values.categoryIdentifier = newValue }
    }
    /// Which notifications belong together.
    public override var threadIdentifier: String {
        get { values.threadIdentifier }
        set { values.threadIdentifier = newValue }
    }
    /// Which of the app's windows is to be opened.
    public override var targetContentIdentifier: String? {
        get { values.targetContentIdentifier }
        set { values.targetContentIdentifier = newValue }
    }
    /// How much it may disturb.
    public override var interruptionLevel: UNNotificationInterruptionLevel {
        get { values.interruptionLevel }
        set { values.interruptionLevel = newValue }
    }
    /// How much it matters among others, 0 to 1.
    public override var relevanceScore: Double {
        get { values.relevanceScore }
        set { values.relevanceScore = newValue }
    }
}
