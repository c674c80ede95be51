// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A row or column of items in a compositional layout.
@preconcurrency @MainActor open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    let axis: NSLayoutConstraint.Axis
    /// The items of the group, repeated as far as there is room.
    public let subitems: [NSCollectionLayoutItem]
    /// How often the items share the group evenly; nil for as they fit.
    let count: Int?
    let areEven: Bool
    let provider: NSCollectionLayoutGroupCustomItemProvider?
    /// The spacing between items.
    open var interItemSpacing: NSCollectionLayoutSpacing?

    private init(
        _ size: NSCollectionLayoutSize, _ axis: NSLayoutConstraint.Axis, _ subitems: [NSCollectionLayoutItem],
        count: Int? = nil, areEven: Bool = false, provider: NSCollectionLayoutGroupCustomItemProvider? = nil
    ) {
        (self.axis, self.subitems, self.count, self.areEven) = (axis, subitems, count, areEven)
        self.provider = provider
        super.init(layoutSize: size)
    }

    /// Items beside each other.
    open class func horizontal(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, .horizontal, subitems) }

    /// An item so often beside each other, all as wide.
    open class func horizontal(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, .horizontal, [subitem], count: max(1, count), areEven: true)
    }

    /// An item so often beside each other, as wide as it says.
    open class func horizontal(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, .horizontal, [subitem], count: max(1, count))
    }

    /// Items below each other.
    open class func vertical(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, .vertical, subitems) }

    /// An item so often below each other, all as high.
    open class func vertical(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, .vertical, [subitem], count: max(1, count), areEven: true)
    }

    /// An item so often below each other, as high as it says.
    open class func vertical(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup {
        NSCollectionLayoutGroup(layoutSize, .vertical, [subitem], count: max(1, count))
    }

    /// Items where a function says.
    @preconcurrency open class func custom(
        layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, .horizontal, [], provider: itemProvider) }
}

/// Returns the frames of the items of a group.
public typealias NSCollectionLayoutGroupCustomItemProvider =
    @MainActor (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// The frame of an item in a custom group.
public final class NSCollectionLayoutGroupCustomItem: NSObject, Sendable {
    /// In the group.
    public let frame: CGRect
    /// The stacking order; a greater number is in front.
    public let zIndex: Int

    /// An item in a rectangle of the group.
    public init(frame: CGRect, zIndex: Int = 0) {
        self.frame = frame
        self.zIndex = zIndex
    }
}
