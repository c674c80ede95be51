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

    /// Whether the selection is cleared when the view appears.
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

    /// Starts or ends editing mode, in the collection as well.
    open override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        collectionView?.isEditing = editing
    }

    /// Returns the number of sections; 1 by default.
    open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
    /// Returns the number of items in a section; 0 by default.
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
    /// Returns the cell of an item; an empty one by default.
    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
    /// Returns a supplementary view; an empty one by default.
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }
    /// Whether an item may be highlighted; true by default.
    open func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        true
    }
    /// Whether an item may be selected; true by default.
    open func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
        true
    }
    /// Whether an item may be deselected; true by default.
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
    /// Returns the context menu of an item; nil by default.
    open func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? { nil }
    /// Returns the context menu of items; nil by default.
    open func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? { nil }

    /// Called when the content has scrolled. Does nothing by default.
    open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    /// Called when the content has zoomed. Does nothing by default.
    open func scrollViewDidZoom(_ scrollView: UIScrollView) {}
    /// Called when a finger begins to scroll. Does nothing by default.
    open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    /// Called before the finger lifts. Keeps the target by default.
    open func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}
    /// Called when the finger lifts. Does nothing by default.
    open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    /// Called when the content begins to decelerate. Does nothing by default.
    open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
    /// Called when the content has come to rest. Does nothing by default.
    open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    /// Called when a programmatic scroll ends. Does nothing by default.
    open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    /// Returns the view to zoom; nil by default.
    open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
    /// Called when the adjusted insets change. Does nothing by default.
    open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
    /// Whether a tap at the top of the screen scrolls up; true by default.
    open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
    /// Called when the content has scrolled to the top. Does nothing by default.
    open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
}
