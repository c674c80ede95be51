// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The state of a view other than a cell, such as a header.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
    /// The view's traits, such as light or dark.
    public var traitCollection: UITraitCollection
    /// Whether the view is disabled.
    public var isDisabled = false
    /// Whether the view is highlighted by a touch.
    public var isHighlighted = false
    /// Whether the view is selected.
    public var isSelected = false
    /// Whether the view has the keyboard focus; nothing sets it.
    public var isFocused = false
    /// Whether the view is pinned while its section scrolls; nothing sets it.
    public var isPinned = false
    private var own: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// Creates the normal state of a view.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    /// A custom state of the app.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { own[key] }
        set { own[key] = newValue }
    }
}
