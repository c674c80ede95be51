// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// What is heard with a notification. Nothing is heard here.
public final class UNNotificationSound: NSObject, @unchecked Sendable {
    /// The file's name in the app; nil for the usual sound.
    let name: String?

    /// A sound of the app's.
    public init(named name: UNNotificationSoundName) { self.name = name.rawValue }

    init(stored name: String) { self.name = name.isEmpty ? nil : name }

    /// The usual sound.
    public class var `default`: UNNotificationSound { UNNotificationSound(stored: "") }
    /// The usual sound of what is critical.
    public class var defaultCritical: UNNotificationSound { UNNotificationSound(stored: "") }
    /// The usual ring tone.
    public class var defaultRingtone: UNNotificationSound { UNNotificationSound(stored: "") }

    /// A sound of the app's for what is critical.
    public class func criticalSoundNamed(_ name: UNNotificationSoundName) -> UNNotificationSound {
        UNNotificationSound(named: name)
    }
}
