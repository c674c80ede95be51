// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

/// An image file of the app: its name and its bytes. It is not decoded yet.
///
/// `@unchecked`: everything it stores is constant; a subclass that adds variables answers for them.
open class UIImage: NSObject, @unchecked Sendable {
    // Unchecked as the class is open: all that is stored here is constant.

    /// The bytes of the file; nil for a system symbol.
    package let data: Data?
    /// The name of a system symbol.
    package let symbolName: String?

    /// How the image is to be coloured.
    public let renderingMode: RenderingMode

    private init(data: Data?, symbolName: String?, renderingMode: RenderingMode = .automatic) {
        self.data = data
        self.symbolName = symbolName
        self.renderingMode = renderingMode
    }

    /// An image without anything in it, by which apps take a bar's line or background away.
    public convenience override init() {
        self.init(data: nil, symbolName: nil)
    }

    /// The same image, to be coloured in a certain way.
    open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        UIImage(data: data, symbolName: symbolName, renderingMode: renderingMode)
    }

    /// The image as a PNG: the bytes of its file; nil where that is of another kind, as nothing is converted here.
    open func pngData() -> Data? {
        data.flatMap { $0.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) ? $0 : nil }
    }

    /// The image of a file; nil where it cannot be read.
    public convenience init?(contentsOfFile path: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        self.init(data: data, symbolName: nil)
    }

    /// The image in the bytes of a file; nil where there are none.
    public convenience init?(data: Data) {
        guard !data.isEmpty else { return nil }
        self.init(data: data, symbolName: nil)
    }

    /// An image of the app's bundle, with or without its extension; nil where there is none.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil)
    }

    /// An image of a bundle, with or without its extension; nil where there is none, and nil means the app's bundle.
    public convenience init?(named name: String, in bundle: Bundle?) {
        let bundle = bundle ?? .main
        let plain = name as NSString
        let endings = plain.pathExtension.isEmpty ? ["png", "jpg", "jpeg", "pdf", "svg"] : [plain.pathExtension]
        let stems = [plain.deletingPathExtension, plain.deletingPathExtension + "@2x"]
        let paths = stems.lazy.flatMap { stem in endings.map { (stem, $0) } }
            .compactMap { bundle.path(forResource: $0, ofType: $1) }
        guard let path = paths.first else { return nil }
        self.init(contentsOfFile: path)
    }

    /// A system symbol; every name is taken, as which there are is not known here.
    public convenience init?(systemName name: String) {
        guard !name.isEmpty else { return nil }
        self.init(data: nil, symbolName: name)
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
