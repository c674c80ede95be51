// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Drawing
import Foundation

/// Writes layers down as data, with all that is in them.
@MainActor final class LayerRecorder {
    private let scale: Double
    /// What was written down before, for what is out of sight now; nil for what was not.
    private let known: (Int) -> Layer?
    private(set) var layers: [Int: Layer] = [:]
    private(set) var images: [Int: Bitmap] = [:]

    /// - Parameters:
    ///   - scale: Pixels to a point of anyone who draws them.
    ///   - known: Finds what was written down of a layer before. What is out of sight stays as it was then; what has
    ///     never been in sight is left out.
    init(scale: Double, known: @escaping (Int) -> Layer? = { _ in nil }) {
        self.scale = scale
        self.known = known
    }

    /// Draws what was written down.
    var painter: LayerPainter { LayerPainter(layers: { [layers] in layers[$0] }, images: images) }

    /// Writes a layer down.
    ///
    /// - Returns: Its number; nil for one that is not seen.
    func record(_ layer: CALayer) -> Int? {
        let animations = layer.shownAnimations
        guard !layer.isHidden, layer.opacity > 0 || !animations.isEmpty else { return nil }
        var noted = Layer(number: layer.number)
        noted.position = layer.position
        noted.transform = layer.affineTransform().drawn
        noted.opacity = Double(layer.opacity)
        noted.anchor = layer.anchorPoint
        if let pinning = layer.view?.pinning {
            noted.position.y = pinning.top + layer.anchorPoint.y * layer.bounds.height
            noted.pinnedUntil = pinning.end
        }
        noted.animations = animations
        noted.transition = layer.transition
        recordInside(of: layer, in: &noted)
        layers[noted.number] = noted
        return noted.number
    }

    /// Writes a layer down as if it were seen whole: whether it is hidden, turned or half clear is a matter of what it
    /// is in.
    func recordAlone(_ layer: CALayer) -> Layer {
        var noted = Layer(number: layer.number)
        recordInside(of: layer, in: &noted)
        return noted
    }

    private func recordInside(of layer: CALayer, in noted: inout Layer) {
        layer.layoutSublayers()
        let traits = layer.view?.traitCollection ?? .current
        noted.bounds = layer.bounds
        noted.isClipping = layer.masksToBounds
        noted.corners.radius = layer.cornerRadius
        noted.corners.isRound = [
            .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
        ].map { layer.maskedCorners.contains($0) }
        noted.mask = (layer.view?.mask?.layer ?? layer.mask).flatMap(record) ?? 0
        traits.performAsCurrent {
            noted.background = layer.filling(in: traits)
            noted.border = layer.edge
            (noted.shadow, noted.shadowPlace) = layer.thrownShadow ?? (nil, .zero)
            let canvas = Canvas(scale: scale)
            layer.drawContents(on: canvas, traits)
            noted.contents = canvas.commands
            images.merge(canvas.images) { own, _ in own }
            noted.sublayers = (layer.sublayers ?? []).compactMap { record($0, in: layer) }
        }
        noted.accessibility = layer.view?.accessibilityOnScreen
        if layer.view is UIWindow, layer.view === WindowList.shared.windows.last {
            noted.signals = ScreenSignals.shared.current
        }
        guard let scroll = layer.view as? UIScrollView else { return }
        noted.scrolling = scroll.scrolling
        noted.bounds.origin = .zero
    }

    private func record(_ layer: CALayer, in outer: CALayer) -> Int? {
        if let view = outer.view, let inner = layer.view, !view.mayShow(inner) { return keep(layer.number) }
        return record(layer)
    }

    /// Takes over what was written down before.
    private func keep(_ number: Int) -> Int? {
        guard let layer = known(number) else { return nil }
        layers[number] = layer
        for inner in layer.sublayers + [layer.mask] where inner != 0 { _ = keep(inner) }
        return number
    }
}

extension CALayer {
    /// Draws the layer with what is in it, in its own coordinates.
    func drawInBounds(on canvas: Canvas) {
        let recorder = LayerRecorder(scale: canvas.scale)
        let noted = recorder.recordAlone(self)
        canvas.isolated {
            // What is scrolled is written down as it lies in a layer that begins at zero.
            if noted.scrolling != nil { canvas.translate(x: bounds.minX, y: bounds.minY) }
            recorder.painter.drawInBounds(noted, on: canvas)
        }
    }

    fileprivate func filling(in traits: UITraitCollection) -> Color? {
        if let view { view.backgroundColor?.color(in: traits) } else { backgroundColor?.color }
    }

    fileprivate var edge: Layer.Border? {
        guard borderWidth > 0, let color = borderColor?.color, color.alpha > 0 else { return nil }
        return Layer.Border(width: borderWidth, color: color)
    }

    /// A view without a background throws the shadow of what is in it; that is not drawn.
    fileprivate var thrownShadow: (Shadow?, CGRect)? {
        guard shadowOpacity > 0, var color = shadowColor?.color,
            (backgroundColor?.alpha ?? 0) > 0 || shadowPath != nil
        else { return nil }
        color.alpha *= Double(shadowOpacity)
        return (Shadow(color: color, offset: shadowOffset, radius: shadowRadius), shadowPath?.boundingBox ?? bounds)
    }

    fileprivate func drawContents(on canvas: Canvas, _ traits: UITraitCollection) {
        if let image = contents as? UIImage ?? (contents as? CGImage).map(image(of:)) {
            image.draw(
                on: canvas, in: contentsGravity.imageMode.place(for: image.size, in: bounds), templateColor: nil,
                traits: traits)
        }
        drawContent(on: canvas)
        view?.drawContent(on: canvas)
        UIGraphics.with(canvas) {
            if let context = UIGraphics.context { draw(in: context) }
            view?.draw(bounds)
        }
    }

    private func image(of image: CGImage) -> UIImage {
        UIImage(cgImage: image, scale: max(contentsScale, 0.1), orientation: .up)
    }
}
