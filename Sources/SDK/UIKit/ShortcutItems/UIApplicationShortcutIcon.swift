// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Wire

/// The picture beside a quick action. Two icons of the same picture are equal.
open class UIApplicationShortcutIcon: NSObject, NSCopying {
    /// The icon as it travels.
    package let payload: ShortcutIconPayload

    package init(payload: ShortcutIconPayload) {
        self.payload = payload
    }

    /// One of the system's own pictures.
    public convenience init(type: IconType) {
        self.init(payload: .type(type.rawValue))
    }

    /// An image of the app's bundle, of which the shape counts alone.
    public convenience init(templateImageName: String) {
        self.init(payload: .template(templateImageName))
    }

    /// A system symbol.
    public convenience init(systemImageName: String) {
        self.init(payload: .symbol(systemImageName))
    }

    /// The icon itself, which never changes.
    open func copy(with zone: NSZone? = nil) -> Any {
        self
    }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UIApplicationShortcutIcon)?.payload == payload
    }

    open override var hash: Int { payload.hashValue }
}
