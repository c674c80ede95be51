// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Drawing
import Foundation

/// Records layers with their sublayers as data: all of them, or those that have changed.
@MainActor package final class LayerRecorder {
    private let scale: Double
    /// Finds what was recorded before of a layer that is out of sight now.
    private let known: (Int) -> Layer?
    /// Whether layers without a mark are left out, and recorded ones lose theirs.
    private let followsMarks: Bool
    /// The layers that were recorded, by number.
    package private(set) var layers: [Int: Layer] = [:]
    /// The images in those layers, by number.
    package private(set) var images: [Int: Bitmap] = [:]

    /// - Parameters:
    ///   - scale: The pixels per point of the screen.
    ///   - known: Finds what was recorded of a layer before. Layers out of sight stay as they were; those that have
    ///     never been in sight are left out.
    ///   - followsMarks: Whether known layers that have not changed since are not recorded again.
    package init(scale: Double, followsMarks: Bool = false, known: @escaping (Int) -> Layer? = { _ in nil }) {
        self.scale = scale
        self.followsMarks = followsMarks
        self.known = known
    }

    /// Draws what was recorded.
    package var painter: LayerPainter { LayerPainter(layers: { [layers] in layers[$0] }, images: images) }

    /// Records a layer.
    ///
    /// - Returns: Its number; nil for an invisible layer.
    package func record(_ layer: CALayer) -> Int? {
        if followsMarks, !layer.needsRecording, known(layer.number) != nil { return layer.number }
        let animations = layer.shownAnimations
        guard !layer.isHidden, layer.opacity > 0 || !animations.isEmpty else { return nil }
        var noted = Layer(number: layer.number)
        noted.position = layer.position
        noted.transform = layer.affineTransform().drawn
        noted.opacity = Double(layer.opacity)
        noted.anchor = layer.anchorPoint
        layer.owner?.pin(&noted)
        noted.animations = animations
        noted.transition = layer.transition
        recordInside(of: layer, in: &noted)
        // Animations end by themselves, and a mask's superlayer is not known.
        if followsMarks, !animations.isEmpty || layer.mask != nil { layer.markForRecording() }
        layers[noted.number] = noted
        return noted.number
    }

    /// Records a layer without its position, transform and opacity, which matter to the layer around it.
    func recordAlone(_ layer: CALayer) -> Layer {
        var noted = Layer(number: layer.number)
        recordInside(of: layer, in: &noted)
        return noted
    }

    private func recordInside(of layer: CALayer, in noted: inout Layer) {
        layer.layoutSublayers()
        if followsMarks { layer.needsRecording = false }
        noted.bounds = layer.bounds
        noted.isClipping = layer.masksToBounds
        noted.corners.radius = layer.cornerRadius
        noted.corners.isRound = [
            .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
        ].map { layer.maskedCorners.contains($0) }
        noted.mask = layer.mask.flatMap(record) ?? 0
        layer.inSurroundings {
            noted.background = layer.backgroundColor?.color
            noted.border = layer.edge
            (noted.shadow, noted.shadowPlace) = layer.thrownShadow ?? (nil, .zero)
            let canvas = Canvas(scale: scale)
            layer.drawContents(on: canvas)
            noted.contents = canvas.commands
            images.merge(canvas.images) { own, _ in own }
            noted.sublayers = (layer.sublayers ?? []).compactMap { record($0, in: layer) }
        }
        layer.owner?.complete(&noted)
    }

    private func record(_ layer: CALayer, in outer: CALayer) -> Int? {
        if let owner = outer.owner, !owner.mayShow(layer) { return known(layer.number)?.number }
        return record(layer)
    }
}

extension CALayer {
    /// Draws the layer with its sublayers, in its own coordinates.
    package func drawInBounds(on canvas: Canvas) {
        let recorder = LayerRecorder(scale: canvas.scale)
        let noted = recorder.recordAlone(self)
        canvas.isolated {
            // What is scrolled is written down as it lies in a layer that begins at zero.
            if noted.scrolling != nil { canvas.translate(x: bounds.minX, y: bounds.minY) }
            recorder.painter.drawInBounds(noted, on: canvas)
        }
    }

    fileprivate var edge: Layer.Border? {
        guard borderWidth > 0, let color = borderColor?.color, color.alpha > 0 else { return nil }
        return Layer.Border(width: borderWidth, color: color)
    }

    /// The layer's shadow; nil without a background or a shadow path, since shadows of sublayers are not drawn.
    fileprivate var thrownShadow: (Shadow?, CGRect)? {
        guard shadowOpacity > 0, var color = shadowColor?.color,
            (backgroundColor?.alpha ?? 0) > 0 || shadowPath != nil
        else { return nil }
        color.alpha *= Double(shadowOpacity)
        return (Shadow(color: color, offset: shadowOffset, radius: shadowRadius), shadowPath?.boundingBox ?? bounds)
    }

    fileprivate func drawContents(on canvas: Canvas) {
        if let image = contents as? any LayerImage {
            image.drawContents(on: canvas, in: contentsGravity.imageMode.place(for: image.size, in: bounds))
        } else if let image = contents as? CGImage {
            let scale = max(contentsScale, 0.1)
            let size = CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
            canvas.draw(image.bitmap, in: contentsGravity.imageMode.place(for: size, in: bounds))
        }
        drawContent(on: canvas)
        owner?.drawOwnContent(on: canvas)
        ContextStack.with(canvas) {
            if let context = ContextStack.context { draw(in: context) }
            owner?.draw(bounds)
        }
    }
}
