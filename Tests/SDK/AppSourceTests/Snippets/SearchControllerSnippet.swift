// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import UIKit

class CitiesViewController: UITableViewController, UISearchResultsUpdating, UISearchBarDelegate {
    let cities = ["Amsterdam", "Berlin", "Beijing", "Cairo", "Delhi"]
    var filtered: [String] = []
    let searchController = UISearchController(searchResultsController: nil)
    var isSearchBarEmpty: Bool { searchController.searchBar.text?.isEmpty ?? true }
    var isFiltering: Bool { searchController.isActive && !isSearchBarEmpty }

    override func viewDidLoad() {
        super.viewDidLoad()
        searchController.searchResultsUpdater = self
        searchController.obscuresBackgroundDuringPresentation = false
        searchController.hidesNavigationBarDuringPresentation = true
        searchController.searchBar.placeholder = "Search Cities"
        searchController.searchBar.scopeButtonTitles = ["All", "Near"]
        searchController.searchBar.delegate = self
        searchController.searchBar.searchTextField.autocorrectionType = .no
        navigationItem.searchController = searchController
        navigationItem.hidesSearchBarWhenScrolling = false
        definesPresentationContext = true
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
    }

    func updateSearchResults(for searchController: UISearchController) {
        let text = searchController.searchBar.text ?? ""
        filtered = cities.filter { $0.lowercased().contains(text.lowercased()) }
        tableView.reloadData()
        if isFiltering && filtered.isEmpty {
            contentUnavailableConfiguration = UIContentUnavailableConfiguration.search()
        } else {
            contentUnavailableConfiguration = nil
        }
    }

    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
        updateSearchResults(for: searchController)
    }

    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
        searchBar.resignFirstResponder()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        isFiltering ? filtered.count : cities.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
        cell.textLabel?.text = (isFiltering ? filtered : cities)[indexPath.row]
        return cell
    }
}
