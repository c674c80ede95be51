// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Drawing
import Foundation

extension CALayer {
    /// Draws the layer where it is in what it is in.
    func drawInPlace(on canvas: Canvas) {
        guard !isHidden, opacity > 0 else { return }
        canvas.isolated {
            let (bounds, transform) = (bounds, affineTransform())
            let anchor = CGPoint(x: anchorPoint.x * bounds.width, y: anchorPoint.y * bounds.height)
            let place = position
            if transform.isIdentity {
                let origin = canvas.snapped(CGPoint(x: place.x - anchor.x, y: place.y - anchor.y))
                canvas.translate(x: origin.x - bounds.minX, y: origin.y - bounds.minY)
            } else {
                canvas.translate(x: place.x, y: place.y)
                canvas.concatenate(transform.drawn)
                canvas.translate(x: -anchor.x - bounds.minX, y: -anchor.y - bounds.minY)
            }
            canvas.group(alpha: Double(opacity)) { drawInBounds(on: canvas) }
        }
    }

    /// Draws the layer in its own coordinates.
    func drawInBounds(on canvas: Canvas) {
        guard let mask = view?.mask?.layer ?? mask else { return drawUnmasked(on: canvas) }
        canvas.group(masking: { mask.drawInPlace(on: canvas) }) { drawUnmasked(on: canvas) }
    }

    private func drawUnmasked(on canvas: Canvas) {
        layoutSublayers()
        let traits = view?.traitCollection ?? .current
        traits.performAsCurrent {
            let edge = canvas.snapped(bounds)
            let outline = Path(edge, cornerRadius: cornerRadius, corners: corners)
            if !masksToBounds { drawShadow(on: canvas) }
            if let fill = view.map({ $0.backgroundColor?.color(in: traits) }) ?? backgroundColor?.color {
                canvas.fill(outline, with: fill)
            }
            canvas.isolated {
                if masksToBounds { canvas.clip(to: outline) }
                drawContents(on: canvas, traits)
                for layer in sublayers ?? [] where mayShow(layer) { layer.drawInPlace(on: canvas) }
            }
            drawBorder(edge, on: canvas)
        }
    }

    private func mayShow(_ layer: CALayer) -> Bool {
        guard let view, let inner = layer.view else { return true }
        return view.mayShow(inner)
    }

    private func drawContents(on canvas: Canvas, _ traits: UITraitCollection) {
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

    /// A view without a background throws the shadow of what is in it; that is not drawn.
    private func drawShadow(on canvas: Canvas) {
        guard shadowOpacity > 0, let color = shadowColor?.color, (backgroundColor?.alpha ?? 0) > 0 || shadowPath != nil
        else { return }
        canvas.shadow(
            of: shadowPath?.boundingBox ?? bounds, cornerRadius: cornerRadius, color: color,
            opacity: Double(shadowOpacity), offset: shadowOffset, radius: shadowRadius)
    }

    /// The border lies inside the edge, over what the layer holds.
    private func drawBorder(_ edge: CGRect, on canvas: Canvas) {
        let width = min(borderWidth, min(edge.width, edge.height) / 2)
        guard width > 0, let color = borderColor?.color else { return }
        let line = edge.insetBy(dx: width / 2, dy: width / 2)
        let path = Path(line, cornerRadius: max(0, cornerRadius - width / 2), corners: corners)
        canvas.stroke(path, with: color, line: LineStyle(width: width))
    }

    private var corners: [Bool] {
        [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
            .map { maskedCorners.contains($0) }
    }
}
