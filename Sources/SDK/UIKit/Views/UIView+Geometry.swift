// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension UIView {
    /// The parts that resize with the superview.
    public struct AutoresizingMask: OptionSet, Sendable {
        /// The raw bits.
        public let rawValue: UInt

        /// Creates a set from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The left margin is flexible.
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
        /// The width is flexible.
        public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
        /// The right margin is flexible.
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
        /// The top margin is flexible.
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
        /// The height is flexible.
        public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
        /// The bottom margin is flexible.
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
    }

    /// How content of another size fits into a view.
    public enum ContentMode: Int, Sendable {
        case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right, topLeft, topRight
        case bottomLeft, bottomRight
    }

    func resizeSubviews(from old: CGSize) {
        guard autoresizesSubviews else { return }
        for view in subviews where !view.autoresizingMask.isEmpty {
            let mask = view.autoresizingMask
            let horizontal = Span(start: view.frame.minX, length: view.frame.width).resized(
                from: old.width, to: bounds.width, before: mask.contains(.flexibleLeftMargin),
                length: mask.contains(.flexibleWidth), after: mask.contains(.flexibleRightMargin))
            let vertical = Span(start: view.frame.minY, length: view.frame.height).resized(
                from: old.height, to: bounds.height, before: mask.contains(.flexibleTopMargin),
                length: mask.contains(.flexibleHeight), after: mask.contains(.flexibleBottomMargin))
            view.frame = CGRect(
                x: horizontal.start, y: vertical.start, width: horizontal.length, height: vertical.length)
        }
    }

    /// A point of another view's coordinates in this view's own; nil means the window's.
    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { point.applying(map(from: view)) }

    /// A point of this view's coordinates in another view's; nil means the window's.
    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { point.applying(map(to: view)) }

    /// A rectangle of another view's coordinates in this view's own, or around what happens to it where one of them is
    /// turned; nil means the window's.
    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect { rect.moved(by: map(from: view)) }

    /// A rectangle of this view's coordinates in another view's, or around what happens to it where one of them is
    /// turned; nil means the window's.
    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect { rect.moved(by: map(to: view)) }

    /// A point of the superview's coordinates in this view's own; nil if ``transform`` makes the view a line or a
    /// point, which no finger hits.
    func pointFromSuperview(_ point: CGPoint) -> CGPoint? { mapToSuperview.inverse.map(point.applying) }

    private func map(from view: UIView?) -> CGAffineTransform {
        let there = view?.mapToRoot ?? .identity
        return there.concatenating(mapToRoot.inverse ?? .identity)
    }

    private func map(to view: UIView?) -> CGAffineTransform {
        mapToRoot.concatenating(view?.mapToRoot.inverse ?? .identity)
    }

    /// From the view's coordinates to those of the outermost view.
    private var mapToRoot: CGAffineTransform {
        guard let superview else { return .identity }
        return mapToSuperview.concatenating(superview.mapToRoot)
    }

    /// From the view's coordinates to those around it, as it is drawn.
    private var mapToSuperview: CGAffineTransform {
        let anchor = layer.anchorPoint
        let middle = CGPoint(x: anchor.x * bounds.width, y: anchor.y * bounds.height)
        guard !transform.isIdentity else {
            return CGAffineTransform(
                translationX: center.x - middle.x - bounds.minX, y: center.y - middle.y - bounds.minY)
        }
        return CGAffineTransform(translationX: -middle.x - bounds.minX, y: -middle.y - bounds.minY)
            .concatenating(transform).concatenating(CGAffineTransform(translationX: center.x, y: center.y))
    }
}

extension CALayer {
    /// A point of the layer's own coordinates on the screen, as it is drawn.
    func onScreen(_ point: CGPoint) -> CGPoint {
        sequence(first: self, next: \.superlayer).reduce(point) { point, layer in
            let (bounds, anchor) = (layer.bounds, layer.anchorPoint)
            return CGPoint(
                x: point.x - bounds.minX - anchor.x * bounds.width, y: point.y - bounds.minY - anchor.y * bounds.height
            ).applying(layer.affineTransform()).moved(by: layer.position)
        }
    }
}

extension CGPoint {
    fileprivate func moved(by other: CGPoint) -> CGPoint { CGPoint(x: x + other.x, y: y + other.y) }
}

/// How the parts of one dimension of a superview share what it gains or loses: by their sizes, and evenly where they
/// have none.
struct ResizingShares {
    /// Of what the superview gains, how much the space before the view gets.
    var start: CGFloat = 0
    /// Of what the superview gains, how much the view gets.
    var length: CGFloat = 0

    /// - Parameters:
    ///   - before: Whether the space before the view gives.
    ///   - gives: Whether the view gives.
    ///   - after: Whether the space after the view gives.
    init(start: CGFloat, length: CGFloat, outer: CGFloat, before: Bool, length gives: Bool, after: Bool) {
        let giving = [(before, start), (gives, length), (after, outer - start - length)].filter(\.0)
        guard !giving.isEmpty else { return }
        let total = giving.reduce(0) { $0 + $1.1 }
        func share(_ size: CGFloat) -> CGFloat { total > 0 ? size / total : 1 / CGFloat(giving.count) }
        if before { self.start = share(start) }
        if gives { self.length = share(length) }
    }
}

/// One dimension of a view inside its superview.
private struct Span {
    var start: CGFloat
    var length: CGFloat

    func resized(from old: CGFloat, to new: CGFloat, before: Bool, length gives: Bool, after: Bool) -> Span {
        let shares = ResizingShares(
            start: start, length: length, outer: old, before: before, length: gives, after: after)
        return Span(start: start + (new - old) * shares.start, length: max(0, length + (new - old) * shares.length))
    }
}

extension CGAffineTransform {
    /// The map that undoes this one; nil if none does.
    fileprivate var inverse: CGAffineTransform? {
        let determinant = a * d - b * c
        return determinant != 0 && determinant.isFinite ? inverted() : nil
    }
}

extension CGRect {
    /// The rectangle around where a map takes this one; one that is only moved keeps its size to the last digit.
    fileprivate func moved(by map: CGAffineTransform) -> CGRect {
        let isMove = (map.a, map.b, map.c, map.d) == (1, 0, 0, 1)
        return isMove ? CGRect(origin: origin.applying(map), size: size) : applying(map)
    }
}
