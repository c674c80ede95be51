// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

package import Drawing
public import Foundation

/// An image of the app. PNGs are drawn; files of other kinds are kept as they are and leave their place empty, as do
/// system symbols.
///
/// `@unchecked`: everything it stores is constant; a subclass that adds variables answers for them.
open class UIImage: NSObject, @unchecked Sendable {
    // Unchecked as the class is open: all that is stored here is constant.

    private let content: ImageContent?
    /// The name of a system symbol.
    package let symbolName: String?
    /// How the image is to be coloured.
    public let renderingMode: RenderingMode
    private let tint: UIColor?

    private init(
        content: ImageContent?, symbolName: String?, renderingMode: RenderingMode = .automatic, tint: UIColor? = nil
    ) {
        self.content = content
        self.symbolName = symbolName
        self.renderingMode = renderingMode
        self.tint = tint
    }

    /// The bytes of the file for this screen; nil for a system symbol.
    package var data: Data? { variant?.data }

    private var variant: ImageContent.Variant? {
        content.flatMap { content in content.variants.first { $0.scale >= 2 } ?? content.variants.last }
    }

    /// Pixels to a point.
    open var scale: CGFloat { variant?.scale ?? 1 }

    /// In points.
    open var size: CGSize { drawn(for: scale)?.size ?? .zero }

    /// The pixels for a screen, and their size in points; nil for an image without any.
    package func drawn(for scale: CGFloat) -> (bitmap: Bitmap, size: CGSize)? { content?.bitmap(for: scale) }

    /// The colour that the image was given itself, in certain surroundings.
    package func tint(in traits: UITraitCollection) -> Color? { tint?.color(in: traits) }

    /// An image without anything in it, by which apps take a bar's line or background away.
    public convenience override init() {
        self.init(content: nil, symbolName: nil)
    }

    /// The same image, to be coloured in a certain way.
    open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        UIImage(content: content, symbolName: symbolName, renderingMode: renderingMode, tint: tint)
    }

    /// The shape of the image in a colour.
    open func withTintColor(_ color: UIColor) -> UIImage {
        UIImage(content: content, symbolName: symbolName, renderingMode: renderingMode, tint: color)
    }

    /// The shape of the image in a colour, to be coloured in a certain way.
    open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        UIImage(content: content, symbolName: symbolName, renderingMode: renderingMode, tint: color)
    }

    /// The image as a PNG: the bytes of its file; nil where that is of another kind, as nothing is converted here.
    open func pngData() -> Data? {
        data.flatMap { $0.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) ? $0 : nil }
    }

    /// The image of a file, whose name says how fine it is, as `bread@2x.png` does; nil where it cannot be read.
    public convenience init?(contentsOfFile path: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        let stem = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
        let scale = [2, 3].first { stem.hasSuffix("@\($0)x") } ?? 1
        self.init(content: ImageContent([.init(data: data, scale: CGFloat(scale))]), symbolName: nil)
    }

    /// The image in the bytes of a file; nil where there are none.
    public convenience init?(data: Data) {
        self.init(data: data, scale: 1)
    }

    /// The image in the bytes of a file with so many pixels to a point; nil where there are none.
    public convenience init?(data: Data, scale: CGFloat) {
        guard !data.isEmpty, scale > 0, scale.isFinite else { return nil }
        self.init(content: ImageContent([.init(data: data, scale: scale)]), symbolName: nil)
    }

    /// An image of the app's bundle, with or without its extension; nil where there is none.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil)
    }

    /// An image of a bundle, with or without its extension, in all the variants there are for finer screens; nil where
    /// there is none, and nil means the app's bundle.
    public convenience init?(named name: String, in bundle: Bundle?) {
        let bundle = bundle ?? .main
        let plain = name as NSString
        let endings = plain.pathExtension.isEmpty ? ["png", "jpg", "jpeg", "pdf", "svg"] : [plain.pathExtension]
        let stem = plain.pathExtension.isEmpty ? name : plain.deletingPathExtension
        let variants = [(1, ""), (2, "@2x"), (3, "@3x")].compactMap { scale, suffix -> ImageContent.Variant? in
            let path = endings.lazy.compactMap { bundle.path(forResource: stem + suffix, ofType: $0) }.first
            return path.flatMap { FileManager.default.contents(atPath: $0) }
                .map { ImageContent.Variant(data: $0, scale: CGFloat(scale)) }
        }
        guard !variants.isEmpty else { return nil }
        self.init(content: ImageContent(variants), symbolName: nil)
    }

    /// A system symbol; every name is taken, as which there are is not known here.
    public convenience init?(systemName name: String) {
        guard !name.isEmpty else { return nil }
        self.init(content: nil, symbolName: name)
    }
}

extension UIImage {
    /// How an image is coloured.
    public enum RenderingMode: Int, Sendable {
        case automatic = 0
        case alwaysOriginal = 1
        case alwaysTemplate = 2
    }
}
