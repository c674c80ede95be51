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

    /// Says what a swipe over an item shows.
    public typealias SwipeActionsConfigurationProvider = @MainActor (IndexPath) -> UISwipeActionsConfiguration?

    let appearance: Appearance
    /// Whether lines stand between rows.
    public var showsSeparators = true
    /// How the lines look.
    public var separatorConfiguration = UIListSeparatorConfiguration(listAppearance: .plain)
    /// Says how the line below a row looks, where that is to differ.
    public var itemSeparatorHandler: ItemSeparatorHandler?

    /// Says how the line below a row looks, of how all look.
    public typealias ItemSeparatorHandler =
        @MainActor (IndexPath, UIListSeparatorConfiguration) -> UIListSeparatorConfiguration

    /// What is behind all rows; nil is as ever.
    public var backgroundColor: UIColor?
    /// The header of a section.
    public var headerMode = HeaderMode.none
    /// The footer of a section.
    public var footerMode = FooterMode.none
    /// The space above a section's header; nil is as ever.
    public var headerTopPadding: CGFloat?
    /// Says what a swipe from the beginning of an item shows.
    public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
    /// Says what a swipe from the end of an item shows.
    public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

    /// A list of an appearance.
    public init(appearance: Appearance) { self.appearance = appearance }

    var isPlain: Bool { appearance == .plain || appearance == .sidebarPlain }
    var ground: UIColor { backgroundColor ?? (isPlain ? .systemBackground : .systemGroupedBackground) }
}
