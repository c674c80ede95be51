// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// An item of a compositional layout, with its size and the space around it.
@preconcurrency @MainActor open class NSCollectionLayoutItem: NSObject {
    /// How large it is in what it is in.
    public let layoutSize: NSCollectionLayoutSize
    /// How far inside its place it stays.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// How far its place stays away from others.
    open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

    /// An item of a size.
    public init(layoutSize: NSCollectionLayoutSize) { self.layoutSize = layoutSize }

    /// An item with something beside it: that is not drawn here.
    @available(*, unavailable, message: "put the badge into the cell of the item")
    public convenience init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutItem]) {
        self.init(layoutSize: layoutSize)
    }
}
