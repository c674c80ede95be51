// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A view controller whose view is a collection that it fills.
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
    /// The layout that the controller was made with.
    public let collectionViewLayout: UICollectionViewLayout

    /// A controller of a collection that a layout places.
    public init(collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(nibName: nil, bundle: nil)
    }

    /// Returns nil: view controllers cannot be decoded from archives such as storyboards here.
    public required init?(coder: NSCoder) { nil }

    /// Whether no item is chosen any more when the collection comes to the screen again.
    open var clearsSelectionOnViewWillAppear = true

    open override func loadView() {
        let collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: collectionViewLayout)
        collection.dataSource = self
        collection.delegate = self
        view = collection
    }

    /// The view, as a collection.
    open var collectionView: UICollectionView! {
        get { view as? UICollectionView }
        set { view = newValue }
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard clearsSelectionOnViewWillAppear else { return }
        collectionView?.selectItem(at: nil, animated: animated, scrollPosition: [])
    }

    /// Has the items edited along with the controller.
    open override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        collectionView?.isEditing = editing
    }

    /// How many sections there are: one.
    open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
    /// How many items a section has: none.
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
    /// An item without anything in it.
    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
    /// What stands beside items: an empty view.
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }
    /// Whether a finger may light an item up: it may.
    open func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        true
    }
    /// Whether a finger may choose an item: it may.
    open func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        true
    }
    /// Whether a finger may take an item back: it may.
    open func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool {
        true
    }
    /// Called when an item was selected.
    open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
    /// Called when an item was deselected.
    open func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}
    /// Called before an item is shown.
    open func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {}
    /// The menu of an item that a finger rests on: none.
    open func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? { nil }
    /// The menu of items that a finger rests on: none.
    open func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? { nil }

    /// The contents have moved: nothing is done.
    open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    /// The contents have another size: nothing is done.
    open func scrollViewDidZoom(_ scrollView: UIScrollView) {}
    /// A finger begins to scroll: nothing is done.
    open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    /// The finger is about to leave: the contents go where they would.
    open func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}
    /// The finger has left: nothing is done.
    open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    /// The contents go on by themselves: nothing is done.
    open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
    /// The contents have come to rest: nothing is done.
    open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    /// Scrolling that a program asked for is done: nothing is done.
    open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    /// What fingers make larger: nothing.
    open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
    /// The insets have changed: nothing is done.
    open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
    /// Whether a tap at the top of the screen scrolls up: it does.
    open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
    /// It has scrolled up: nothing is done.
    open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
}
