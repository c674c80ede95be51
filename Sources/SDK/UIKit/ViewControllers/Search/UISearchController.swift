// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Looks for something in what a controller shows: has the search bar below the navigation bar's title, and says what
/// is typed there.
@preconcurrency @MainActor open class UISearchController: UIViewController {
    /// The controller that shows what was found; nil if the one that is searched does itself.
    public let searchResultsController: UIViewController?
    /// The bar that is typed in.
    public let searchBar = UISearchBar(frame: .zero)
    /// Who finds what is looked for.
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
    /// Called when looking begins and ends.
    open weak var delegate: (any UISearchControllerDelegate)?
    /// Whether what is searched is dimmed; it is not.
    open var obscuresBackgroundDuringPresentation = true
    /// Whether the navigation bar goes while something is looked for; it stays.
    open var hidesNavigationBarDuringPresentation = true
    /// Whether the button that ends looking comes and goes by itself.
    open var automaticallyShowsCancelButton = true
    /// Whether the parts to look in come and go by themselves.
    open var automaticallyShowsScopeBar = true
    /// Whether the results are seen; they are while there is a text.
    open var showsSearchResultsController = false { didSet { showResults() } }
    /// The controller whose navigation item has this one.
    weak var searched: UIViewController?

    /// Whether something is looked for.
    open var isActive = false {
        didSet { if isActive != oldValue { activityChanged() } }
    }

    /// A search whose results a controller of their own shows, or the one that is searched.
    public init(searchResultsController: UIViewController?) {
        self.searchResultsController = searchResultsController
        super.init(nibName: nil, bundle: nil)
        searchBar.began = { [weak self] in self?.isActive = true }
        searchBar.changed = { [weak self] in self?.textChanged() }
        searchBar.cancelled = { [weak self] in self?.isActive = false }
    }

    /// Returns nil: view controllers cannot be decoded from archives such as storyboards here.
    public required init?(coder: NSCoder) { nil }

    private func activityChanged() {
        if isActive {
            delegate?.willPresentSearchController(self)
        } else {
            delegate?.willDismissSearchController(self)
            searchBar.text = ""
            searchBar.resignFirstResponder()
        }
        if automaticallyShowsCancelButton { searchBar.showsCancelButton = isActive }
        if automaticallyShowsScopeBar, searchBar.scopeButtonTitles != nil { searchBar.showsScopeBar = isActive }
        textChanged()
        if isActive { delegate?.didPresentSearchController(self) } else { delegate?.didDismissSearchController(self) }
    }

    private func textChanged() {
        showResults()
        searchResultsUpdater?.updateSearchResults(for: self)
    }

    private func showResults() {
        guard let results = searchResultsController, let searched else { return }
        let isShown = isActive && (showsSearchResultsController || searchBar.text?.isEmpty == false)
        guard isShown != (results.parent === searched) else { return }
        if isShown {
            searched.addChild(results)
            results.fill(searched.loadedView)
            results.didMove(toParent: searched)
        } else {
            results.willMove(toParent: nil)
            results.viewIfLoaded?.removeFromSuperview()
            results.removeFromParent()
        }
    }
}

/// Updates search results.
@preconcurrency @MainActor public protocol UISearchResultsUpdating: NSObjectProtocol {
    /// What is looked for is something else, or nothing any more.
    func updateSearchResults(for searchController: UISearchController)
}

/// Is notified when a search begins and ends; every method is optional.
@preconcurrency @MainActor public protocol UISearchControllerDelegate: NSObjectProtocol {
    /// Looking is about to begin.
    func willPresentSearchController(_ searchController: UISearchController)
    /// Looking has begun.
    func didPresentSearchController(_ searchController: UISearchController)
    /// Looking is about to end.
    func willDismissSearchController(_ searchController: UISearchController)
    /// Looking has ended.
    func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
    /// Does nothing.
    public func willPresentSearchController(_ searchController: UISearchController) {}
    /// Does nothing.
    public func didPresentSearchController(_ searchController: UISearchController) {}
    /// Does nothing.
    public func willDismissSearchController(_ searchController: UISearchController) {}
    /// Does nothing.
    public func didDismissSearchController(_ searchController: UISearchController) {}
}
