// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// The appearance of bar buttons in each state.
@preconcurrency @MainActor open class UIBarButtonItemAppearance: NSObject {
    /// Of a button that can be tapped.
    public let normal = UIBarButtonItemStateAppearance()
    /// Of a button that a finger is on.
    public let highlighted = UIBarButtonItemStateAppearance()
    /// Of a button that cannot be tapped.
    public let disabled = UIBarButtonItemStateAppearance()
    /// Of a button that a keyboard would choose; nothing is chosen so here.
    public let focused = UIBarButtonItemStateAppearance()

    /// The default style.
    public override init() { super.init() }

    /// The usual looks of a kind of button.
    public convenience init(style: UIBarButtonItem.Style) { self.init() }
}

/// The appearance of a bar button in one state.
@preconcurrency @MainActor open class UIBarButtonItemStateAppearance: NSObject {
    /// How the title looks.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// How far the title is moved from its place; stored, without effect yet.
    open var titlePositionAdjustment = UIOffset.zero
}
