// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The appearance of a list in a collection.
@preconcurrency @MainActor public struct UICollectionLayoutListConfiguration {
    /// The appearance of sections.
    public enum Appearance: Int, Sendable {
        case plain, grouped, insetGrouped, sidebar, sidebarPlain
    }

    /// The header of a section.
    public enum HeaderMode: Int, Sendable {
        case none = 0
        /// A view that the data source has.
        case supplementary = 1
        /// The first item.
        case firstItemInSection = 2
    }

    /// The footer of a section.
    public enum FooterMode: Int, Sendable {
        case none = 0
        /// A view that the data source has.
        case supplementary = 1
    }

    /// Returns the swipe actions of an item.
    public typealias SwipeActionsConfigurationProvider = @MainActor (IndexPath) -> UISwipeActionsConfiguration?

    let appearance: Appearance
    /// Whether lines stand between rows.
    public var showsSeparators = true
    /// How the lines look.
    public var separatorConfiguration = UIListSeparatorConfiguration(listAppearance: .plain)
    /// Adjusts the separators of single rows.
    public var itemSeparatorHandler: ItemSeparatorHandler?

    /// Returns the separator configuration of a row from the list's.
    public typealias ItemSeparatorHandler =
        @MainActor (IndexPath, UIListSeparatorConfiguration) -> UIListSeparatorConfiguration

    /// The background color of the list; nil means the default.
    public var backgroundColor: UIColor?
    /// The header of a section.
    public var headerMode = HeaderMode.none
    /// The footer of a section.
    public var footerMode = FooterMode.none
    /// The space above a header; nil means the default.
    public var headerTopPadding: CGFloat?
    /// Returns the actions of a swipe from the leading edge.
    public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    /// Returns the actions of a swipe from the trailing edge.
    public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

    /// A list of an appearance.
    public init(appearance: Appearance) { self.appearance = appearance }

    var isPlain: Bool { appearance == .plain || appearance == .sidebarPlain }
    var ground: UIColor { backgroundColor ?? (isPlain ? .systemBackground : .systemGroupedBackground) }
}
