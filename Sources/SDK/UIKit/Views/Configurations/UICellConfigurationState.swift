// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The state of a cell.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
    /// Where a cell is while it is dragged; it is not dragged here.
    public enum DragState: Int, Hashable, Sendable {
        case none, lifting, dragging
    }

    /// Whether something is dragged over a cell; nothing is here.
    public enum DropState: Int, Hashable, Sendable {
        case none, notTargeted, targeted
    }

    /// Light or dark, and what else the cell goes by.
    public var traitCollection: UITraitCollection
    /// Whether it is of no use.
    public var isDisabled = false
    /// Whether a finger is on it.
    public var isHighlighted = false
    /// Whether it is selected.
    public var isSelected = false
    /// Whether a keyboard is at it; nothing here sets it.
    public var isFocused = false
    /// Whether it stays while the rest is scrolled; nothing here sets it.
    public var isPinned = false
    /// Whether rows are deleted and moved.
    public var isEditing = false
    /// Whether what is below it in an outline is seen.
    public var isExpanded = false
    /// Whether it was swiped aside.
    public var isSwiped = false
    /// Whether it is on its way to another place.
    public var isReordering = false
    /// Where it is while it is dragged.
    public var cellDragState = DragState.none
    /// Whether something is dragged over it.
    public var cellDropState = DropState.none
    private var own: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// A state of a cell that nothing is done with.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    /// What an app says of the cell beside.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { own[key] }
        set { own[key] = newValue }
    }
}
