// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Wire

/// Something that a person can repeat, as an object.
///
/// What Swift calls ``INShortcut``; a class for those who need one.
open class INShortcutReference: NSObject, NSSecureCoding, NSCopying {
    private let shortcut: INShortcut

    private init(_ shortcut: INShortcut) { self.shortcut = shortcut }

    /// A shortcut to an intent, as it is now; nil when the intent can be none, as ``INShortcut/init(intent:)`` says.
    public convenience init?(intent: INIntent) {
        guard let shortcut = INShortcut(intent: intent) else { return nil }
        self.init(shortcut)
    }

    /// A shortcut to an activity. Give it a title, and list its type in the app's `NSUserActivityTypes`.
    public convenience init(userActivity: NSUserActivity) { self.init(INShortcut(userActivity: userActivity)) }

    /// The intent, a copy at each call; nil for an activity.
    open var intent: INIntent? { shortcut.copied.intent }

    /// The activity; nil for an intent.
    open var userActivity: NSUserActivity? { shortcut.userActivity }

    /// A shortcut with the same values.
    open func copy(with zone: NSZone? = nil) -> Any { INShortcutReference(shortcut.copied) }

    /// Equal when the shortcuts are.
    open override func isEqual(_ object: Any?) -> Bool { (object as? INShortcutReference)?.shortcut == shortcut }

    /// Agrees with ``isEqual(_:)``.
    open override var hash: Int { shortcut.hashValue }

    /// Always true: the archive contains JSON.
    open class var supportsSecureCoding: Bool { true }

    /// Writes the shortcut into a keyed archive; reports a value that has no form outside the process.
    open func encode(with coder: NSCoder) { coder.encodeJSON { try shortcut.payload() } }

    /// Decodes an archive from ``encode(with:)``; nil if this process lacks the intent's class.
    public required convenience init?(coder: NSCoder) {
        guard let payload = coder.decodeJSON(AppActionPayload.self) else { return nil }
        do {
            self.init(try INShortcut(payload))
        } catch {
            coder.report(error)
            return nil
        }
    }
}
