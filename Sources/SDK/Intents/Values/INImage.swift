// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import IntentValues

/// A picture, loaded from its source when it is drawn.
open class INImage: NSObject, NSCopying, NSSecureCoding {
    let value: ImageValue
    /// The size wanted, in points; 0 by 0 for the picture's own.
    let size: (width: Double, height: Double)

    /// An image of the app's bundle.
    public convenience init(named name: String) { self.init(.named(name)) }

    /// Encoded image bytes, PNG or JPEG.
    public convenience init(imageData: Data) { self.init(.data(imageData)) }

    /// An image at a place; nil when the URL is empty.
    public convenience init?(url URL: URL) { self.init(url: URL, width: 0, height: 0) }

    /// An image at a place, drawn in a size of so many points; nil when the URL is empty or the size negative.
    public convenience init?(url URL: URL, width: Double, height: Double) {
        guard !URL.absoluteString.isEmpty, width >= 0, height >= 0 else { return nil }
        self.init(.url(URL), width: width, height: height)
    }

    /// A symbol of the system.
    public class func systemImageNamed(_ systemImageName: String) -> Self {
        self.init(source: ImageSource(value: .system(systemImageName)))
    }

    init(_ value: ImageValue, width: Double = 0, height: Double = 0) {
        self.value = value
        self.size = (width, height)
    }

    /// An image by its source, made by the system.
    @_spi(Generated) public required convenience init(source: ImageSource) { self.init(source.value) }

    /// Itself: an image does not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Equal when source and size are.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? INImage else { return false }
        return other.value == value && other.size == size
    }

    /// Agrees with ``isEqual(_:)``.
    open override var hash: Int { value.hashValue }

    struct Archive: Codable {
        var source: ImageValue
        var width: Double
        var height: Double
    }

    /// Always true: the archive contains JSON.
    open class var supportsSecureCoding: Bool { true }

    /// Writes the source, not the picture behind it, into a keyed archive.
    open func encode(with coder: NSCoder) { coder.encodeJSON { archive } }

    /// As it is archived, alone or in what it belongs to.
    var archive: Archive { Archive(source: value, width: size.width, height: size.height) }

    /// Decodes an archive from ``encode(with:)``; nil if it is damaged.
    public required convenience init?(coder: NSCoder) {
        guard let archive = coder.decodeJSON(Archive.self) else { return nil }
        self.init(archive)
    }

    convenience init(_ archive: Archive) {
        self.init(archive.source, width: archive.width, height: archive.height)
    }
}

/// Where an image comes from, closed to everyone but this SDK.
@_spi(Generated) public struct ImageSource {
    let value: ImageValue
}
