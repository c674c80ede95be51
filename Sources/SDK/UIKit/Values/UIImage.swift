// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Drawing
public import Foundation

/// An image of the app: a file, a system symbol, or what the app has drawn. PNG and JPEG are always read, GIF, TIFF,
/// BMP, ICO, WebP and HEIF where gdk-pixbuf is there to do it; any other file leaves its place empty.
///
/// `@unchecked`: everything it stores is constant; a subclass that adds variables answers for them.
open class UIImage: NSObject, _ExpressibleByImageLiteral, @unchecked Sendable {
    // Unchecked as the class is open: all that is stored here is constant.

    private let content: ImageContent?
    let symbol: SymbolContent?
    /// How the image is to be colored.
    public let renderingMode: RenderingMode
    private let tint: UIColor?
    /// The insets that keep their size when the image is stretched.
    public let capInsets: UIEdgeInsets

    private init(
        content: ImageContent?, symbol: SymbolContent?, renderingMode: RenderingMode = .automatic,
        tint: UIColor? = nil, capInsets: UIEdgeInsets = .zero
    ) {
        self.content = content
        self.symbol = symbol
        self.renderingMode = renderingMode
        self.tint = tint
        self.capInsets = capInsets
    }

    convenience init(symbol: SymbolContent) { self.init(content: nil, symbol: symbol) }

    /// Creates an image from a drawn bitmap with a scale.
    package convenience init(drawn bitmap: Bitmap, scale: CGFloat) {
        self.init(content: ImageContent(bitmap, scale: scale > 0 && scale.isFinite ? scale : 1), symbol: nil)
    }

    /// The name of a system symbol.
    package var symbolName: String? { symbol?.name }

    /// The bytes of the file for this screen; nil for an invalid image.
    package var data: Data? { variant?.data }

    private var variant: ImageContent.Variant? {
        content.flatMap { content in content.variants.first { $0.scale >= 2 } ?? content.variants.last }
    }

    /// Pixels to a point.
    open var scale: CGFloat { variant?.scale ?? 1 }

    /// In points.
    open var size: CGSize { symbol?.size ?? drawn(for: scale)?.size ?? .zero }

    /// The pixels for a screen, and their size in points; nil for an image without any.
    package func drawn(for scale: CGFloat) -> (bitmap: Bitmap, size: CGSize)? { content?.bitmap(for: scale) }

    /// Draws the image into a rectangle, stretched to fill it.
    ///
    /// - Parameters:
    ///   - templateColor: The color of a template image.
    ///   - alpha: How much of it is seen, from 0 to 1.
    package func draw(
        on canvas: Canvas, in rect: CGRect, templateColor: UIColor?, traits: UITraitCollection, alpha: CGFloat = 1
    ) {
        let isTemplate =
            renderingMode == .alwaysTemplate
            || renderingMode == .automatic && symbol != nil && (templateColor != nil || tint == nil)
        let color = (isTemplate ? templateColor ?? .black : tint)?.color(in: traits)
        if let symbol {
            canvas.group(alpha: alpha) { symbol.draw(on: canvas, in: rect, color: color ?? .black) }
        } else if let (bitmap, _) = drawn(for: traits.displayScale) {
            canvas.draw(bitmap, in: rect, tint: color, alpha: alpha)
        }
    }

    /// An image without anything in it, by which apps take a bar's line or background away.
    public convenience override init() { self.init(content: nil, symbol: nil) }

    /// The same image, to be colored in a certain way.
    open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        UIImage(content: content, symbol: symbol, renderingMode: renderingMode, tint: tint, capInsets: capInsets)
    }

    /// The shape of the image in a color.
    open func withTintColor(_ color: UIColor) -> UIImage {
        UIImage(content: content, symbol: symbol, renderingMode: renderingMode, tint: color, capInsets: capInsets)
    }

    /// The shape of the image in a color, to be colored in a certain way.
    open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        UIImage(content: content, symbol: symbol, renderingMode: renderingMode, tint: color, capInsets: capInsets)
    }

    /// The image as a PNG; nil if it has no pixels, as a system symbol or a file that cannot be read.
    open func pngData() -> Data? {
        if let data, ImageKind(of: data) == .png { return data }
        return written { bitmap throws(DrawingError) in try bitmap.png() }
    }

    /// The image as a JPEG, on white; nil if it has no pixels, as a system symbol or a file that cannot be read.
    ///
    /// - Parameter compressionQuality: From 0, which is small, to 1, which is like the pixels.
    open func jpegData(compressionQuality: CGFloat) -> Data? {
        written { bitmap throws(DrawingError) in try bitmap.jpeg(quality: Double(compressionQuality)) }
    }

    private func written(_ write: (Bitmap) throws(DrawingError) -> Data) -> Data? {
        guard let bitmap = content?.bitmap(for: scale)?.bitmap else { return nil }
        do throws(DrawingError) { return try write(bitmap) } catch {
            Complaint.write("an image cannot be written: \(error)")
            return nil
        }
    }

    /// The image drawn as small as it may be to fill a size, on any thread; nil if it has no pixels, as a system
    /// symbol.
    open func preparingThumbnail(of size: CGSize) -> UIImage? {
        guard size.width > 0, size.height > 0, let content, let known = content.bitmap(for: scale) else { return nil }
        let share = max(size.width / known.size.width, size.height / known.size.height)
        let place = CGRect(x: 0, y: 0, width: known.size.width * share, height: known.size.height * share)
        do throws(DrawingError) {
            let canvas = try Canvas(size: place.size, scale: Double(scale))
            canvas.draw(known.bitmap, in: place)
            return UIImage(content: ImageContent(try canvas.bitmap(), scale: scale), symbol: nil)
        } catch {
            Complaint.write("a thumbnail cannot be drawn: \(error)")
            return nil
        }
    }

    /// The same image: it is decoded when it is drawn.
    open func preparingForDisplay() -> UIImage? { self }
    /// The same image, at once.
    open func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) { completionHandler(self) }
    /// The same image, which is not turned by the direction of reading.
    open func imageFlippedForRightToLeftLayoutDirection() -> UIImage { self }

    /// The image of a file, whose name says how fine it is, as `bread@2x.png` does; nil if it cannot be read.
    public convenience init?(contentsOfFile path: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        let stem = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
        let scale = [2, 3].first { stem.hasSuffix("@\($0)x") } ?? 1
        self.init(content: ImageContent([.init(.file(data), scale: CGFloat(scale))]), symbol: nil)
    }

    /// The image in the bytes of a file; nil if they are not an image.
    public convenience init?(data: Data) { self.init(data: data, scale: 1) }

    /// Creates an image from the data of a file with a scale; nil if it is not an image.
    public convenience init?(data: Data, scale: CGFloat) {
        guard ImageKind(of: data) != nil, scale > 0, scale.isFinite else { return nil }
        self.init(content: ImageContent([.init(.file(data), scale: scale)]), symbol: nil)
    }

    /// An image of the app's bundle, with or without its extension; nil if there is none.
    public convenience init?(named name: String) { self.init(named: name, in: nil) }

    /// The image of an `#imageLiteral`: one of the app's bundle; empty, with a complaint, if there is none.
    public required convenience init(imageLiteralResourceName name: String) {
        let variants = Self.variants(of: name, in: .main)
        if variants.isEmpty { Complaint.write("there is no image ‘\(name.prefix(100))’ in the bundle") }
        self.init(content: ImageContent(variants), symbol: nil)
    }

    /// An image of a bundle, whatever the surroundings; nil if there is none.
    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
    ) {
        self.init(named: name, in: bundle)
    }

    /// Creates an image from a bundle with a configuration for symbols; nil if the bundle has no such image.
    public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
        self.init(named: name, in: bundle)
    }

    /// An image of a bundle, with or without its extension, in all the variants there are for finer screens; nil if
    /// there is none, and nil means the app's bundle.
    public convenience init?(named name: String, in bundle: Bundle?) {
        let variants = Self.variants(of: name, in: bundle ?? .main)
        guard !variants.isEmpty else { return nil }
        self.init(content: ImageContent(variants), symbol: nil)
    }

    private static func variants(of name: String, in bundle: Bundle) -> [ImageContent.Variant] {
        let plain = name as NSString
        let endings = plain.pathExtension.isEmpty ? ["png", "jpg", "jpeg", "pdf", "svg"] : [plain.pathExtension]
        let stem = plain.pathExtension.isEmpty ? name : plain.deletingPathExtension
        return [(1, ""), (2, "@2x"), (3, "@3x")].compactMap { scale, suffix -> ImageContent.Variant? in
            let path = endings.lazy.compactMap { bundle.path(forResource: stem + suffix, ofType: $0) }.first
            return path.flatMap { FileManager.default.contents(atPath: $0) }
                .map { ImageContent.Variant(.file($0), scale: CGFloat(scale)) }
        }
    }

    /// A system symbol, drawn from a free icon set; nil for a name that has no drawing here. Which there are is listed
    /// in `Documentation/QuickActions.md`.
    public convenience init?(systemName name: String) {
        guard let symbol = SymbolContent(named: name) else { return nil }
        self.init(symbol: symbol)
    }

    /// Returns the image with a configuration, which only symbols follow.
    open func withConfiguration(_ configuration: Configuration) -> UIImage {
        (configuration as? SymbolConfiguration).flatMap(applyingSymbolConfiguration) ?? self
    }

    /// The symbol at the size and weight that a configuration asks for; nil for an image that is not a symbol.
    open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
        guard var symbol else { return nil }
        symbol.configuration = symbol.configuration.applying(configuration.content)
        return UIImage(content: nil, symbol: symbol, renderingMode: renderingMode, tint: tint, capInsets: capInsets)
    }

    /// The distance of the baseline from a symbol's lower edge in points; nil for other images.
    open var baselineOffsetFromBottom: CGFloat? { symbol?.baselineOffset }

    /// The image, to be stretched in its middle alone; it is drawn stretched as a whole.
    open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        UIImage(content: content, symbol: symbol, renderingMode: renderingMode, tint: tint, capInsets: capInsets)
    }

    /// The image itself, as none here has margins of its own.
    open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage { self }
}

extension UIImage {
    /// How an image is colored.
    public enum RenderingMode: Int, Sendable {
        case automatic, alwaysOriginal, alwaysTemplate
    }
}
