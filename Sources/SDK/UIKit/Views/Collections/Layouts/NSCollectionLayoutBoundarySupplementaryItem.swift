// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A view at an edge of a section or of the layout, such as a header.
@preconcurrency @MainActor open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutItem {
    /// The kind of the view.
    public let elementKind: String
    /// The edge that the view is at.
    public let alignment: NSRectAlignment
    /// How far from there.
    public let offset: CGPoint
    /// Whether it takes room of its own from the section.
    open var extendsBoundary = true
    /// The stacking order; a greater number is in front.
    open var zIndex = 1
    /// Whether it stays in sight while its section is, at the upper edge of what is scrolled down.
    open var pinToVisibleBounds = false

    /// Something at an edge.
    public init(
        layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
        absoluteOffset: CGPoint = .zero
    ) {
        self.elementKind = elementKind
        self.alignment = alignment
        offset = absoluteOffset
        super.init(layoutSize: layoutSize)
    }
}

/// An edge or a corner of a rectangle.
public enum NSRectAlignment: Int, Sendable {
    case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing

    var isTop: Bool { self == .top || self == .topLeading || self == .topTrailing }
}
