// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension UICollectionView: SwipingList {
    /// The index paths of the selected items; nil if there are none.
    public var indexPathsForSelectedItems: [IndexPath]? { selection.isEmpty ? nil : selection }

    /// Selects an item and scrolls to it, without calling the delegate. Nil deselects all.
    public func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        mark(indexPath)
        if let indexPath, !scrollPosition.isEmpty {
            scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
        }
    }

    /// Deselects an item without calling the delegate.
    public func deselectItem(at indexPath: IndexPath, animated: Bool) { unmark(indexPath) }

    private var allowsMany: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

    private func mark(_ path: IndexPath?) {
        if path == nil || !allowsMany { for former in selection where former != path { unmark(former) } }
        guard let path, let cell = cellForItem(at: path) else { return }
        if !selection.contains(path) { selection.append(path) }
        cell.isSelected = true
    }

    private func unmark(_ path: IndexPath) {
        guard selection.contains(path) else { return }
        selection.removeAll { $0 == path }
        cellForItem(at: path)?.isSelected = false
    }

    // MARK: By a finger

    /// Whether a finger may light the item up, and choose it.
    func mayHighlight(_ cell: UICollectionViewCell) -> Bool {
        let isAllowed = isEditing ? allowsSelectionDuringEditing || allowsMany : allowsSelection
        guard isAllowed, let path = indexPath(for: cell) else { return false }
        return collectionDelegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
    }

    /// A finger is on the item, or has left it.
    func light(_ cell: UICollectionViewCell, _ isLit: Bool) {
        cell.isHighlighted = isLit
        guard let path = indexPath(for: cell) else { return }
        if isLit {
            collectionDelegate?.collectionView(self, didHighlightItemAt: path)
        } else {
            collectionDelegate?.collectionView(self, didUnhighlightItemAt: path)
        }
    }

    /// Responds to a tap on an item.
    func choose(_ cell: UICollectionViewCell, by finger: UITouch) {
        guard let path = indexPath(for: cell) else { return }
        if let row = cell as? UICollectionViewListCell, row.expandsByTap { return toggleOutline(at: row) }
        let delegate = collectionDelegate
        if selection.contains(path), allowsMany {
            guard delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
            unmark(path)
            delegate?.collectionView(self, didDeselectItemAt: path)
            return
        }
        guard delegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
        if !allowsMany {
            for former in selection where former != path {
                unmark(former)
                delegate?.collectionView(self, didDeselectItemAt: former)
            }
        }
        mark(path)
        delegate?.collectionView(self, didSelectItemAt: path)
    }

    // MARK: Swipes and menus

    /// Begins to move a row of a list aside.
    ///
    /// - Returns: Nil if nothing would come to light.
    func beginSwipe(on cell: UICollectionViewCell, toLeading isLeading: Bool) -> RowSwipe? {
        if let openSwipe, openSwipe.cell === cell { return openSwipe }
        guard let path = indexPath(for: cell), let actions = swipeActions(of: path, isLeading: isLeading) else {
            return nil
        }
        closeSwipe(except: nil)
        let swipe = RowSwipe(of: cell, actions, isLeading: isLeading) { [weak self, weak cell] in
            self?.openSwipe = nil
            cell?.setNeedsUpdateConfiguration()
        }
        openSwipe = swipe
        cell.setNeedsUpdateConfiguration()
        return swipe
    }

    private func swipeActions(of path: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration? {
        let list = collectionViewLayout.list(ofSection: path.section)
        let provider =
            isLeading ? list?.leadingSwipeActionsConfigurationProvider : list?.trailingSwipeActionsConfigurationProvider
        return provider?(path).flatMap { $0.actions.isEmpty ? nil : $0 }
    }

    /// Shows what can be done with an item that a finger rests on.
    ///
    /// - Returns: Whether there is anything.
    func showMenu(of cell: UICollectionViewCell, at point: CGPoint) -> Bool {
        guard let path = indexPath(for: cell) else { return false }
        let own =
            collectionDelegate?.collectionView(self, contextMenuConfigurationForItemsAt: [path], point: point)
            ?? collectionDelegate?.collectionView(self, contextMenuConfigurationForItemAt: path, point: point)
        if let own { return MenuPresenter.show(own.menu(), from: cell) }
        let actions = [true, false].compactMap { swipeActions(of: path, isLeading: $0) }.flatMap(\.actions)
        return MenuPresenter.show(UIMenu(children: actions.map { $0.menuAction(on: cell) }), from: cell)
    }
}

extension UIContextualAction {
    /// The same in a menu.
    func menuAction(on view: UIView) -> UIAction {
        UIAction(title: title ?? "", image: image, attributes: style == .destructive ? .destructive : []) {
            [weak view] _ in
            if let view { self.handler(self, view) { _ in } }
        }
    }
}
