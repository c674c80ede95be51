// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Is notified about actions in a search bar; every method is optional.
@preconcurrency @MainActor public protocol UISearchBarDelegate: NSObjectProtocol {
    /// Whether a person may type.
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
    /// A person begins to type.
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    /// Called when a person stops editing.
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
    /// The text is another.
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    /// The key was pressed that ends the text.
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    /// The button was tapped that ends looking.
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
    /// Another part is chosen that what is looked for can be in.
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
    /// Returns true by default.
    public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
    /// Does nothing.
    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
    /// Does nothing.
    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
    /// Does nothing.
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
    /// Does nothing.
    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
    /// Does nothing.
    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
    /// Does nothing.
    public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}
