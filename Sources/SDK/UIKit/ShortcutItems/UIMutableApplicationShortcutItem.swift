// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A quick action that can be changed.
///
/// What is registered with `UIApplication.shortcutItems` is a copy: a change
/// after that shows when the item is registered again.
open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {
    /// The type by which the app recognizes the action.
    public override var type: String {
        get { contents.type }
        set { contents.type = newValue }
    }

    /// The title.
    public override var localizedTitle: String {
        get { contents.title }
        set { contents.title = newValue }
    }

    /// The subtitle.
    public override var localizedSubtitle: String? {
        get { contents.subtitle }
        set { contents.subtitle = newValue }
    }

    /// The icon.
    public override var icon: UIApplicationShortcutIcon? {
        get { contents.icon }
        set { contents.icon = newValue }
    }

    /// Information that the app needs when the action is chosen: property-list values only.
    public override var userInfo: [String: any NSSecureCoding]? {
        get { contents.userInfo }
        set { contents.userInfo = newValue }
    }

    /// What the action shows, so that the right one of several scenes takes it: a `String`.
    public override var targetContentIdentifier: Any? {
        get { contents.targetContentIdentifier }
        set { contents.targetContentIdentifier = newValue }
    }
}
