// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The appearance of tabs in each state.
@preconcurrency @MainActor open class UITabBarItemAppearance: NSObject {
    /// How tabs are laid out.
    public enum Style: Int, Sendable {
        case stacked, inline, compactInline
    }

    /// Of a tab that is not chosen.
    public let normal = UITabBarItemStateAppearance()
    /// Of the chosen tab.
    public let selected = UITabBarItemStateAppearance()
    /// Of a tab that cannot be chosen.
    public let disabled = UITabBarItemStateAppearance()
    /// Of a tab that a keyboard would choose; nothing is chosen so here.
    public let focused = UITabBarItemStateAppearance()

    /// The default style.
    public override init() { super.init() }

    /// The usual looks, for a layout.
    public convenience init(style: Style) { self.init() }

    /// What is said of a tab.
    func state(isSelected: Bool, isEnabled: Bool) -> UITabBarItemStateAppearance {
        isEnabled ? isSelected ? selected : normal : disabled
    }
}

/// The appearance of a tab in one state.
@preconcurrency @MainActor open class UITabBarItemStateAppearance: NSObject {
    /// How the title looks.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// How far the title is moved from its place.
    open var titlePositionAdjustment = UIOffset.zero
    /// The color of the image; nil is as ever.
    open var iconColor: UIColor?
    /// What is behind the text at the corner; nil is as ever.
    open var badgeBackgroundColor: UIColor?
    /// How the text at the corner looks.
    open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
}
