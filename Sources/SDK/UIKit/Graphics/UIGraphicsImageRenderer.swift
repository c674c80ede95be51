// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Drawing
public import Foundation

/// The scale and format of a rendered image.
open class UIGraphicsImageRendererFormat: NSObject {
    /// Pixels to a point.
    open var scale = UITraitCollection.current.displayScale
    /// Whether the image starts black instead of clear.
    open var opaque = false
    /// The bounds of the image in points.
    open package(set) var bounds = CGRect.zero

    /// Returns the format of the screen.
    open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }

    /// Returns the format of the screen.
    open class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

/// The context into which an image is rendered.
open class UIGraphicsImageRendererContext: NSObject {
    /// The context that draws.
    public let cgContext: CGContext
    /// The format of the image.
    public let format: UIGraphicsImageRendererFormat

    init(_ cgContext: CGContext, _ format: UIGraphicsImageRendererFormat) {
        self.cgContext = cgContext
        self.format = format
    }

    /// The image drawn so far.
    open var currentImage: UIImage { UIImage(drawnOn: cgContext.canvas) ?? UIImage() }

    /// Fills a rectangle.
    open func fill(_ rect: CGRect) { cgContext.fill(rect) }

    /// Fills a rectangle with a blend mode.
    open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.canvas.blended(blendMode.blending) {
            cgContext.canvas.fill(Path(rect), with: cgContext.state.fill)
        }
    }

    /// Strokes a rectangle.
    open func stroke(_ rect: CGRect) { cgContext.stroke(rect) }

    /// Clips to a rectangle.
    open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// Renders images.
open class UIGraphicsImageRenderer: NSObject {
    /// The format of the images.
    public let format: UIGraphicsImageRendererFormat
    private let bounds: CGRect

    /// Creates a renderer for a size, in the screen's format.
    public convenience init(size: CGSize) { self.init(size: size, format: .default()) }

    /// Creates a renderer for a size.
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    /// Creates a renderer for bounds, in the screen's format.
    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }

    /// Creates a renderer for bounds.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        self.bounds = bounds
        self.format = format
        format.bounds = bounds
    }

    /// Renders an image; an empty one, with a warning, if its size is zero or too large.
    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        draw(actions) ?? UIImage()
    }

    /// Renders an image as PNG data; empty if its size is zero or too large.
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
