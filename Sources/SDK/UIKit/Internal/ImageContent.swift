// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Drawing
import Foundation
import Synchronization

/// The pixels of an image, decoded when they are needed.
final class ImageContent: Sendable {
    /// One form of the image, and how many pixels of it a point has.
    struct Variant: Sendable {
        enum Source: Sendable {
            /// A file's bytes.
            case file(Data)
            /// What an app has drawn.
            case drawn(Bitmap)
        }

        let source: Source
        let scale: CGFloat

        init(_ source: Source, scale: CGFloat) {
            self.source = source
            self.scale = scale
        }

        var data: Data? { if case .file(let data) = source { data } else { nil } }
    }

    /// The coarsest first.
    let variants: [Variant]
    private let decoded = Mutex<[Int: Bitmap?]>([:])

    init(_ variants: [Variant]) { self.variants = variants.sorted { $0.scale < $1.scale } }

    /// An image that was drawn rather than read.
    convenience init(_ bitmap: Bitmap, scale: CGFloat) { self.init([Variant(.drawn(bitmap), scale: scale)]) }

    /// The image for a screen, and its size in points; nil if it is of a kind that is not read here.
    func bitmap(for scale: CGFloat) -> (bitmap: Bitmap, size: CGSize)? {
        guard let index = variants.firstIndex(where: { $0.scale >= scale }) ?? variants.indices.last else { return nil }
        let variant = variants[index]
        let bitmap = decoded.withLock { decoded in
            if let known = decoded[index] { return known }
            let bitmap = Self.bitmap(of: variant.source)
            decoded[index] = bitmap
            return bitmap
        }
        return bitmap.map {
            ($0, CGSize(width: CGFloat($0.width) / variant.scale, height: CGFloat($0.height) / variant.scale))
        }
    }

    private static func bitmap(of source: Variant.Source) -> Bitmap? {
        switch source {
        case .drawn(let bitmap): return bitmap
        case .file(let data):
            do throws(DrawingError) {
                return ImageKind(of: data) == .png ? try Bitmap(png: data) : try Bitmap(picture: data)
            } catch {
                Complaint.write("an image cannot be drawn: \(error)")
                return nil
            }
        }
    }
}

/// What kind of image a file holds, by its first bytes: those that Apple's systems read.
enum ImageKind: CaseIterable {
    case png, jpeg, gif, tiff, bitmap, icon, webP, heif, jpeg2000

    /// Nil for bytes of no image.
    init?(of data: Data) {
        guard let kind = Self.allCases.first(where: { $0.fits(data) }) else { return nil }
        self = kind
    }

    private func fits(_ data: Data) -> Bool {
        switch self {
        case .png: data.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
        case .jpeg: data.starts(with: [0xFF, 0xD8, 0xFF])
        case .gif: data.starts(with: Data("GIF8".utf8))
        case .tiff: data.starts(with: [0x49, 0x49, 0x2A, 0]) || data.starts(with: [0x4D, 0x4D, 0, 0x2A])
        case .bitmap: data.starts(with: Data("BM".utf8))
        case .icon: data.starts(with: [0, 0, 1, 0])
        case .webP: data.starts(with: Data("RIFF".utf8)) && data.dropFirst(8).starts(with: Data("WEBP".utf8))
        case .heif: data.dropFirst(4).starts(with: Data("ftyp".utf8))
        case .jpeg2000: data.starts(with: [0, 0, 0, 0x0C, 0x6A, 0x50])
        }
    }
}

/// A system symbol at a size: lines that are drawn, not pixels.
struct SymbolContent: Hashable, Sendable {
    let name: String
    let symbol: Symbol
    var configuration = Configuration()

    /// What an image's ``UIImage/SymbolConfiguration`` asks for; nil leaves it as it is.
    struct Configuration: Hashable, Sendable {
        var pointSize: CGFloat?
        var weight: UIImage.SymbolWeight?
        var scale: UIImage.SymbolScale?

        /// What another one asks for, and of this one what that leaves open.
        func applying(_ other: Configuration) -> Configuration {
            Configuration(
                pointSize: other.pointSize ?? pointSize, weight: other.weight ?? weight, scale: other.scale ?? scale)
        }
    }

    /// The symbol of a name; nil for one that has no drawing here.
    init?(named name: String) {
        guard let symbol = Symbol(named: name) else { return nil }
        self.name = name
        self.symbol = symbol
    }

    /// In points. Beside text of the same size a symbol is a little taller than its capital letters.
    var size: CGSize {
        let side = points * 1.2 * (configuration.scale ?? .default).factor
        return CGSize(width: side.rounded(), height: side.rounded())
    }

    /// How far from its lower edge text stands that the symbol is beside, so that its capital letters have their middle
    /// where the symbol has its own; in points.
    var baselineOffset: CGFloat { (size.height - UIFont.systemFont(ofSize: points).capHeight) / 2 }

    private var points: CGFloat {
        let points = configuration.pointSize ?? UIFont.labelFontSize
        return points.isFinite ? min(max(points, 1), 1000) : UIFont.labelFontSize
    }

    /// Draws the symbol into a rectangle, in one color.
    func draw(on canvas: Canvas, in rect: CGRect, color: Color) {
        let weight = (configuration.weight ?? .regular).fontWeight().rawValue
        do throws(DrawingError) {
            try canvas.draw(symbol, in: rect, color: color, weight: max(0, Double(weight)))
        } catch {
            Complaint.write("the symbol ‘\(name)’ cannot be drawn: \(error)")
        }
    }
}
