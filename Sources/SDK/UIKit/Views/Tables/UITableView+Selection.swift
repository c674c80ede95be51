// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

extension UITableView: SwipingList {
    /// The position of a row after scrolling to it.
    public enum ScrollPosition: Int, Sendable {
        /// Nowhere else: it is not scrolled to.
        case none = 0
        case top = 1
        case middle = 2
        case bottom = 3
    }

    /// The index path of the first selected row; nil if there is none.
    public var indexPathForSelectedRow: IndexPath? { selection.first }

    /// The index paths of the selected rows; nil if there are none.
    public var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection }

    // MARK: By a finger

    /// Whether a finger may light the row up, and choose it.
    func mayHighlight(_ cell: UITableViewCell) -> Bool {
        guard isEditing ? allowsSelectionDuringEditing : allowsSelection, let path = indexPath(for: cell) else {
            return false
        }
        return tableDelegate?.tableView(self, shouldHighlightRowAt: path) ?? true
    }

    /// Highlights a row, or ends its highlight.
    func light(_ cell: UITableViewCell, _ isLit: Bool) {
        cell.setHighlighted(isLit, animated: false)
        guard let path = indexPath(for: cell) else { return }
        if isLit {
            tableDelegate?.tableView(self, didHighlightRowAt: path)
        } else {
            tableDelegate?.tableView(self, didUnhighlightRowAt: path)
        }
    }

    /// Responds to a tap on a row.
    func choose(_ cell: UITableViewCell, by finger: UITouch) {
        guard let path = indexPath(for: cell) else { return }
        if cell.showsDetailSign, finger.location(in: cell).x > cell.contentView.frame.maxX {
            tableDelegate?.tableView(self, accessoryButtonTappedForRowWith: path)
            return
        }
        if allowsMultipleSelection, selection.contains(path) { return takeBack(path) }
        guard let tableDelegate else { return mark(path, animated: false) }
        guard let wanted = tableDelegate.tableView(self, willSelectRowAt: path) else { return }
        if !allowsMultipleSelection {
            for former in selection where former != wanted { takeBack(former) }
        }
        mark(wanted, animated: false)
        tableDelegate.tableView(self, didSelectRowAt: wanted)
    }

    private func takeBack(_ path: IndexPath) {
        guard let tableDelegate else { return unmark(path, animated: false) }
        guard let wanted = tableDelegate.tableView(self, willDeselectRowAt: path) else { return }
        unmark(wanted, animated: false)
        tableDelegate.tableView(self, didDeselectRowAt: wanted)
    }

    // MARK: By anyone

    /// Marks a row as chosen, in the place of the others where one at most may be; nil takes all back.
    func mark(_ path: IndexPath?, animated: Bool) {
        if path == nil || !allowsMultipleSelection {
            for former in selection where former != path { unmark(former, animated: animated) }
        }
        guard let path, let cell = cellForRow(at: path) else { return }
        if !selection.contains(path) { selection.append(path) }
        cell.setSelected(true, animated: animated)
    }

    /// Marks a row as chosen no more.
    func unmark(_ path: IndexPath, animated: Bool) {
        guard selection.contains(path) else { return }
        selection.removeAll { $0 == path }
        cellForRow(at: path)?.setSelected(false, animated: animated)
    }

    /// Scrolls so that a row stands where it is wanted.
    func show(_ path: IndexPath, at position: ScrollPosition, animated: Bool) {
        guard position != .none else { return }
        layoutIfNeeded()
        guard let row = cellForRow(at: path)?.frame else { return }
        let inset = adjustedContentInset
        let room = bounds.height - inset.top - inset.bottom
        let wanted =
            switch position {
            case .top, .none: row.minY - inset.top
            case .middle: row.midY - room / 2 - inset.top
            case .bottom: row.maxY - room - inset.top
            }
        let last = max(-inset.top, contentSize.height + inset.bottom - bounds.height)
        setContentOffset(CGPoint(x: contentOffset.x, y: min(max(wanted, -inset.top), last)), animated: animated)
    }
}
