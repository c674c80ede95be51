// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

/// What the app offers when its icon is pressed and held.
enum QuickAction {
    /// The two of the Info.plist.
    case search, share
    /// The two the app sets itself.
    case contact(id: String), add

    private static let prefix = "com.example.contacts."
    private static let idKey = "contact"

    /// Nil for an item that this version of the app does not know.
    @MainActor
    init?(_ item: UIApplicationShortcutItem) {
        switch item.type {
        case Self.prefix + "search": self = .search
        case Self.prefix + "share": self = .share
        case Self.prefix + "add": self = .add
        case Self.prefix + "contact":
            guard let id = item.userInfo?[Self.idKey] as? String else { return nil }
            self = .contact(id: id)
        default: return nil
        }
    }

    /// The contact looked at last, and a new one.
    @MainActor
    static func items(for contacts: [Contact]) -> [UIApplicationShortcutItem] {
        let add = UIApplicationShortcutItem(
            type: prefix + "add", localizedTitle: NSLocalizedString("Add", comment: "quick action"),
            localizedSubtitle: nil, icon: UIApplicationShortcutIcon(type: .add), userInfo: nil)
        guard let contact = contacts.first else { return [add] }
        let item = UIApplicationShortcutItem(
            type: prefix + "contact", localizedTitle: contact.name, localizedSubtitle: contact.number,
            icon: UIApplicationShortcutIcon(systemImageName: "person.crop.circle"),
            userInfo: [idKey: NSString(string: contact.id)])
        return [item, add]
    }
}
