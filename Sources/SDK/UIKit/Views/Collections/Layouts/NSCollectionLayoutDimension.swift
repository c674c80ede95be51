// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// A width or height in a compositional layout.
public final class NSCollectionLayoutDimension: NSObject, NSCopying, Sendable {
    enum Kind: Hashable, Sendable {
        case fractionalWidth, fractionalHeight, absolute, estimated
    }

    let kind: Kind
    /// A share or a number of points.
    public let dimension: CGFloat

    private init(_ kind: Kind, _ dimension: CGFloat) {
        self.kind = kind
        self.dimension = dimension
    }

    /// A share of the width of what it is in.
    public class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self {
        self.init(.fractionalWidth, fractionalWidth)
    }
    /// A share of the height of what it is in.
    public class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self {
        self.init(.fractionalHeight, fractionalHeight)
    }
    /// A number of points.
    public class func absolute(_ absoluteDimension: CGFloat) -> Self { self.init(.absolute, absoluteDimension) }
    /// About a number of points; what is there has the size of its own.
    public class func estimated(_ estimatedDimension: CGFloat) -> Self { self.init(.estimated, estimatedDimension) }

    /// Whether it is a share of a width.
    public var isFractionalWidth: Bool { kind == .fractionalWidth }
    /// Whether it is a share of a height.
    public var isFractionalHeight: Bool { kind == .fractionalHeight }
    /// Whether it is a number of points.
    public var isAbsolute: Bool { kind == .absolute }
    /// Whether what is there has the size of its own.
    public var isEstimated: Bool { kind == .estimated }

    /// Returns itself, since it is immutable.
    public func copy(with zone: NSZone? = nil) -> Any { self }

    func length(in container: CGSize) -> CGFloat {
        switch kind {
        case .fractionalWidth: container.width * dimension
        case .fractionalHeight: container.height * dimension
        case .absolute, .estimated: dimension
        }
    }
}
