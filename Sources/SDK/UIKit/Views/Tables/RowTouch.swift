// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The way of a finger on a row: what of it the row's table has to hear.
@MainActor struct RowTouch {
    /// The table that the row is in, as long as it may be chosen there.
    private weak var table: UITableView?

    /// Lights the row up, if its table lets it be chosen.
    init(on cell: UITableViewCell) {
        let table = sequence(first: cell, next: \UIView.superview).lazy.compactMap { $0 as? UITableView }.first
        guard let table, table.mayHighlight(cell) else { return }
        self.table = table
        cell.setHighlighted(true, animated: false)
    }

    /// The finger has left the screen; a tap is one that ended on the row.
    func end(on cell: UITableViewCell, isTap: Bool) {
        guard let table else { return }
        cell.setHighlighted(false, animated: false)
        if isTap { table.choose(cell) }
    }
}
