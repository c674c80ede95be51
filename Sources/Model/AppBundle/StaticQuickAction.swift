// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Sentences

/// A quick action that an app offers before it has ever run: one entry of
/// `UIApplicationShortcutItems`, with Apple's keys and meaning.
package struct StaticQuickAction: Hashable, Codable, Sendable {
    /// `UIApplicationShortcutItemType`, by which the app tells its kinds of actions apart; never empty.
    package var type: String
    /// `UIApplicationShortcutItemTitle`: the words, or their key in `InfoPlist.strings`; never empty.
    package var title: String
    /// `UIApplicationShortcutItemSubtitle`, likewise.
    package var subtitle: String?
    /// `UIApplicationShortcutItemIconType`, such as `UIApplicationShortcutIconTypeCompose`. A name that no system
    /// knows gives an action without an icon, so it is not a mistake.
    package var iconType: String?
    /// `UIApplicationShortcutItemIconFile`: the name of an image in the bundle.
    package var iconFile: String?
    /// `UIApplicationShortcutItemIconSymbolName`: the name of a system symbol.
    package var iconSymbolName: String?
    /// `UIApplicationShortcutItemUserInfo`, for the app's own use.
    package var userInfo: [String: PropertyTree] = [:]
}

extension StaticQuickAction {
    private static let prefix = "UIApplicationShortcutItem"

    init(_ table: PropertyTable) throws(InfoPlistError) {
        self.init(
            type: try table.requiredString(
                Self.prefix + "Type",
                remedy: "add a name by which the app knows the action, such as org.example.app.new"),
            title: try table.requiredString(Self.prefix + "Title", remedy: "add the words that the person reads"),
            subtitle: try table.string(Self.prefix + "Subtitle"),
            iconType: try table.string(Self.prefix + "IconType"),
            iconFile: try table.string(Self.prefix + "IconFile"),
            iconSymbolName: try table.string(Self.prefix + "IconSymbolName"),
            userInfo: try table.table(Self.prefix + "UserInfo")?.values ?? [:])
    }

    /// The actions in the order a person sees them. Several may have one type, as on iOS: what tells them apart is
    /// then in their ``userInfo``.
    static func items(in table: PropertyTable) throws(InfoPlistError) -> [StaticQuickAction] {
        var items: [StaticQuickAction] = []
        for entry in try table.tables(prefix + "s") { items.append(try StaticQuickAction(entry)) }
        return items
    }
}
