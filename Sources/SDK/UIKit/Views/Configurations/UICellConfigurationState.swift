// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The state of a cell.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
    /// The drag state of a cell, which is always none.
    public enum DragState: Int, Hashable, Sendable {
        case none, lifting, dragging
    }

    /// The drop state of a cell, which is always none.
    public enum DropState: Int, Hashable, Sendable {
        case none, notTargeted, targeted
    }

    /// The traits of the cell.
    public var traitCollection: UITraitCollection
    /// Whether the cell is disabled.
    public var isDisabled = false
    /// Whether the cell is highlighted by a touch.
    public var isHighlighted = false
    /// Whether the cell is selected.
    public var isSelected = false
    /// Whether the cell has the keyboard focus; nothing sets it.
    public var isFocused = false
    /// Whether the cell is pinned while the rest scrolls; nothing sets it.
    public var isPinned = false
    /// Whether the cell is in editing mode.
    public var isEditing = false
    /// Whether the cell's item is expanded in an outline.
    public var isExpanded = false
    /// Whether the cell is swiped aside.
    public var isSwiped = false
    /// Whether the cell is being moved.
    public var isReordering = false
    /// The drag state.
    public var cellDragState = DragState.none
    /// The drop state.
    public var cellDropState = DropState.none
    private var own: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// Creates the normal state of a cell.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    /// A custom state of the app.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { own[key] }
        set { own[key] = newValue }
    }
}
