// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A notification as a property list.
struct StoredNotification {
    /// More than any notification shows, in bytes.
    private static let sizeLimit = 64 << 10

    private(set) var values: [String: Any]

    var identifier: String { values["identifier"] as? String ?? "" }

    /// When it was added, or delivered.
    var date: Date {
        get { values["date"] as? Date ?? .distantPast }
        set { values["date"] = newValue }
    }

    /// Nil for what no property list can hold, or is too large.
    init?(_ request: UNNotificationRequest, added: Date) {
        let content = request.content
        values = [
            "identifier": request.identifier, "date": added, "title": content.title, "subtitle": content.subtitle,
            "body": content.body, "categoryIdentifier": content.categoryIdentifier,
            "threadIdentifier": content.threadIdentifier, "relevanceScore": content.relevanceScore,
            "interruptionLevel": Int(content.interruptionLevel.rawValue),
        ]
        var information: [String: Any] = [:]
        for (key, value) in content.userInfo {
            guard let key = key as? String else { return nil }
            information[key] = value
        }
        values["userInfo"] = information
        values["badge"] = content.badge?.intValue
        values["sound"] = content.sound.map { $0.name ?? "" }
        values["targetContentIdentifier"] = content.targetContentIdentifier
        values["trigger"] = request.trigger.flatMap(Self.values)
        guard PropertyListSerialization.propertyList(values, isValidFor: .binary),
            let data = try? PropertyListSerialization.data(fromPropertyList: values, format: .binary, options: 0),
            data.count <= Self.sizeLimit
        else { return nil }
    }

    private init(_ values: [String: Any]) { self.values = values }

    /// What defaults hold; anything else in them is left out.
    static func list(_ value: Any?) -> [StoredNotification] {
        (value as? [Any] ?? []).compactMap { ($0 as? [String: Any]).map(StoredNotification.init) }
    }

    var request: UNNotificationRequest {
        var content = NotificationValues()
        content.title = text("title") ?? ""
        content.subtitle = text("subtitle") ?? ""
        content.body = text("body") ?? ""
        content.categoryIdentifier = text("categoryIdentifier") ?? ""
        content.threadIdentifier = text("threadIdentifier") ?? ""
        content.targetContentIdentifier = text("targetContentIdentifier")
        content.badge = (values["badge"] as? Int).map { NSNumber(value: $0) }
        content.sound = text("sound").map(UNNotificationSound.init(stored:))
        content.relevanceScore = values["relevanceScore"] as? Double ?? 0
        content.interruptionLevel =
            (values["interruptionLevel"] as? Int).flatMap { UInt(exactly: $0) }
            .flatMap(UNNotificationInterruptionLevel.init) ?? .active
        for (key, value) in values["userInfo"] as? [String: Any] ?? [:] { content.userInfo[key] = value }
        return UNNotificationRequest(
            identifier: identifier, content: UNNotificationContent(content),
            trigger: (values["trigger"] as? [String: Any]).flatMap(Self.trigger))
    }

    private func text(_ key: String) -> String? { values[key] as? String }

    private static func values(of trigger: UNNotificationTrigger) -> [String: Any]? {
        switch trigger {
        case let trigger as UNTimeIntervalNotificationTrigger:
            return ["seconds": trigger.timeInterval, "start": trigger.beginning, "repeats": trigger.repeats]
        case let trigger as UNCalendarNotificationTrigger:
            guard let data = try? PropertyListEncoder().encode(trigger.dateComponents) else { return nil }
            return ["components": data, "repeats": trigger.repeats]
        default: return nil
        }
    }

    private static func trigger(_ values: [String: Any]) -> UNNotificationTrigger? {
        let repeats = values["repeats"] as? Bool ?? false
        if let seconds = values["seconds"] as? Double {
            return UNTimeIntervalNotificationTrigger(
                timeInterval: seconds, repeats: repeats, from: values["start"] as? Date ?? .distantPast)
        }
        guard let data = values["components"] as? Data,
            let components = try? PropertyListDecoder().decode(DateComponents.self, from: data)
        else { return nil }
        return UNCalendarNotificationTrigger(dateMatching: components, repeats: repeats)
    }
}
