// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The background of a section.
@preconcurrency @MainActor open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
    /// The kind of the view, whose class is registered with the layout.
    public let elementKind: String
    /// The stacking order; a greater number is in front.
    open var zIndex = -1

    private init(kind: String) {
        elementKind = kind
        super.init(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    }

    /// A view behind all of a section.
    open class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
        NSCollectionLayoutDecorationItem(kind: elementKind)
    }
}
