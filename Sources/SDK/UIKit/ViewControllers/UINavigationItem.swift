// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A controller's title and buttons in a navigation bar.
@preconcurrency @MainActor open class UINavigationItem: NSObject {
    /// The search whose bar stands below the title.
    open var searchController: UISearchController? { didSet { bar?.contentsChanged() } }
    /// Whether the search bar goes while contents are scrolled; it stays.
    open var hidesSearchBarWhenScrolling = true
    /// What stands in the bar.
    open var title: String? { didSet { bar?.contentsChanged() } }
    /// Where the search bar stands; below the title.
    open var preferredSearchBarPlacement = SearchBarPlacement.automatic
    /// How title and buttons are arranged; as in a browser or a document.
    open var style = ItemStyle.navigator
    /// What stands above the title.
    open var prompt: String?
    /// The bar that shows the item.
    weak var bar: UINavigationBar?
    /// What stands in the bar instead of the title.
    open var titleView: UIView? { didSet { bar?.contentsChanged() } }
    /// What the way back is called.
    open var backButtonTitle: String? { didSet { bar?.contentsChanged() } }
    /// What leads back to this screen from the one above it; nil leaves it named after the title.
    open var backBarButtonItem: UIBarButtonItem? { didSet { bar?.contentsChanged() } }
    /// How the way back to this screen is named.
    open var backButtonDisplayMode = BackButtonDisplayMode.default { didSet { bar?.contentsChanged() } }
    /// Whether buttons at the leading end leave the way back where it is.
    open var leftItemsSupplementBackButton = false { didSet { bar?.contentsChanged() } }
    /// The appearance of the bar; nil means the bar's own.
    open var standardAppearance: UINavigationBarAppearance? { didSet { bar?.contentsChanged() } }
    /// The appearance above content that is not scrolled; nil means the bar's own.
    open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { bar?.contentsChanged() } }
    /// The appearance in compact height; without effect.
    open var compactAppearance: UINavigationBarAppearance?
    /// The compact appearance above content that is not scrolled; without effect.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance?
    /// Whether there is no way back in the bar.
    open var hidesBackButton = false { didSet { bar?.contentsChanged() } }
    /// Whether the title is large, where the bar prefers that.
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { bar?.contentsChanged() } }
    /// Buttons at the leading end.
    open var leftBarButtonItems: [UIBarButtonItem]? { didSet { bar?.contentsChanged() } }
    /// Buttons at the trailing end.
    open var rightBarButtonItems: [UIBarButtonItem]? { didSet { bar?.contentsChanged() } }

    /// When a title is large.
    public enum LargeTitleDisplayMode: Int, Sendable {
        case automatic, always, never
    }

    /// Where a search bar stands.
    public enum SearchBarPlacement: Int, Sendable {
        case automatic, inline, stacked
    }

    /// How title and buttons are arranged.
    public enum ItemStyle: Int, Sendable {
        case navigator, browser, editor
    }

    /// How a way back is named.
    public enum BackButtonDisplayMode: Int, Sendable {
        case `default`, generic, minimal
    }

    /// An item with a title.
    public init(title: String?) { self.title = title }

    /// The first button at the leading end.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }

    /// The first button at the trailing end.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }

    /// Changes the first button at the leading end.
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
    /// Changes the first button at the trailing end.
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
    /// Changes the buttons at the leading end.
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }
    /// Changes the buttons at the trailing end.
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }
    /// Takes the way back out of the bar, or puts it there.
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }
}
