// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension UITableView {
    /// Gives the rows that can be edited what they show for it.
    func dressForEditing() {
        for path in allPaths {
            guard let cell = cellForRow(at: path) else { continue }
            let canEdit = isEditing && (dataSource?.tableView(self, canEditRowAt: path) ?? false)
            cell.editingStyle =
                canEdit ? tableDelegate?.tableView(self, editingStyleForRowAt: path) ?? .delete : .none
            cell.shouldIndentWhileEditing =
                tableDelegate?.tableView(self, shouldIndentWhileEditingRowAt: path) ?? true
            cell.isMovable = isEditing && mayMoveRow(at: path)
            if cell.isEditing != isEditing { cell.setEditing(isEditing, animated: false) }
        }
    }

    /// A person has tapped the circle at the beginning of a row: it is added to, or shows what takes it away.
    func editControlTapped(on cell: UITableViewCell) {
        guard let path = indexPath(for: cell) else { return }
        if cell.editingStyle == .insert {
            TableDeleting.commit(.insert, path, in: self)
        } else if openSwipe?.cell === cell {
            closeSwipe(except: nil)
        } else if let swipe = beginSwipe(on: cell, toLeading: false) {
            UIView.animate(withDuration: 0.2) { swipe.open() }
        }
    }

    // MARK: Swipes

    /// What a swipe over a row shows; nil if there is nothing.
    func swipeActions(of path: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration? {
        let own =
            isLeading
            ? tableDelegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
            : tableDelegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
        if let own { return own.actions.isEmpty ? nil : own }
        guard !isLeading, let dataSource, !TableDeleting.isMissing(in: dataSource),
            dataSource.tableView(self, canEditRowAt: path),
            (tableDelegate?.tableView(self, editingStyleForRowAt: path) ?? .delete) == .delete
        else { return nil }
        let title = tableDelegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path)
        let delete = UIContextualAction(style: .destructive, title: title ?? SystemWord.delete.text) {
            [weak self] _, view, done in
            guard let self, let cell = view as? UITableViewCell, let now = self.indexPath(for: cell) else {
                return done(false)
            }
            done(true)
            TableDeleting.commit(.delete, now, in: self)
        }
        return UISwipeActionsConfiguration(actions: [delete])
    }

    /// Begins to move a row aside.
    ///
    /// - Returns: Nil if nothing would come to light.
    func beginSwipe(on cell: UITableViewCell, toLeading isLeading: Bool) -> RowSwipe? {
        if let openSwipe, openSwipe.cell === cell { return openSwipe }
        guard let path = indexPath(for: cell), let actions = swipeActions(of: path, isLeading: isLeading) else {
            return nil
        }
        closeSwipe(except: nil)
        tableDelegate?.tableView(self, willBeginEditingRowAt: path)
        cell.showingDeleteConfirmation = true
        let swipe = RowSwipe(of: cell, actions, isLeading: isLeading) { [weak self, weak cell] in
            guard let self else { return }
            self.openSwipe = nil
            cell?.showingDeleteConfirmation = false
            self.tableDelegate?.tableView(self, didEndEditingRowAt: cell.flatMap(self.indexPath))
        }
        openSwipe = swipe
        return swipe
    }

    // MARK: Menus

    /// Shows what can be done with a row that a finger rests on.
    ///
    /// - Returns: Whether there is anything.
    func showMenu(of cell: UITableViewCell, at point: CGPoint) -> Bool {
        guard let path = indexPath(for: cell) else { return false }
        if let own = tableDelegate?.tableView(self, contextMenuConfigurationForRowAt: path, point: point) {
            return MenuPresenter.show(own.menu(), from: cell)
        }
        let swipes = [
            tableDelegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path),
            tableDelegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path),
        ]
        let actions = swipes.compactMap { $0 }.flatMap(\.actions)
        guard !actions.isEmpty else { return false }
        return MenuPresenter.show(UIMenu(children: actions.map { $0.menuAction(on: cell) }), from: cell)
    }
}
