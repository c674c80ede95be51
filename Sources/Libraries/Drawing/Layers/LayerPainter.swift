// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Draws layers on a canvas, as a browser does by itself.
package struct LayerPainter {
    private let layers: (Int) -> Layer?
    private let images: [Int: Bitmap]

    /// - Parameters:
    ///   - layers: Finds a layer by its number.
    ///   - images: Those that the layers' contents name.
    package init(layers: @escaping (Int) -> Layer?, images: [Int: Bitmap]) {
        self.layers = layers
        self.images = images
    }

    /// Draws a layer where it is in what it is in.
    package func draw(_ number: Int, on canvas: Canvas) {
        guard let layer = layers(number), layer.opacity > 0 else { return }
        canvas.isolated {
            let size = layer.bounds.size
            let anchor = CGPoint(x: layer.anchor.x * size.width, y: layer.anchor.y * size.height)
            if layer.transform == .identity {
                let corner = canvas.snapped(CGPoint(x: layer.position.x - anchor.x, y: layer.position.y - anchor.y))
                canvas.translate(x: corner.x - layer.bounds.minX, y: corner.y - layer.bounds.minY)
            } else {
                canvas.translate(x: layer.position.x, y: layer.position.y)
                canvas.concatenate(layer.transform)
                canvas.translate(x: -anchor.x - layer.bounds.minX, y: -anchor.y - layer.bounds.minY)
            }
            canvas.group(alpha: layer.opacity) { drawInBounds(layer, on: canvas) }
        }
    }

    /// Draws a layer in its own coordinates, whatever its opacity is.
    package func drawInBounds(_ layer: Layer, on canvas: Canvas) {
        guard layer.mask != 0 else { return drawUnmasked(layer, on: canvas) }
        canvas.group(masking: { draw(layer.mask, on: canvas) }) { drawUnmasked(layer, on: canvas) }
    }

    private func drawUnmasked(_ layer: Layer, on canvas: Canvas) {
        let edge = canvas.snapped(layer.bounds)
        let outline = Path(edge, cornerRadius: layer.corners.radius, corners: layer.corners.isRound)
        if !layer.isClipping, let shadow = layer.shadow {
            canvas.shadow(
                of: layer.shadowPlace, cornerRadius: layer.corners.radius, color: shadow.color, opacity: 1,
                offset: shadow.offset, radius: shadow.radius)
        }
        if let background = layer.background { canvas.fill(outline, with: background) }
        canvas.isolated {
            if layer.isClipping { canvas.clip(to: outline) }
            if let offset = layer.scrolling?.offset { canvas.translate(x: -offset.x, y: -offset.y) }
            canvas.draw(layer.contents, images: images)
            for number in layer.sublayers { draw(number, in: layer, on: canvas) }
        }
        if let border = layer.border { draw(border, edge, layer.corners, on: canvas) }
    }

    private func draw(_ number: Int, in outer: Layer, on canvas: Canvas) {
        let shift = layers(number)?.shift(in: outer) ?? 0
        guard shift > 0 else { return draw(number, on: canvas) }
        canvas.isolated {
            canvas.translate(x: 0, y: shift)
            draw(number, on: canvas)
        }
    }

    /// The border lies inside the edge.
    private func draw(_ border: Layer.Border, _ edge: CGRect, _ corners: Layer.Corners, on canvas: Canvas) {
        let width = min(border.width, min(edge.width, edge.height) / 2)
        guard width > 0 else { return }
        let line = edge.insetBy(dx: width / 2, dy: width / 2)
        let path = Path(line, cornerRadius: max(0, corners.radius - width / 2), corners: corners.isRound)
        canvas.stroke(path, with: border.color, line: LineStyle(width: width))
    }
}
