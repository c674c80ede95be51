// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Where an item stands in an outline.
struct OutlinePlace: Equatable {
    /// In how many others it lies.
    var level: Int
    var isExpanded: Bool
}

/// Has items of which some may lie in others, and which a person may move.
@MainActor protocol OutlineSource: AnyObject {
    /// Nil if the item is of no outline.
    func place(inOutline path: IndexPath) -> OutlinePlace?
    /// Shows what lies in an item, or does so no more.
    func toggle(at path: IndexPath)
    /// Whether a person may move an item.
    func mayMove(at path: IndexPath) -> Bool
    /// Called when a person has moved an item.
    func moved(from old: IndexPath, to new: IndexPath)
}

extension UICollectionView {
    /// Shows what lies in an item of an outline, or does so no more.
    func toggleOutline(at cell: UICollectionViewCell) {
        guard let path = indexPath(for: cell), let source = dataSource as? any OutlineSource else { return }
        source.toggle(at: path)
    }

    /// Items of an outline stand and look otherwise.
    func noticeOutline() {
        guard let source = dataSource as? any OutlineSource else { return }
        for (path, cell) in allItems {
            (cell as? UICollectionViewListCell)?.outline = source.place(inOutline: path)
        }
    }
}
