// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Drawing
public import Foundation

/// The scale and format of a rendered image.
open class UIGraphicsImageRendererFormat: NSObject {
    /// Pixels to a point.
    open var scale = UITraitCollection.current.displayScale
    /// Whether the image begins black rather than clear.
    open var opaque = false
    /// Where the image lies, in points.
    open package(set) var bounds = CGRect.zero

    /// The format of the screen.
    open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }

    /// The format of the screen.
    open class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

/// The context into which an image is rendered.
open class UIGraphicsImageRendererContext: NSObject {
    /// What draws.
    public let cgContext: CGContext
    /// How fine the image is.
    public let format: UIGraphicsImageRendererFormat

    init(_ cgContext: CGContext, _ format: UIGraphicsImageRendererFormat) {
        self.cgContext = cgContext
        self.format = format
    }

    /// What has been drawn so far.
    open var currentImage: UIImage { UIImage(drawnOn: cgContext.canvas) ?? UIImage() }

    /// Fills a rectangle.
    open func fill(_ rect: CGRect) { cgContext.fill(rect) }

    /// Fills a rectangle, mixed with what is there.
    open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.canvas.blended(blendMode.blending) {
            cgContext.canvas.fill(Path(rect), with: cgContext.state.fill)
        }
    }

    /// Draws the edge of a rectangle.
    open func stroke(_ rect: CGRect) { cgContext.stroke(rect) }

    /// Lets nothing be drawn outside a rectangle.
    open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// Renders images.
open class UIGraphicsImageRenderer: NSObject {
    /// How fine the images are.
    public let format: UIGraphicsImageRendererFormat
    private let bounds: CGRect

    /// Draws images of a size, as fine as the screen.
    public convenience init(size: CGSize) { self.init(size: size, format: .default()) }

    /// Draws images of a size.
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    /// Draws images of a rectangle, as fine as the screen.
    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }

    /// Draws images of a rectangle.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        self.bounds = bounds
        self.format = format
        format.bounds = bounds
    }

    /// Draws an image; one of nothing, with a complaint, where it has no size or too large a one.
    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        draw(actions) ?? UIImage()
    }

    /// Draws an image, as the bytes of a PNG; none where it has no size.
    open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        draw(actions)?.pngData() ?? Data()
    }

    private func draw(_ actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage? {
        do throws(DrawingError) {
            let canvas = try Canvas(size: bounds.size, scale: format.scale)
            canvas.translate(x: -bounds.minX, y: -bounds.minY)
            if format.opaque { canvas.fill(Path(bounds), with: .black) }
            let context = CGContext(canvas)
            ContextStack.push(context)
            defer { ContextStack.pop() }
            actions(UIGraphicsImageRendererContext(context, format))
            return UIImage(drawnOn: canvas)
        } catch {
            Complaint.write("an image cannot be drawn: \(error)")
            return nil
        }
    }
}
