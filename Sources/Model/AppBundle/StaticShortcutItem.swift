// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A quick action that an app offers before it has ever run: one entry of
/// `UIApplicationShortcutItems`, with Apple's keys and meaning.
package struct StaticShortcutItem: Hashable, Sendable {
    /// `UIApplicationShortcutItemType`, by which the app tells its actions apart; never empty.
    package var type: String
    /// `UIApplicationShortcutItemTitle`: the words, or their key in `InfoPlist.strings`; never empty.
    package var title: String
    /// `UIApplicationShortcutItemSubtitle`, likewise.
    package var subtitle: String?
    /// `UIApplicationShortcutItemIconType`, such as `UIApplicationShortcutIconTypeCompose`. A name that no system
    /// knows gives an action without an icon, so it is no mistake.
    package var iconType: String?
    /// `UIApplicationShortcutItemIconFile`: the name of an image in the bundle.
    package var iconFile: String?
    /// `UIApplicationShortcutItemIconSymbolName`: the name of a system symbol.
    package var iconSymbolName: String?
    /// `UIApplicationShortcutItemUserInfo`, for the app's own use.
    package var userInfo: [String: PropertyTree]

    package init(
        type: String, title: String, subtitle: String? = nil, iconType: String? = nil, iconFile: String? = nil,
        iconSymbolName: String? = nil, userInfo: [String: PropertyTree] = [:]
    ) {
        self.type = type
        self.title = title
        self.subtitle = subtitle
        self.iconType = iconType
        self.iconFile = iconFile
        self.iconSymbolName = iconSymbolName
        self.userInfo = userInfo
    }
}

extension StaticShortcutItem {
    private static let prefix = "UIApplicationShortcutItem"

    init(_ table: PropertyTable) throws(InfoPlistError) {
        self.init(
            type: try table.requiredString(
                Self.prefix + "Type",
                mend: "add a name that no other action of the app has, such as org.example.app.new"),
            title: try table.requiredString(Self.prefix + "Title", mend: "add the words that the person reads"),
            subtitle: try table.string(Self.prefix + "Subtitle"),
            iconType: try table.string(Self.prefix + "IconType"),
            iconFile: try table.string(Self.prefix + "IconFile"),
            iconSymbolName: try table.string(Self.prefix + "IconSymbolName"),
            userInfo: try table.table(Self.prefix + "UserInfo")?.values ?? [:])
    }

    /// The actions in the order a person sees them.
    ///
    /// - Throws: ``InfoPlistError`` also where two actions have one type, and the app could not tell them apart.
    static func items(in table: PropertyTable) throws(InfoPlistError) -> [StaticShortcutItem] {
        let key = prefix + "s"
        var items: [StaticShortcutItem] = []
        for (index, entry) in try table.tables(key).enumerated() {
            let item = try StaticShortcutItem(entry)
            if let first = items.firstIndex(where: { $0.type == item.type }) {
                throw InfoPlistError(
                    key: entry.keyPath(prefix + "Type"),
                    reason: "‘\(item.type.prefix(200))’ is the type of \(key)[\(first)] as well as of [\(index)]",
                    mend: "give one of the two another type")
            }
            items.append(item)
        }
        return items
    }
}
