// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Drawing

extension UIView: LayerOwner {
    package var outerLayer: CALayer? { superview?.layer }

    package var innerLayers: [CALayer] { subviews.map(\.layer) }

    package func insertOwner(of layer: CALayer, at index: Int) { layer.view.map { insertSubview($0, at: index) } }

    package func boundsChanged(from old: CGRect) {
        if bounds.size != old.size {
            resizeSubviews(from: old.size)
            setNeedsLayout()
            layer.markAllForRecording()
        }
        geometryChanged()
    }

    package func inSurroundings<Result>(_ body: () -> Result) -> Result { traitCollection.whileCurrent(body) }

    package func mayShow(_ layer: CALayer) -> Bool { layer.view.map { mayShow($0) } ?? true }

    package func drawOwnContent(on canvas: Canvas) { drawContent(on: canvas) }

    package func pin(_ layer: inout Layer) {
        guard let pinning else { return }
        layer.position.y = pinning.top + layer.anchor.y * bounds.height
        layer.pinnedUntil = pinning.end
    }

    package func complete(_ layer: inout Layer) {
        layer.accessibility = accessibilityOnScreen
        if self is UIWindow, self === WindowList.shared.windows.last { layer.signals = ScreenSignals.shared.current }
        guard let scroll = self as? UIScrollView else { return }
        layer.scrolling = scroll.scrolling
        layer.bounds.origin = .zero
    }
}

extension CALayer {
    /// The view that the layer belongs to; nil for a layer of an app's own.
    var view: UIView? { owner as? UIView }
}

extension UIColor: LayerColor {}

extension UIImage: LayerImage {
    package func drawContents(on canvas: Canvas, in rect: CGRect) {
        draw(on: canvas, in: rect, templateColor: nil, traits: .current)
    }
}
