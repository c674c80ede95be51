// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

import Drawing
public import Foundation

/// What is drawn on now; nil outside of drawing.
public func UIGraphicsGetCurrentContext() -> CGContext? { ContextStack.context }

/// Draws on a context until ``UIGraphicsPopContext()``.
public func UIGraphicsPushContext(_ context: CGContext) { ContextStack.push(context) }

/// Draws on what was drawn on before.
public func UIGraphicsPopContext() { ContextStack.pop() }

/// Begins an image of one pixel to a point.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
    UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins an image.
///
/// - Parameters:
///   - opaque: Whether it begins black rather than clear.
///   - scale: Pixels to a point; 0 is the screen's.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    do throws(DrawingError) {
        let canvas = try Canvas(size: size, scale: scale > 0 ? scale : UITraitCollection.current.displayScale)
        if opaque { canvas.fill(Path(CGRect(origin: .zero, size: size)), with: .black) }
        ContextStack.push(CGContext(canvas))
    } catch {
        Complaint.write("an image cannot be drawn: \(error)")
    }
}

/// What has been drawn of an image; nil if none was begun.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    ContextStack.context.flatMap { UIImage(drawnOn: $0.canvas) }
}

/// Ends an image.
public func UIGraphicsEndImageContext() { ContextStack.pop() }

/// Fills a rectangle with the color of the current context.
public func UIRectFill(_ rect: CGRect) { ContextStack.context?.fill(rect) }

/// Draws the inside edge of a rectangle, one point wide, in the fill color of the current context.
public func UIRectFrame(_ rect: CGRect) {
    guard let context = ContextStack.context else { return }
    context.canvas.stroke(Path(rect.insetBy(dx: 0.5, dy: 0.5)), with: context.state.fill, line: LineStyle(width: 1))
}

/// Lets nothing be drawn outside a rectangle in the current context.
public func UIRectClip(_ rect: CGRect) { ContextStack.context?.clip(to: rect) }

extension UIImage {
    /// What was drawn on a canvas; nil, with a complaint, where there is no memory.
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
    /// The color of what is filled and of lines in the current context.
    public func set() {
        setFill()
        setStroke()
    }

    /// The color of what is filled in the current context.
    public func setFill() { ContextStack.context?.state.fill = color(in: .current) }

    /// The color of lines in the current context.
    public func setStroke() { ContextStack.context?.state.stroke = color(in: .current) }
}
