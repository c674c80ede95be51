// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The state of a view other than a cell, such as a header.
public struct UIViewConfigurationState: UIConfigurationState, Hashable {
    /// The view's traits, such as light or dark.
    public var traitCollection: UITraitCollection
    /// Whether it is of no use.
    public var isDisabled = false
    /// Whether a finger is on it.
    public var isHighlighted = false
    /// Whether it is selected.
    public var isSelected = false
    /// Whether a keyboard is at it; nothing here sets it.
    public var isFocused = false
    /// Whether it stays while what it belongs to is scrolled; nothing here sets it.
    public var isPinned = false
    private var own: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// A state of a view that nothing is done with.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    /// What an app says of the view beside.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { own[key] }
        set { own[key] = newValue }
    }
}
