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
        case compose = 0
        case play = 1
        case pause = 2
        case add = 3
        case location = 4
        case search = 5
        case share = 6
        case prohibit = 7
        case contact = 8
        case home = 9
        case markLocation = 10
        case favorite = 11
        case love = 12
        case cloud = 13
        case invitation = 14
        case confirmation = 15
        case mail = 16
        case message = 17
        case date = 18
        case time = 19
        case capturePhoto = 20
        case captureVideo = 21
        case task = 22
        case taskCompleted = 23
        case alarm = 24
        case bookmark = 25
        case shuffle = 26
        case audio = 27
        case update = 28
    }
}
