// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A section of a compositional layout, which repeats one group.
@preconcurrency @MainActor open class NSCollectionLayoutSection: NSObject {
    let group: NSCollectionLayoutGroup
    var list: UICollectionLayoutListConfiguration?
    /// How far groups stay away from the edges of the section.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// The spacing between groups.
    open var interGroupSpacing: CGFloat = 0
    /// Whether the section is scrolled by itself, across the way of the others.
    open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
    /// The supplementary items at the edges of the section.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// The decoration items behind the section.
    open var decorationItems: [NSCollectionLayoutDecorationItem] = []
    /// Whether supplementary items follow the content insets.
    open var supplementariesFollowContentInsets = true
    /// Unavailable: called when the visible items change.
    @available(*, unavailable, message: "items do not change here while they are scrolled")
    open var visibleItemsInvalidationHandler: (() -> Void)? {
        get { nil }
        set {}
    }

    /// A section of groups.
    public init(group: NSCollectionLayoutGroup) { self.group = group }

    /// A section of rows, as tables have them.
    open class func list(
        using configuration: UICollectionLayoutListConfiguration,
        layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
        func row(_ height: CGFloat) -> NSCollectionLayoutSize {
            NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(height))
        }
        let item = NSCollectionLayoutItem(layoutSize: row(44))
        let section = NSCollectionLayoutSection(group: .vertical(layoutSize: row(44), subitems: [item]))
        section.list = configuration
        if configuration.headerMode == .supplementary {
            let header = NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: row(28), elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
            header.pinToVisibleBounds = configuration.appearance == .plain
            section.boundarySupplementaryItems.append(header)
        }
        if configuration.footerMode == .supplementary {
            section.boundarySupplementaryItems.append(
                NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: row(28), elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottom))
        }
        switch configuration.appearance {
        case .insetGrouped, .sidebar:
            section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 18, trailing: 16)
        case .grouped: section.contentInsets.bottom = 18
        case .plain, .sidebarPlain: break
        }
        section.contentInsets.top = configuration.headerTopPadding ?? 0
        return section
    }
}
