// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import AppBundle
package import Wire

/// All the quick actions of an app, in the order of the menu: those of its `Info.plist` from the top, then those it
/// has set itself, which it can only have done after its first launch.
///
/// ```swift
/// let menu = QuickActionMenu(
///     entries: plist.staticQuickActions, items: try await store.quickActions(of: app), words: { strings[$0] })
/// menu.shown()                                     // what fits
/// menu.actions(ofType: "org.example.search")       // what a tap on this type may mean
/// ```
package struct QuickActionMenu: Hashable, Sendable {
    /// How many a home screen shows where nothing else is asked for. Apple says "as many as fit"; on its phones these
    /// are four.
    package static let standardLimit = 4

    package let actions: [QuickAction]

    /// - Parameters:
    ///   - entries: Of the app's `Info.plist`.
    ///   - items: What the app has set. One may have the type of an entry: both are shown.
    ///   - words: The person's language.
    package init(entries: [StaticQuickAction], items: [QuickActionPayload], words: QuickAction.Words) {
        actions = entries.map { QuickAction($0, words: words) } + items.map { QuickAction(.dynamic, $0) }
    }

    /// The first ones, as many as fit.
    package func shown(_ limit: Int = standardLimit) -> ArraySlice<QuickAction> {
        actions.prefix(max(0, limit))
    }

    /// The actions of this type in the order of the menu.
    package func actions(ofType type: String) -> [QuickAction] {
        actions.filter { $0.item.type == type }
    }

    /// Every type once, in the order of the menu.
    package var types: [String] {
        var seen: Set<String> = []
        return actions.map(\.item.type).filter { seen.insert($0).inserted }
    }
}
