// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A cell or supplementary view of a collection.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
    /// Creates a view with a frame.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Returns nil: views cannot be decoded from archives such as storyboards here.
    public required init?(coder: NSCoder) { nil }

    /// The reuse identifier.
    open internal(set) var reuseIdentifier: String?

    /// Prepares the view for reuse; a subclass calls super.
    open func prepareForReuse() {}

    /// The layout has a place for the view.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    /// What the view itself makes of the place that the layout has for it: a size of its own where that is estimated.
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        let fitted = layoutAttributes
        fitted.size = fittingSize(near: layoutAttributes.size, isWidthFixed: true)
        return fitted
    }

    /// The collection that the view is in.
    var collection: UICollectionView? {
        sequence(first: superview, next: { $0?.superview }).lazy.compactMap { $0 as? UICollectionView }.first
    }

    /// The size that the constraints inside come to.
    func fittingSize(near size: CGSize, isWidthFixed: Bool) -> CGSize {
        let fitting = systemLayoutSizeFitting(
            CGSize(width: size.width, height: 0),
            withHorizontalFittingPriority: isWidthFixed ? .required : .fittingSizeLevel,
            verticalFittingPriority: .fittingSizeLevel)
        let height = fitting.height.isFinite && fitting.height > 0 ? fitting.height : size.height
        let width = fitting.width.isFinite && fitting.width > 0 ? fitting.width : size.width
        return CGSize(width: isWidthFixed ? size.width : width, height: height)
    }

    var known: (asked: CGSize, isWidthFixed: Bool, size: CGSize)?

    override func measuresChanged() { known = nil }

    /// The size of its own; measured again only where something in it has changed.
    func ownSize(near size: CGSize, isWidthFixed: Bool) -> CGSize {
        if let known, known.asked == size, known.isWidthFixed == isWidthFixed { return known.size }
        let attributes = UICollectionViewLayoutAttributes()
        attributes.size = size
        var own =
            isWidthFixed
            ? preferredLayoutAttributesFitting(attributes).size : fittingSize(near: size, isWidthFixed: false)
        if isWidthFixed { own.width = size.width }
        known = (size, isWidthFixed, own)
        return own
    }
}

extension UICollectionReusableView {
    /// The initializer behind ``makeItem(_:)``; the dispatch to `init(frame:)` happens here.
    package convenience init(item frame: CGRect) { self.init(frame: frame) }

    /// ``init(item:)`` by its symbol, for a class that is only known when the program runs: see ``BlankObject``.
    @_silgen_name("$s5UIKit24UICollectionReusableViewC4itemAC10Foundation6CGRectV_tcfC")
    static func makeItem(_ frame: CGRect) -> UICollectionReusableView
}
