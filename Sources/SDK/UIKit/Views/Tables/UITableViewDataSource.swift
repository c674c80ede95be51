// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// Provides the rows of a table.
@preconcurrency @MainActor public protocol UITableViewDataSource: NSObjectProtocol {
    /// Returns the number of rows in a section.
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
    /// A row.
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
    /// Returns the number of sections; by default one.
    func numberOfSections(in tableView: UITableView) -> Int
    /// The header of a section.
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
    /// The footer of a section.
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
    /// Whether a row can be edited.
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
    /// Whether a row can be moved by a person; rows are never moved this way here.
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
    /// Called when a person deletes or inserts a row; the data source makes the change and updates the table.
    ///
    /// Whether this is there is not known before it is called: a swipe over a row of a data source without it shows a
    /// button once that does nothing.
    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath)
    /// Called when a person has moved a row.
    func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
    /// Returns the index letters beside the table; they are not drawn.
    func sectionIndexTitles(for tableView: UITableView) -> [String]?
    /// Returns the section of an index letter.
    func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int
}

extension UITableViewDataSource {
    /// One section by default.
    public func numberOfSections(in tableView: UITableView) -> Int { 1 }
    /// Does nothing by default.
    public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
    /// Does nothing by default.
    public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
    /// Allows it by default.
    public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
    /// Refuses it by default.
    public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
    /// Does nothing by default.
    public func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) { OptionalMethod.isMissing(of: self) }
    /// Does nothing by default.
    public func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}
    /// None by default.
    public func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
    /// Returns the letter's index by default.
    public func tableView(
        _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int { index }
}
