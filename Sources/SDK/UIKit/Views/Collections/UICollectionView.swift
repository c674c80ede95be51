// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Shows items in sections, placed by a layout.
///
/// All items are made and laid out, up to 500, also those that are scrolled out of sight. Items are made again at each
/// ``reloadData()``; other changes leave those that stay.
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
    /// A collection of a place and size, placed by a layout.
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        collectionViewLayout = layout
        super.init(frame: frame)
        backgroundColor = .systemBackground
        layout.collectionView = self
    }

    /// Returns nil: views cannot be decoded from archives such as storyboards here.
    public required init?(coder: NSCoder) { nil }

    static let itemLimit = 500
    /// The kind of what stands above a section.
    public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    /// The kind of what stands below a section.
    public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

    /// The data source.
    open weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }
    /// The prefetching data source, which is never called here.
    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
    /// Whether prefetching is enabled; all items are created at once.
    open var isPrefetchingEnabled = true
    var collectionDelegate: (any UICollectionViewDelegate)? { delegate as? any UICollectionViewDelegate }
    var flowDelegate: (any UICollectionViewDelegateFlowLayout)? { delegate as? any UICollectionViewDelegateFlowLayout }
    /// The layout.
    open var collectionViewLayout: UICollectionViewLayout {
        didSet {
            guard collectionViewLayout !== oldValue else { return }
            oldValue.collectionView = nil
            collectionViewLayout.collectionView = self
            removeBesides()
            collectionViewLayout.invalidateLayout()
        }
    }
    /// Whether items can be selected.
    open var allowsSelection = true { didSet { displayChanged() } }
    /// Whether several items can be selected; a tap on a selected item deselects it.
    open var allowsMultipleSelection = false
    /// Whether items can be selected during editing.
    open var allowsSelectionDuringEditing = false
    /// Whether several items can be selected during editing.
    open var allowsMultipleSelectionDuringEditing = false
    /// Whether the collection is in editing mode; the accessories of list cells follow.
    open var isEditing = false {
        didSet {
            guard isEditing != oldValue else { return }
            closeSwipe(except: nil)
            for cell in items?.joined() ?? [[]].joined() { cell.setNeedsUpdateConfiguration() }
            collectionViewLayout.invalidateLayout()
        }
    }
    /// The background view.
    open var backgroundView: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }

    /// By section; nil if they are to be made.
    var items: [[UICollectionViewCell]]?
    /// What stands beside items, and behind them.
    var besides: [BesideKey: UICollectionReusableView] = [:]
    var scrollers: [Int: UIScrollView] = [:]
    var cellClasses: [String: UICollectionViewCell.Type] = [:]
    var besideClasses: [String: UICollectionReusableView.Type] = [:]
    /// The selected items, in the order of selection.
    var selection: [IndexPath] = []
    var pendingUpdates = ItemUpdates()
    var batchDepth = 0
    /// The item that the data source is to fill again.
    var refilled: UICollectionViewCell?
    /// The item that was moved aside.
    var openSwipe: RowSwipe?
    private var laidOutSize = CGSize.zero

    /// Which view beside items one is.
    struct BesideKey: Hashable {
        var kind: String
        var path: IndexPath
    }

    /// Reloads all items.
    open func reloadData() {
        closeSwipe(except: nil)
        items?.joined().forEach { $0.removeFromSuperview() }
        items = nil
        selection = []
        removeBesides()
        collectionViewLayout.invalidateLayout()
    }

    func removeBesides() {
        besides.values.forEach { $0.removeFromSuperview() }
        besides = [:]
    }

    /// All items by section, made where they were not.
    var made: [[UICollectionViewCell]] {
        makeItems()
        return items ?? []
    }

    /// Asks the data source for all items where they were not made yet.
    func makeItems() {
        guard items == nil, let dataSource else { return }
        // Asking for them may ask for the collection's own numbers.
        items = []
        var rest = Self.itemLimit
        let count = min(max(dataSource.numberOfSections(in: self), 0), Self.itemLimit)
        items = (0..<count).map { section in
            let count = min(max(dataSource.collectionView(self, numberOfItemsInSection: section), 0), rest)
            rest -= count
            return (0..<count).map { makeItem(at: IndexPath(item: $0, section: section)) }
        }
        items?.joined().forEach { addSubview($0) }
    }

    /// Asks the data source for an item.
    func makeItem(at path: IndexPath) -> UICollectionViewCell {
        guard let dataSource else { return UICollectionViewCell(frame: .zero) }
        let cell = dataSource.collectionView(self, cellForItemAt: path)
        collectionDelegate?.collectionView(self, willDisplay: cell, forItemAt: path)
        return cell
    }

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        backgroundView?.frame = CGRect(origin: contentOffset, size: bounds.size)
        placeItems()
        openSwipe?.place()
    }

    /// Has the places found out where they may be others than before.
    func prepareLayout() {
        let isResized = bounds.size != laidOutSize
        if isResized || collectionViewLayout.shouldInvalidateLayout(forBoundsChange: bounds) {
            collectionViewLayout.isStale = true
        }
        makeItems()
        guard collectionViewLayout.isStale else { return }
        laidOutSize = bounds.size
        let wasPlacing = isPlacingItems
        isPlacingItems = true
        defer { isPlacingItems = wasPlacing }
        // Items are measured while places are found out, which may say that they have changed.
        collectionViewLayout.isStale = false
        dressLists()
        collectionViewLayout.prepare()
    }

    /// The size of all items, which are laid out for it.
    open override var contentSize: CGSize {
        get {
            prepareLayout()
            return collectionViewLayout.collectionViewContentSize
        }
        set { super.contentSize = newValue }
    }

    open override func adjustedContentInsetDidChange() {
        super.adjustedContentInsetDidChange()
        collectionViewLayout.invalidateLayout()
    }

    override func measuresChanged() {
        super.measuresChanged()
        // Something in an item may have changed by which it sizes itself.
        guard !LayoutPass.isPlacing, !isPlacingItems else { return }
        collectionViewLayout.isStale = true
        layoutState.needsLayout = true
    }
    var isPlacingItems = false

    /// Items that are more than a screen away from what is seen are not drawn, whatever reaches out of them.
    override func mayShow(_ subview: UIView) -> Bool {
        subview === backgroundView || subview.frame.intersects(bounds.insetBy(dx: -bounds.width, dy: -bounds.height))
    }
}
