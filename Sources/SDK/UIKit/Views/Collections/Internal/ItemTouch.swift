// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The way of a finger on an item of a collection: a tap chooses it, and a swipe over one of a list shows what can be
/// done with it.
@MainActor final class ItemTouch {
    private static let slack: CGFloat = 10

    private weak var collection: UICollectionView?
    private let finger: UITouch
    private let start: CGPoint
    private var mayChoose: Bool
    private var swipe: RowSwipe?

    init?(_ finger: UITouch, on cell: UICollectionViewCell) {
        guard let collection = cell.collection else { return nil }
        self.collection = collection
        self.finger = finger
        start = finger.location(in: nil)
        let closes = collection.closeSwipe(except: cell)
        mayChoose = !closes && collection.openSwipe == nil && collection.mayHighlight(cell)
        if mayChoose { collection.light(cell, true) }
    }

    func move(on cell: UICollectionViewCell) {
        let place = finger.location(in: nil)
        let way = CGPoint(x: place.x - start.x, y: place.y - start.y)
        if let swipe { return swipe.move(by: way.x) }
        guard max(abs(way.x), abs(way.y)) > Self.slack, abs(way.x) > abs(way.y), let collection,
            let begun = collection.beginSwipe(on: cell, toLeading: way.x > 0)
        else { return }
        if mayChoose { collection.light(cell, false) }
        mayChoose = false
        swipe = begun
        begun.move(by: way.x)
    }

    /// The finger has left the screen; a tap is one that ended on the item.
    func end(on cell: UICollectionViewCell, isTap: Bool) {
        if let swipe { return swipe.end() }
        if mayChoose { collection?.light(cell, false) }
        if isTap, collection?.openSwipe?.cell === cell {
            collection?.closeSwipe(except: nil)
        } else if isTap, mayChoose {
            collection?.choose(cell)
        }
    }
}
