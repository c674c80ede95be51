// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The way of a finger on a row: a tap chooses it, and a swipe shows what can be done with it.
@MainActor final class RowTouch {
    private static let slack: CGFloat = 10

    private weak var table: UITableView?
    private let finger: UITouch
    private let start: CGPoint
    /// Whether lifting the finger chooses the row.
    private var mayChoose: Bool
    private var swipe: RowSwipe?

    /// Lights the row up, if its table lets it be chosen.
    init?(_ finger: UITouch, on cell: UITableViewCell) {
        guard let table = cell.table else { return nil }
        self.table = table
        self.finger = finger
        start = finger.location(in: nil)
        // A finger beside a row that was moved aside brings that back, and does nothing else.
        let closes = table.closeSwipe(except: cell)
        mayChoose = !closes && table.openSwipe == nil && table.mayHighlight(cell)
        if mayChoose { light(cell, true) }
    }

    private func light(_ cell: UITableViewCell, _ isLit: Bool) {
        cell.setHighlighted(isLit, animated: false)
        guard let table, let path = table.indexPath(for: cell) else { return }
        if isLit {
            table.tableDelegate?.tableView(table, didHighlightRowAt: path)
        } else {
            table.tableDelegate?.tableView(table, didUnhighlightRowAt: path)
        }
    }

    private func giveUp(_ cell: UITableViewCell) {
        if mayChoose { light(cell, false) }
        mayChoose = false
    }

    /// The finger has moved.
    func move(on cell: UITableViewCell) {
        let place = finger.location(in: nil)
        let way = CGPoint(x: place.x - start.x, y: place.y - start.y)
        if let swipe { return swipe.move(by: way.x) }
        guard max(abs(way.x), abs(way.y)) > Self.slack else { return }
        guard let table, abs(way.x) > abs(way.y), let begun = table.beginSwipe(on: cell, toLeading: way.x > 0) else {
            return
        }
        giveUp(cell)
        swipe = begun
        begun.move(by: way.x)
    }

    /// The finger has left the screen; a tap is one that ended on the row.
    func end(on cell: UITableViewCell, isTap: Bool) {
        if let swipe { return swipe.end() }
        if mayChoose { light(cell, false) }
        if isTap, mayChoose, let table, cell.showsDetailSign, let path = table.indexPath(for: cell),
            finger.location(in: cell).x > cell.contentView.frame.maxX
        {
            table.tableDelegate?.tableView(table, accessoryButtonTappedForRowWith: path)
            return
        }
        if isTap, table?.openSwipe?.cell === cell {
            table?.closeSwipe(except: nil)
        } else if isTap, mayChoose {
            table?.choose(cell)
        }
    }
}
