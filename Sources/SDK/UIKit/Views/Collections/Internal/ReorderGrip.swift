// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Drawing
import Foundation

/// Rows that a finger may move by a grip at their end.
@MainActor protocol ReorderedRows: UIScrollView {
    /// Where a row is.
    func rowPath(of row: UIView) -> IndexPath?
    /// Whether a person may move the row.
    func mayMoveRow(at path: IndexPath) -> Bool
    /// The rows that are there, with their places.
    var orderedRows: [(path: IndexPath, row: UIView)] { get }
    /// Where a row comes to stand that a finger has brought to another one's place.
    func target(of path: IndexPath, proposed: IndexPath) -> IndexPath
    /// A person has moved a row.
    func rowWasMoved(from old: IndexPath, to new: IndexPath)
}

/// Three lines that a finger moves a row by.
///
/// The row follows the finger, and the others make room; the data source hears about it when the finger leaves.
final class ReorderGrip: UIControl {
    private weak var row: UIView?
    private let lines = UIImageView(frame: .zero)
    private var start = CGPoint.zero
    private var move: Move?

    /// A row on its way.
    private struct Move {
        let rows: any ReorderedRows
        let path: IndexPath
        let row: UIView
        let frame: CGRect
        var target: IndexPath
    }

    /// The color of the lines; nil is as ever.
    var color: UIColor? { didSet { lines.tintColor = color ?? .tertiaryLabel } }

    init(of row: UIView) {
        self.row = row
        super.init(frame: .zero)
        lines.image = UIImage(
            systemName: "line.3.horizontal",
            withConfiguration: UIImage.SymbolConfiguration(pointSize: 17, weight: .regular))
        lines.contentMode = .center
        lines.tintColor = .tertiaryLabel
        addSubview(lines)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        lines.frame = bounds
    }

    private var rows: (any ReorderedRows)? {
        sequence(first: superview, next: { $0?.superview }).lazy.compactMap { $0 as? any ReorderedRows }.first
    }

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard let rows, let row, let path = rows.rowPath(of: row), rows.mayMoveRow(at: path) else { return false }
        start = touch.location(in: nil)
        move = Move(rows: rows, path: path, row: row, frame: row.frame, target: path)
        rows.bringSubviewToFront(row)
        row.layer.shadowColor = UIColor.black.cgColor
        row.layer.shadowRadius = 6
        row.layer.shadowOpacity = 0.25
        return true
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard var move else { return false }
        let way = touch.location(in: nil).y - start.y
        move.row.transform = CGAffineTransform(translationX: 0, y: way)
        let others = move.rows.orderedRows.filter { $0.row !== move.row }
        // The last of those above the finger, or the first below it.
        let passed = others.filter { other in
            other.path > move.path
                ? place(other.row).midY < move.frame.maxY + way
                : place(other.row).midY > move.frame.minY + way
        }
        let farthest = passed.map(\.path).max { abs(distance($0, move.path)) < abs(distance($1, move.path)) }
        let target = farthest.map { move.rows.target(of: move.path, proposed: $0) } ?? move.path
        if target != move.target {
            move.target = target
            UIView.animate(withDuration: 0.2) { self.makeRoom(for: move, among: others) }
        }
        self.move = move
        return true
    }

    /// Where a row lies when none makes room.
    private func place(_ row: UIView) -> CGRect {
        CGRect(
            x: row.center.x - row.bounds.width / 2, y: row.center.y - row.bounds.height / 2, width: row.bounds.width,
            height: row.bounds.height)
    }

    private func distance(_ first: IndexPath, _ second: IndexPath) -> Int {
        (first.section - second.section) * 1_000_000 + first.item - second.item
    }

    private func makeRoom(for move: Move, among others: [(path: IndexPath, row: UIView)]) {
        for (path, row) in others {
            let isPassed =
                move.target > move.path
                ? path > move.path && path <= move.target : path < move.path && path >= move.target
            let way = move.target > move.path ? -move.frame.height : move.frame.height
            row.transform = isPassed ? CGAffineTransform(translationX: 0, y: way) : .identity
        }
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) { end(moves: true) }
    override func cancelTracking(with event: UIEvent?) { end(moves: false) }

    private func end(moves: Bool) {
        guard let move else { return }
        self.move = nil
        for (_, row) in move.rows.orderedRows { row.transform = .identity }
        move.row.layer.shadowOpacity = 0
        if moves, move.target != move.path { move.rows.rowWasMoved(from: move.path, to: move.target) }
    }

    /// What is dragged up and down is not scrolled.
    override var spokenByItself: SpokenView {
        SpokenView(isElement: true, label: SystemWord.reorder.text, traits: .adjustable)
    }
}

extension UICollectionView: ReorderedRows {
    func rowPath(of row: UIView) -> IndexPath? { (row as? UICollectionViewCell).flatMap(indexPath) }

    func mayMoveRow(at path: IndexPath) -> Bool {
        if let source = dataSource as? any OutlineSource { return source.mayMove(at: path) }
        return dataSource?.collectionView(self, canMoveItemAt: path) ?? false
    }

    var orderedRows: [(path: IndexPath, row: UIView)] { allItems.map { ($0.path, $0.cell) } }

    func target(of path: IndexPath, proposed: IndexPath) -> IndexPath {
        let isInside = path.section == proposed.section
        return isInside ? proposed : path
    }

    func rowWasMoved(from old: IndexPath, to new: IndexPath) {
        if let source = dataSource as? any OutlineSource { return source.moved(from: old, to: new) }
        dataSource?.collectionView(self, moveItemAt: old, to: new)
        moveItem(at: old, to: new)
    }
}

extension UITableView: ReorderedRows {
    func rowPath(of row: UIView) -> IndexPath? { (row as? UITableViewCell).flatMap(indexPath) }

    func mayMoveRow(at path: IndexPath) -> Bool { dataSource?.tableView(self, canMoveRowAt: path) ?? false }

    var orderedRows: [(path: IndexPath, row: UIView)] {
        (0..<numberOfSections).flatMap { section in
            (0..<numberOfRows(inSection: section)).compactMap { row in
                let path = IndexPath(row: row, section: section)
                return cellForRow(at: path).map { (path, $0) }
            }
        }
    }

    func target(of path: IndexPath, proposed: IndexPath) -> IndexPath {
        let wanted = (delegate as? any UITableViewDelegate)?
            .tableView(self, targetIndexPathForMoveFromRowAt: path, toProposedIndexPath: proposed)
        return wanted ?? proposed
    }

    func rowWasMoved(from old: IndexPath, to new: IndexPath) {
        dataSource?.tableView(self, moveRowAt: old, to: new)
        UIView.performWithoutAnimation { moveRow(at: old, to: new) }
    }
}
