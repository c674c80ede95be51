// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A quick action: what a person finds at the app's icon, and can start the app with.
///
/// It does not change after its making; ``UIMutableApplicationShortcutItem``
/// does, until it is handed to `UIApplication.shortcutItems`, which keeps a
/// copy. Two items that say the same are equal.
open class UIApplicationShortcutItem: NSObject, NSCopying, NSMutableCopying {
    var contents: ShortcutItemContents

    /// A quick action with all that it shows.
    ///
    /// - Parameter userInfo: Property-list values only: another one is told
    ///   of, and keeps the whole list out, when the item is registered.
    public init(
        type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?,
        userInfo: [String: any NSSecureCoding]? = nil
    ) {
        contents = ShortcutItemContents(
            type: type, title: localizedTitle, subtitle: localizedSubtitle, icon: icon, userInfo: userInfo)
    }

    /// A quick action with a title alone.
    public convenience init(type: String, localizedTitle: String) {
        self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
    }

    init(contents: ShortcutItemContents) {
        self.contents = contents
    }

    /// By which the app tells its actions apart.
    public var type: String { contents.type }
    /// What the person reads.
    public var localizedTitle: String { contents.title }
    /// What the person reads below the title.
    public var localizedSubtitle: String? { contents.subtitle }
    /// The picture beside the title.
    public var icon: UIApplicationShortcutIcon? { contents.icon }
    /// What the app needs to know of the action when it is chosen.
    public var userInfo: [String: any NSSecureCoding]? { contents.userInfo }
    /// What the action shows, so that the right one of several scenes takes it: a `String`.
    public var targetContentIdentifier: Any? { contents.targetContentIdentifier }

    /// An item that says the same and does not change.
    open func copy(with zone: NSZone? = nil) -> Any {
        UIApplicationShortcutItem(contents: contents)
    }

    /// A ``UIMutableApplicationShortcutItem`` that says the same for now.
    open func mutableCopy(with zone: NSZone? = nil) -> Any {
        UIMutableApplicationShortcutItem(contents: contents)
    }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UIApplicationShortcutItem).map { contents.says(thatOf: $0.contents) } ?? false
    }

    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(type)
        hasher.combine(localizedTitle)
        return hasher.finalize()
    }

    open override var description: String {
        "<UIApplicationShortcutItem: type \(type), title \(localizedTitle)>"
    }
}
