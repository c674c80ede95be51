// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A table or a collection whose cells are selected by a tap and swiped aside.
@MainActor protocol SwipingList: UIView {
    associatedtype Cell: UIView

    /// The cell that is swiped aside, and its actions.
    var openSwipe: RowSwipe? { get }
    /// Whether a touch may highlight and select a cell.
    func mayHighlight(_ cell: Cell) -> Bool
    /// Highlights a cell, or ends its highlight.
    func light(_ cell: Cell, _ isLit: Bool)
    /// Responds to a tap on a cell.
    func choose(_ cell: Cell, by finger: UITouch)
    /// Begins to swipe a cell aside; returns nil if it has no actions there.
    func beginSwipe(on cell: Cell, toLeading isLeading: Bool) -> RowSwipe?
}

extension SwipingList {
    /// Moves a cell that was swiped aside back to its place.
    ///
    /// - Returns: Whether there was one.
    @discardableResult func closeSwipe(except cell: UIView?) -> Bool {
        guard let openSwipe, cell == nil || openSwipe.cell !== cell else { return false }
        openSwipe.close()
        return true
    }
}

/// A finger on a cell: a tap selects the cell, and a swipe shows its actions.
@MainActor final class CellTouch<List: SwipingList> {
    private let slack: CGFloat = 10
    private weak var list: List?
    private let finger: UITouch
    private let start: CGPoint
    /// Whether lifting the finger selects the cell.
    private var mayChoose: Bool
    private var swipe: RowSwipe?

    /// Highlights the cell, if its list lets it be selected; nil for a cell without a list.
    init?(_ finger: UITouch, on cell: List.Cell, in list: List?) {
        guard let list else { return nil }
        self.list = list
        self.finger = finger
        start = finger.location(in: nil)
        // A finger beside a cell that was swiped aside brings that back, and does nothing else.
        let closes = list.closeSwipe(except: cell)
        mayChoose = !closes && list.openSwipe == nil && list.mayHighlight(cell)
        if mayChoose { list.light(cell, true) }
    }

    /// Takes a move of the finger.
    func move(on cell: List.Cell) {
        let place = finger.location(in: nil)
        let way = CGPoint(x: place.x - start.x, y: place.y - start.y)
        if let swipe { return swipe.move(by: way.x) }
        guard max(abs(way.x), abs(way.y)) > slack, abs(way.x) > abs(way.y), let list,
            let begun = list.beginSwipe(on: cell, toLeading: way.x > 0)
        else { return }
        if mayChoose { list.light(cell, false) }
        mayChoose = false
        swipe = begun
        begun.move(by: way.x)
    }

    /// Takes the end of the touch, which is a tap if it ended on the cell.
    func end(on cell: List.Cell, isTap: Bool) {
        if let swipe { return swipe.end() }
        if mayChoose { list?.light(cell, false) }
        if isTap, list?.openSwipe?.cell === cell {
            list?.closeSwipe(except: nil)
        } else if isTap, mayChoose {
            list?.choose(cell, by: finger)
        }
    }
}

extension UIView {
    /// Whether a control that a person can tap is inside the view.
    var holdsControl: Bool { subviews.contains { $0 is UIControl && !$0.isHidden || $0.holdsControl } }

    /// Puts a view behind everything else, in place of another.
    func putBehind(_ view: UIView?, insteadOf old: UIView?) {
        old?.removeFromSuperview()
        if let view { insertSubview(view, at: 0) }
        setNeedsLayout()
    }
}
