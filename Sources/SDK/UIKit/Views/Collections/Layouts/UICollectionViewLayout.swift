// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Computes the frames of a collection's views.
///
/// A subclass overrides ``prepare()``, ``collectionViewContentSize``, ``layoutAttributesForElements(in:)`` and
/// ``layoutAttributesForItem(at:)``. All items are made, so that ``layoutAttributesForElements(in:)`` is asked for the
/// whole of the contents.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
    /// A layout of no collection yet.
    public override init() { super.init() }

    /// Returns nil: it cannot be decoded from archives such as storyboards here.
    public required init?(coder: NSCoder) { nil }

    /// The collection whose views it places.
    open internal(set) weak var collectionView: UICollectionView?
    /// Whether ``prepare()`` is to be called.
    var isStale = true
    private(set) var decorationClasses: [String: UICollectionReusableView.Type] = [:]

    /// The class of the attributes that the layout makes.
    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

    /// The moment to find all places out.
    open func prepare() {}

    /// The size of the content.
    open var collectionViewContentSize: CGSize { .zero }

    /// Where the views lie that lie in a rectangle of the contents.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

    /// Where an item lies.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

    /// Returns the layout attributes of a supplementary view.
    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Where what is behind items lies.
    open func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Whether all places are others where the collection shows another part, or is of another size.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        collectionView?.bounds.size != newBounds.size
    }

    /// Invalidates the layout.
    open func invalidateLayout() {
        isStale = true
        collectionView?.setNeedsLayout()
    }

    /// Where contents come to rest that a person has let go; not asked for.
    open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { proposedContentOffset }

    /// Registers a class of decoration views.
    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        decorationClasses[elementKind] = viewClass as? UICollectionReusableView.Type
    }

    /// Sections that have scroll views of their own, with their places and the sizes of what is in them.
    var scrollingSections: [Int: ScrollingSection] { [:] }

    /// How the items of a section are dressed as rows of a list; nil if they are not.
    func list(ofSection section: Int) -> UICollectionLayoutListConfiguration? { nil }
}

/// A section of a collection that is scrolled by itself.
struct ScrollingSection {
    var frame: CGRect
    var contentSize: CGSize
    var isPaging = false
}
