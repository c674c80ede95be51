// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// Distances around an item of a compositional layout; those that are flexible are as large as they say at least.
public final class NSCollectionLayoutEdgeSpacing: NSObject, NSCopying, Sendable {
    /// Where reading begins.
    public let leading: NSCollectionLayoutSpacing?
    /// Above.
    public let top: NSCollectionLayoutSpacing?
    /// The trailing edge.
    public let trailing: NSCollectionLayoutSpacing?
    /// Below.
    public let bottom: NSCollectionLayoutSpacing?

    /// Distances from what is around.
    public init(
        leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
        bottom: NSCollectionLayoutSpacing?
    ) {
        (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom)
    }

    /// Returns itself, since it is immutable.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    var insets: NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(
            top: top?.spacing ?? 0, leading: leading?.spacing ?? 0, bottom: bottom?.spacing ?? 0,
            trailing: trailing?.spacing ?? 0)
    }
}
