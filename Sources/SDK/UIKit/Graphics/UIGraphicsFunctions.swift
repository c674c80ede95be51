// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

import Drawing
public import Foundation

/// Returns the current context; nil outside drawing.
public func UIGraphicsGetCurrentContext() -> CGContext? { ContextStack.context }

/// Makes a context the current one until ``UIGraphicsPopContext()``.
public func UIGraphicsPushContext(_ context: CGContext) { ContextStack.push(context) }

/// Restores the previous context.
public func UIGraphicsPopContext() { ContextStack.pop() }

/// Begins drawing an image at scale 1.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
    UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins drawing an image.
///
/// - Parameters:
///   - opaque: Whether the image starts black instead of clear.
///   - scale: The pixels per point; 0 means the screen's.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    do throws(DrawingError) {
        let canvas = try Canvas(size: size, scale: scale > 0 ? scale : UITraitCollection.current.displayScale)
        if opaque { canvas.fill(Path(CGRect(origin: .zero, size: size)), with: .black) }
        ContextStack.push(CGContext(canvas))
    } catch {
        Complaint.write("an image cannot be drawn: \(error)")
    }
}

/// Returns the image drawn so far; nil if none was begun.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    ContextStack.context.flatMap { UIImage(drawnOn: $0.canvas) }
}

/// Ends drawing an image.
public func UIGraphicsEndImageContext() { ContextStack.pop() }

/// Fills a rectangle with the color of the current context.
public func UIRectFill(_ rect: CGRect) { ContextStack.context?.fill(rect) }

/// Strokes the inside edge of a rectangle, one point wide, in the current fill color.
public func UIRectFrame(_ rect: CGRect) {
    guard let context = ContextStack.context else { return }
    context.canvas.stroke(Path(rect.insetBy(dx: 0.5, dy: 0.5)), with: context.state.fill, line: LineStyle(width: 1))
}

/// Clips the current context to a rectangle.
public func UIRectClip(_ rect: CGRect) { ContextStack.context?.clip(to: rect) }

extension UIImage {
    /// Creates the image drawn on a canvas; nil, with a warning, without memory.
    convenience init?(drawnOn canvas: Canvas) {
        do throws(DrawingError) { self.init(drawn: try canvas.bitmap(), scale: canvas.scale) } catch {
            Complaint.write("an image cannot be drawn: \(error)")
            return nil
        }
    }

    /// Draws the image with its upper left corner at a point of the current context.
    public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

    /// Draws the image into a rectangle of the current context, stretched to fill it.
    public func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

    /// Draws the image with its upper left corner at a point of the current context.
    public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }

    /// Draws the image into a rectangle of the current context, stretched to fill it.
    public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        guard let context = ContextStack.context else { return }
        let traits = UITraitCollection(
            userInterfaceStyle: UITraitCollection.current.userInterfaceStyle, displayScale: context.canvas.scale)
        context.canvas.blended((blendMode == .normal ? context.state.blending : blendMode).blending) {
            draw(
                on: context.canvas, in: rect, templateColor: nil, traits: traits,
                alpha: alpha * context.state.alpha)
        }
    }
}

extension UIColor {
    /// Sets the fill and line color of the current context.
    public func set() {
        setFill()
        setStroke()
    }

    /// Sets the fill color of the current context.
    public func setFill() { ContextStack.context?.state.fill = color(in: .current) }

    /// Sets the line color of the current context.
    public func setStroke() { ContextStack.context?.state.stroke = color(in: .current) }
}
