// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The settings for all sections of a compositional layout.
@preconcurrency @MainActor open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
    /// The scroll direction.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical
    /// The spacing between sections.
    open var interSectionSpacing: CGFloat = 0
    /// The supplementary items at the edges of the whole layout.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

    /// Sections below each other without anything between them.
    public override init() { super.init() }
}
