// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Descriptors
import Drawing
import Foundation

/// The file of an app's template image that fits a scale best.
///
/// As `UIImage(named:)` on Apple's systems: the name may lack `.png`, and files
/// with `@2x` and `@3x` before it are the same image, finer.
struct TemplateImageFile {
    /// The pixels that one point of the image is wide.
    let scale: Int
    private let name: String
    private let bytes: [UInt8]

    /// An icon of 105 by 105 pixels has a few thousand bytes.
    static let sizeLimit = 1 << 20

    /// - Throws: ``IconFlaw`` where the name leads out of the bundle, or to nothing that can be read.
    init(_ name: String, in bundle: URL, for wanted: IconStyle.Scale) throws(IconFlaw) {
        self.name = name
        let stem = name.hasSuffix(".png") ? String(name.dropLast(4)) : name
        guard Self.staysInside(stem) else {
            throw .template(name, "is no name of a file in the bundle", remedy: "write the file's name alone")
        }
        for scale in Self.scales(for: wanted) {
            let suffix = scale == 1 ? "" : "@\(scale)x"
            switch try Self.read("\(stem)\(suffix).png", of: name, in: bundle) {
            case let bytes?:
                self.scale = scale
                self.bytes = bytes
                return
            case nil: continue
            }
        }
        throw .template(name, "is not in the bundle", remedy: "add \(stem)@2x.png and \(stem)@3x.png to the app")
    }

    /// The image; of its pixels only how much they cover is used.
    ///
    /// - Throws: ``IconFlaw`` for what is not a PNG file, or one that is too large or has no transparency.
    func image() throws(IconFlaw) -> DecodedImage {
        let image = try picture()
        guard image.hasTransparency else {
            // A system shows such an image as a square of one color.
            throw .template(
                name, "has no transparency and would be a plain square",
                remedy: "draw the shape on a transparent ground")
        }
        return image
    }

    /// The image in its own colors.
    func picture() throws(IconFlaw) -> DecodedImage {
        try DecodedImage(bytes, name: name)
    }

    /// The wanted one, then finer ones, then coarser ones.
    private static func scales(for wanted: IconStyle.Scale) -> [Int] {
        [wanted.rawValue] + (wanted.rawValue..<4).dropFirst() + (1..<wanted.rawValue).reversed()
    }

    private static func staysInside(_ path: String) -> Bool {
        guard !path.isEmpty, path.utf8.count <= 1000, !path.utf8.contains(0) else { return false }
        return path.split(separator: "/", omittingEmptySubsequences: false).allSatisfy {
            !$0.isEmpty && $0 != "." && $0 != ".."
        }
    }

    /// Nil if there is no such file.
    private static func read(_ path: String, of name: String, in bundle: URL) throws(IconFlaw) -> [UInt8]? {
        do throws(PlainFile.Problem) {
            return try PlainFile.read(path, beneath: bundle.path(percentEncoded: false), limit: sizeLimit)
        } catch {
            switch error {
            case .absent: return nil
            case .link: throw .template(name, "is a link", remedy: "put the file itself there")
            case .noFile, .tooLarge, .system:
                throw .template(name, "cannot be read: \(error.reason)", remedy: "put a small PNG file in its place")
            }
        }
    }
}
