// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import AppFoundation
import Foundation
package import Wire

/// A quick action in the menu of an app's icon.
///
/// It does not change after its making; ``UIMutableApplicationShortcutItem``
/// does, until it is handed to `UIApplication.shortcutItems`, which keeps a
/// copy. Two items that say the same are equal.
open class UIApplicationShortcutItem: NSObject, NSCopying, NSMutableCopying {
    var contents: QuickActionContents

    /// Creates a quick action.
    ///
    /// - Parameter userInfo: Property-list values only: another one is told
    ///   of, and keeps the whole list out, when the item is registered.
    public init(
        type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?,
        userInfo: [String: any NSSecureCoding]? = nil
    ) {
        contents = QuickActionContents(
            type: type, title: localizedTitle, subtitle: localizedSubtitle, icon: icon, userInfo: userInfo)
    }

    /// Creates a quick action with only a title.
    public convenience init(type: String, localizedTitle: String) {
        self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
    }

    init(contents: QuickActionContents) { self.contents = contents }

    /// The type by which the app recognizes the action.
    public var type: String { contents.type }
    /// The title.
    public var localizedTitle: String { contents.title }
    /// The subtitle.
    public var localizedSubtitle: String? { contents.subtitle }
    /// The icon.
    public var icon: UIApplicationShortcutIcon? { contents.icon }
    /// Information that the app needs when the action is chosen.
    public var userInfo: [String: any NSSecureCoding]? { contents.userInfo }
    /// What the action shows, so that the right one of several scenes takes it: a `String`.
    public var targetContentIdentifier: Any? { contents.targetContentIdentifier }

    /// An item that says the same and does not change.
    open func copy(with zone: NSZone? = nil) -> Any { UIApplicationShortcutItem(contents: contents) }

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

/// The contents of a quick action.
struct QuickActionContents {
    var type: String
    var title: String
    var subtitle: String?
    var icon: UIApplicationShortcutIcon?
    var userInfo: [String: any NSSecureCoding]?
    var targetContentIdentifier: Any?

    func says(thatOf other: QuickActionContents) -> Bool {
        type == other.type && title == other.title && subtitle == other.subtitle && icon == other.icon
            && NSDictionary(dictionary: userInfo ?? [:]).isEqual(to: other.userInfo ?? [:])
            && (targetContentIdentifier as? String) == (other.targetContentIdentifier as? String)
    }
}

extension UIApplicationShortcutItem {
    /// The quick action as an app gets it from the system.
    package convenience init(_ payload: QuickActionPayload) {
        self.init(
            contents: QuickActionContents(
                type: payload.type, title: payload.title, subtitle: payload.subtitle,
                icon: payload.icon.map(UIApplicationShortcutIcon.init(payload:)),
                userInfo: payload.userInfo.isEmpty
                    ? nil : payload.userInfo.compactMapValues { $0.content as? any NSSecureCoding },
                targetContentIdentifier: payload.targetContentIdentifier))
    }

    /// The quick action as it travels.
    ///
    /// - Throws: ``ActivityMisfit`` naming the item, the key and the remedy when
    ///   a value is not allowed in a property list, which Apple's systems raise an
    ///   exception for.
    package func payload() throws(ActivityMisfit) -> QuickActionPayload {
        var payload = QuickActionPayload(
            type: type, title: localizedTitle, subtitle: localizedSubtitle, icon: icon?.payload)
        let owner = "the quick action ‘\(type)’"
        for (key, value) in userInfo ?? [:] {
            payload.userInfo[key] = try PropertyListValue(value, at: key, of: owner)
        }
        switch targetContentIdentifier {
        case nil: break
        case let identifier as String: payload.targetContentIdentifier = identifier
        case let other?:
            throw ActivityMisfit("targetContentIdentifier of \(owner) is a \(Swift.type(of: other)); use a String")
        }
        return payload
    }
}
