// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A distance in a compositional layout.
public final class NSCollectionLayoutSpacing: NSObject, NSCopying, Sendable {
    /// The distance, or the least there is.
    public let spacing: CGFloat
    /// Whether it is the least there is, and grows with the room.
    public let isFlexibleSpacing: Bool
    /// Whether it is that distance always.
    public var isFixedSpacing: Bool { !isFlexibleSpacing }

    private init(_ spacing: CGFloat, isFlexible: Bool) {
        self.spacing = spacing
        isFlexibleSpacing = isFlexible
    }

    /// A distance that grows with the room.
    public class func flexible(_ flexibleSpacing: CGFloat) -> Self { self.init(flexibleSpacing, isFlexible: true) }
    /// A distance that stays.
    public class func fixed(_ fixedSpacing: CGFloat) -> Self { self.init(fixedSpacing, isFlexible: false) }

    /// Returns itself, since it is immutable.
    public func copy(with zone: NSZone? = nil) -> Any { self }
}
