// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The settings for all sections of a compositional layout.
@preconcurrency @MainActor open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
    /// Which way the contents are scrolled.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical
    /// What is between sections.
    open var interSectionSpacing: CGFloat = 0
    /// What stands at the edges of all sections together.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

    /// Sections below each other without anything between them.
    public override init() { super.init() }
}
