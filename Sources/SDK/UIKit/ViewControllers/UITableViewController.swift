// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A view controller whose view is a table that it fills.
@preconcurrency @MainActor
open class UITableViewController: UIViewController, UITableViewDataSource,
    UITableViewDelegate
{
    private let tableStyle: UITableView.Style

    /// A controller of a table of a style.
    public init(style: UITableView.Style) {
        tableStyle = style
        super.init(nibName: nil, bundle: nil)
    }

    /// A controller of a plain table.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        tableStyle = .plain
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Returns nil: view controllers cannot be decoded from archives such as storyboards here.
    public required init?(coder: NSCoder) { nil }

    open override func loadView() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: tableStyle)
        table.dataSource = self
        table.delegate = self
        view = table
    }

    /// The view, as a table.
    open var tableView: UITableView! {
        get { view as? UITableView }
        set { view = newValue }
    }

    /// Whether the selection is cleared when the view appears.
    open var clearsSelectionOnViewWillAppear = true

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if clearsSelectionOnViewWillAppear { tableView?.mark(nil, animated: animated) }
    }

    /// Returns the number of sections; 1 by default.
    open func numberOfSections(in tableView: UITableView) -> Int { 1 }
    /// Returns the number of rows in a section; 0 by default.
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    /// Returns the cell of a row; an empty one by default.
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    /// Returns the header of a section; nil by default.
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
    /// Returns the footer of a section; nil by default.
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
    /// The height of a row: the table's own.
    open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        tableView.rowHeight
    }
    /// Returns the height of a header; the table's by default.
    open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
        tableView.sectionHeaderHeight
    }
    /// Returns the header of a section; nil by default.
    open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }
    /// Returns the height of a footer; the table's by default.
    open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
        tableView.sectionFooterHeight
    }
    /// Returns the estimated height of a row; the table's by default.
    open func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
        tableView.estimatedRowHeight
    }
    /// Returns the footer of a section; nil by default.
    open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { nil }
    /// Called before a row is shown.
    open func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {}
    /// Whether a finger may choose a row: it may.
    open func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { true }
    /// Returns the row to select; the tapped one by default.
    open func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
    /// Called when a row was selected.
    open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
    /// Returns the row to deselect; the tapped one by default.
    open func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
    /// Called when a row was deselected.
    open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
    /// Returns the editing style of a row; delete by default.
    open func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle { .delete }
    /// Whether a row is indented in editing mode; true by default.
    open func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool { true }
    /// Returns the title of the delete button; nil, the default, means the system's.
    open func tableView(
        _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
    ) -> String? { nil }
    /// A row is about to show what can be done with it. Nothing.
    open func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {}
    /// Called when a row hides its swipe actions. Does nothing by default.
    open func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {}
    /// Returns the actions of a swipe from the leading edge; nil by default.
    open func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { nil }
    /// Returns the actions of a swipe from the trailing edge; nil, the default, means the delete button.
    open func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { nil }
    /// The menu of a row that a finger rests on. None.
    open func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? { nil }
    /// A person has tapped the sign at the end of a row that is one for details. Nothing.
    open func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {}
    /// Called before a header is shown. Does nothing by default.
    open func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {}
    /// Called before a footer is shown. Does nothing by default.
    open func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {}
    /// Called when a row was highlighted. Does nothing by default.
    open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {}
    /// The finger has left it. Nothing.
    open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {}
    /// Whether a row may be taken away or added to: it may.
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
    /// Whether a row may be moved by a person: it may not.
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
    /// Called when a person deletes or inserts a row. Does nothing by default.
    open func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) { OptionalMethod.isMissing(of: self) }
    /// Called when a person has moved a row. Does nothing by default.
    open func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}
    /// Called when a row is no longer shown. Does nothing by default.
    open func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {}
    /// Returns the target of a move; the proposed row by default.
    open func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath { proposedDestinationIndexPath }
    /// Returns the indentation level of a row; 0 by default.
    open func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int { 0 }
    /// Returns the section of an index letter; the letter's index by default.
    open func tableView(
        _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int { index }
    /// Returns the index letters beside the table; nil by default.
    open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

    /// The control that refreshes the rows when a person pulls it down.
    open var refreshControl: UIRefreshControl? {
        get { tableView?.refreshControl }
        set { tableView?.refreshControl = newValue }
    }

    /// Starts or ends editing mode, in the table as well.
    open override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        tableView?.setEditing(editing, animated: animated)
    }

    /// Called when the content has scrolled. Does nothing by default.
    open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    /// Called when the content has zoomed. Does nothing by default.
    open func scrollViewDidZoom(_ scrollView: UIScrollView) {}
    /// Called when a finger begins to scroll. Does nothing by default.
    open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    /// Called before the finger lifts. Keeps the target by default.
    open func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}
    /// Called when the finger lifts. Does nothing by default.
    open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    /// Called when the content begins to decelerate. Does nothing by default.
    open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
    /// Called when the content has come to rest. Does nothing by default.
    open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    /// Called when a programmatic scroll ends. Does nothing by default.
    open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    /// Returns the view to zoom; nil by default.
    open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
    /// Called when the adjusted insets change. Does nothing by default.
    open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
    /// Whether a tap at the top of the screen scrolls up; true by default.
    open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
    /// Called when the content has scrolled to the top. Does nothing by default.
    open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
}
