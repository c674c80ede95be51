// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

extension UIView {
    /// A point of another view's coordinates in this view's own; nil means the window's.
    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        point.applying(map(from: view))
    }

    /// A point of this view's coordinates in another view's; nil means the window's.
    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        point.applying(map(to: view))
    }

    /// A rectangle of another view's coordinates in this view's own, or around what becomes of it where one of them is
    /// turned; nil means the window's.
    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        rect.moved(by: map(from: view))
    }

    /// A rectangle of this view's coordinates in another view's, or around what becomes of it where one of them is
    /// turned; nil means the window's.
    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        rect.moved(by: map(to: view))
    }

    /// A point of the superview's coordinates in this view's own; nil where ``transform`` makes the view a line or a point,
    /// which no finger hits.
    func pointFromSuperview(_ point: CGPoint) -> CGPoint? {
        mapToSuperview.inverse.map(point.applying)
    }

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

extension CGAffineTransform {
    /// The map that undoes this one; nil where none does.
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
