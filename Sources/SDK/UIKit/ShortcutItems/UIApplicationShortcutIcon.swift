// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Wire

/// The icon of a quick action. Two icons with the same picture are equal.
open class UIApplicationShortcutIcon: NSObject, NSCopying {
    /// The icon as it travels.
    package let payload: QuickActionIconPayload

    package init(payload: QuickActionIconPayload) { self.payload = payload }

    /// Creates an icon with one of the system's pictures.
    public convenience init(type: IconType) { self.init(payload: .type(type.rawValue)) }

    /// Creates an icon from an image in the app's bundle; only its shape is used.
    public convenience init(templateImageName: String) { self.init(payload: .template(templateImageName)) }

    /// A system symbol.
    public convenience init(systemImageName: String) { self.init(payload: .symbol(systemImageName)) }

    /// The icon itself, which never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UIApplicationShortcutIcon)?.payload == payload
    }

    open override var hash: Int { payload.hashValue }
}

extension UIApplicationShortcutIcon {
    /// The system's own pictures, with the numbers they travel under.
    public enum IconType: Int, Sendable {
        case compose, play, pause, add, location, search, share, prohibit, contact, home, markLocation, favorite, love
        case cloud, invitation, confirmation, mail, message, date, time, capturePhoto, captureVideo, task, taskCompleted
        case alarm, bookmark, shuffle, audio, update
    }
}
