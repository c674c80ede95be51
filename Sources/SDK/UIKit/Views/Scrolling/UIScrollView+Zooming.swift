// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// How much larger a scroll view shows one of its contents.
struct Zooming {
    var least: CGFloat = 1
    var most: CGFloat = 1
    var scale: CGFloat = 1
    var bounces = true
    /// Two fingers on the view; nil if nothing can be made larger.
    var pinch: UIPinchGestureRecognizer?
    /// How large the contents were when the fingers came down.
    var start: CGFloat = 1
    var isPinched = false
}

extension UIScrollView {
    /// How small the delegate's `viewForZooming(in:)` can be made.
    public var minimumZoomScale: CGFloat {
        get { zooming.least }
        set {
            zooming.least = newValue
            lookForPinches()
        }
    }

    /// How large it can be made.
    public var maximumZoomScale: CGFloat {
        get { zooming.most }
        set {
            zooming.most = newValue
            lookForPinches()
        }
    }

    /// Whether fingers can go a little beyond the limits; they cannot.
    public var bouncesZoom: Bool {
        get { zooming.bounces }
        set { zooming.bounces = newValue }
    }

    /// The zoom scale.
    public var zoomScale: CGFloat {
        get { zooming.scale }
        set { setZoomScale(newValue, animated: false) }
    }

    /// Whether fingers make it larger or smaller now.
    public var isZooming: Bool { zooming.isPinched }
    /// Whether it springs back to a limit; it never goes beyond one.
    public var isZoomBouncing: Bool { false }
    /// What sees two fingers; nil if nothing can be made larger.
    public var pinchGestureRecognizer: UIPinchGestureRecognizer? { zooming.pinch }

    /// Makes it so large, around the middle of what is seen.
    public func setZoomScale(_ scale: CGFloat, animated: Bool) {
        zoom(to: scale, around: CGPoint(x: bounds.width / 2, y: bounds.height / 2), animated: animated)
    }

    /// Makes it as large as it takes for a part of it, in its own coordinates, to fill the view.
    public func zoom(to rect: CGRect, animated: Bool) {
        guard rect.width > 0, rect.height > 0, bounds.width > 0, bounds.height > 0 else { return }
        let scale = limited(min(bounds.width / rect.width, bounds.height / rect.height))
        zoom(animated: animated) { _ in
            apply(scale) { _ in
                CGPoint(
                    x: rect.midX * scale - bounds.width / 2, y: rect.midY * scale - bounds.height / 2)
            }
        }
    }

    private func limited(_ scale: CGFloat) -> CGFloat {
        guard scale.isFinite, scale > 0 else { return zooming.scale }
        return min(max(scale, zooming.least), max(zooming.most, zooming.least))
    }

    /// - Parameter point: What stays where it is, in the rectangle of the view.
    private func zoom(to scale: CGFloat, around point: CGPoint, animated: Bool) {
        let scale = limited(scale)
        guard scale != zooming.scale else { return }
        let ratio = scale / zooming.scale
        zoom(animated: animated) { _ in
            apply(scale) { old in
                CGPoint(x: (old.x + point.x) * ratio - point.x, y: (old.y + point.y) * ratio - point.y)
            }
        }
    }

    private func zoom(animated: Bool, _ change: (UIView) -> Void) {
        guard let view = delegate?.viewForZooming(in: self) else { return }
        guard animated else { return change(view) }
        delegate?.scrollViewWillBeginZooming(self, with: view)
        AnimationBlock.with(AnimationBlock(0.3)) { change(view) }
        delegate?.scrollViewDidEndZooming(self, with: view, atScale: zooming.scale)
    }

    private func apply(_ scale: CGFloat, _ offset: (CGPoint) -> CGPoint) {
        guard let view = delegate?.viewForZooming(in: self) else { return }
        let corner = view.frame.origin
        let moved = offset(contentOffset)
        zooming.scale = scale
        view.transform = CGAffineTransform(scaleX: scale, y: scale)
        let size = view.frame.size
        view.center = CGPoint(x: corner.x + size.width / 2, y: corner.y + size.height / 2)
        contentSize = size
        contentOffset = nearest(to: moved)
        delegate?.scrollViewDidZoom(self)
        setNeedsLayout()
    }

    /// Constraints say where contents lie that are as large as ever.
    func keepZoom() {
        guard zooming.scale != 1, let view = delegate?.viewForZooming(in: self) else { return }
        guard !view.translatesAutoresizingMaskIntoConstraints else { return }
        let (scale, size) = (zooming.scale, view.bounds.size)
        let corner = CGPoint(x: view.center.x - size.width / 2, y: view.center.y - size.height / 2)
        // It was placed already where nothing was laid out since.
        guard view.center != zoomedCenter else { return }
        view.center = CGPoint(x: (corner.x + size.width / 2) * scale, y: (corner.y + size.height / 2) * scale)
        zoomedCenter = view.center
    }

    /// The size of contents that constraints say the size of.
    func zoomed(_ size: CGSize) -> CGSize {
        guard zooming.scale != 1 else { return size }
        return CGSize(width: size.width * zooming.scale, height: size.height * zooming.scale)
    }

    // MARK: Fingers

    private func lookForPinches() {
        guard zooming.most > zooming.least else {
            zooming.pinch?.isEnabled = false
            return
        }
        if let pinch = zooming.pinch {
            pinch.isEnabled = true
            return
        }
        let pinch = UIPinchGestureRecognizer()
        pinch.addAction(
            UIAction { [weak self] action in
                if let pinch = action.sender as? UIPinchGestureRecognizer { self?.follow(pinch) }
            })
        addGestureRecognizer(pinch)
        zooming.pinch = pinch
    }

    private func follow(_ pinch: UIPinchGestureRecognizer) {
        guard let view = delegate?.viewForZooming(in: self) else { return }
        switch pinch.state {
        case .began:
            (zooming.start, zooming.isPinched) = (zooming.scale, true)
            delegate?.scrollViewWillBeginZooming(self, with: view)
        case .changed:
            let place = pinch.location(in: self)
            zoom(
                to: zooming.start * pinch.scale, around: CGPoint(x: place.x - bounds.minX, y: place.y - bounds.minY),
                animated: false)
        default:
            zooming.isPinched = false
            delegate?.scrollViewDidEndZooming(self, with: view, atScale: zooming.scale)
        }
    }
}
