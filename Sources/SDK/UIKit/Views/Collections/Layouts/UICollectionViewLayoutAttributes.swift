// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The frame and appearance of a collection's view.
@preconcurrency @MainActor open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
    /// The index path of the item or supplementary view.
    open var indexPath = IndexPath(item: 0, section: 0)
    /// The kind of the supplementary view; nil for an item.
    open internal(set) var representedElementKind: String?
    /// Whether it is about an item or something else.
    open internal(set) var representedElementCategory = UICollectionView.ElementCategory.cell
    /// Place and size in the contents of the collection.
    open var frame = CGRect.zero
    /// The opacity, from 0 to 1.
    open var alpha: CGFloat = 1
    /// The stacking order; a greater number is in front.
    open var zIndex = 0
    /// Whether the view is not seen.
    open var isHidden = false
    /// The transform applied around the view's center.
    open var transform = CGAffineTransform.identity
    /// How far down the view goes along with the upper edge of what is seen; nil if it does not.
    var pinEnd: CGFloat?
    /// The section with a scroll view of its own that the view lies in.
    var scrollingSection: Int?

    /// About the first item, without a place.
    public required override init() { super.init() }

    /// About an item.
    public convenience init(forCellWith indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
    }

    /// Creates the attributes of a supplementary view.
    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
        representedElementKind = elementKind
        representedElementCategory = .supplementaryView
    }

    /// About what is behind items.
    public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
        representedElementKind = decorationViewKind
        representedElementCategory = .decorationView
    }

    /// The middle.
    open var center: CGPoint {
        get { CGPoint(x: frame.midX, y: frame.midY) }
        set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
    }

    /// The size.
    open var size: CGSize {
        get { frame.size }
        set { frame.size = newValue }
    }

    /// The size, from zero.
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: frame.size) }
        set {
            let middle = center
            frame.size = newValue.size
            center = middle
        }
    }

    /// The same once more.
    open nonisolated func copy(with zone: NSZone? = nil) -> Any { MainActor.assumeIsolated { Twin(self) }.value }

    /// Carries a copy out of the main actor, where it is asked for all the same.
    ///
    /// `@unchecked Sendable`: it is made here, handed over at once, and nobody else has it.
    private struct Twin: @unchecked Sendable {
        let value: UICollectionViewLayoutAttributes

        @MainActor init(_ original: UICollectionViewLayoutAttributes) {
            value = type(of: original).init()
            value.indexPath = original.indexPath
            value.pinEnd = original.pinEnd
            value.representedElementKind = original.representedElementKind
            value.representedElementCategory = original.representedElementCategory
            (value.frame, value.alpha, value.zIndex) = (original.frame, original.alpha, original.zIndex)
            (value.isHidden, value.transform) = (original.isHidden, original.transform)
            value.scrollingSection = original.scrollingSection
        }
    }
}
