// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// The size of something in a compositional layout.
public final class NSCollectionLayoutSize: NSObject, NSCopying, Sendable {
    /// How wide it is.
    public let widthDimension: NSCollectionLayoutDimension
    /// How high it is.
    public let heightDimension: NSCollectionLayoutDimension

    /// A size of a width and a height.
    public init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension)
    {
        widthDimension = width
        heightDimension = height
    }

    /// Returns itself, since it is immutable.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    func size(in container: CGSize) -> CGSize {
        CGSize(width: widthDimension.length(in: container), height: heightDimension.length(in: container))
    }
}
