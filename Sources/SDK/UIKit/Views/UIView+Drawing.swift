// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Drawing

extension UIView {
    /// Lays the view out and draws it with what it holds.
    ///
    /// What is clear stays clear. A view without a size, or one too large for a
    /// bitmap, gives one clear pixel and a complaint in the app's own output.
    ///
    /// - Parameters:
    ///   - scale: Pixels to a point: 1, 2 or 3.
    ///   - style: Light or dark, unless the view asks for one itself.
    package func snapshot(scale: Double, style: UIUserInterfaceStyle) -> Bitmap {
        surroundings = UITraitCollection(userInterfaceStyle: style, displayScale: scale)
        noticeTraits()
        layoutIfNeeded()
        do throws(DrawingError) {
            let canvas = try Canvas(size: bounds.size, scale: scale)
            canvas.translate(x: -bounds.minX, y: -bounds.minY)
            drawInBounds(on: canvas)
            return try canvas.bitmap()
        } catch {
            Complaint.write("a view cannot be drawn: \(error)")
            return .blank
        }
    }

    /// Tells the views whose surroundings are others than when they were drawn last.
    func noticeTraits() {
        let traits = traitCollection
        let former = formerTraits
        formerTraits = traits
        if former != traits {
            controller?.traitCollectionDidChange(former)
            traitCollectionDidChange(former)
        }
        subviews.forEach { $0.noticeTraits() }
    }

    /// Draws the view where it is in its superview.
    func drawInPlace(on canvas: Canvas) {
        guard !isHidden, alpha > 0 else { return }
        canvas.isolated {
            canvas.translate(x: center.x, y: center.y)
            if !transform.isIdentity {
                canvas.concatenate(
                    Transform(
                        a: transform.a, b: transform.b, c: transform.c, d: transform.d, tx: transform.tx,
                        ty: transform.ty))
            }
            canvas.translate(x: -bounds.midX, y: -bounds.midY)
            canvas.group(alpha: alpha) { drawInBounds(on: canvas) }
        }
    }

    /// Draws the view in its own coordinates.
    private func drawInBounds(on canvas: Canvas) {
        let traits = traitCollection
        traits.performAsCurrent {
            let outline = Path(bounds, cornerRadius: layer.cornerRadius, corners: layer.corners)
            if !clipsToBounds { drawShadow(outline, on: canvas) }
            if let backgroundColor { canvas.fill(outline, with: backgroundColor.color(in: traits)) }
            canvas.isolated {
                if clipsToBounds { canvas.clip(to: outline) }
                drawContent(on: canvas)
                UIGraphics.with(canvas) { draw(bounds) }
                subviews.forEach { $0.drawInPlace(on: canvas) }
            }
        }
        drawBorder(on: canvas)
    }

    private func drawShadow(_ outline: Path, on canvas: Canvas) {
        guard layer.shadowOpacity > 0, let color = layer.shadowColor?.color, (backgroundColor?.cgColor.alpha ?? 0) > 0
        else { return }
        canvas.shadow(
            of: bounds, cornerRadius: layer.cornerRadius, color: color, opacity: Double(layer.shadowOpacity),
            offset: layer.shadowOffset, radius: layer.shadowRadius)
    }

    /// The border lies inside the edge, over what the view holds.
    private func drawBorder(on canvas: Canvas) {
        let width = min(layer.borderWidth, min(bounds.width, bounds.height) / 2)
        guard width > 0, let color = layer.borderColor?.color else { return }
        let line = bounds.insetBy(dx: width / 2, dy: width / 2)
        let path = Path(line, cornerRadius: max(0, layer.cornerRadius - width / 2), corners: layer.corners)
        canvas.stroke(path, with: color, line: LineStyle(width: width))
    }
}

extension CALayer {
    fileprivate var corners: [Bool] {
        [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
            .map { maskedCorners.contains($0) }
    }
}
