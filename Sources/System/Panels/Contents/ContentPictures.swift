// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Conversation
import Descriptors
import Drawing
import Foundation
import IntentValues

/// Finds the pictures of a panel's content: PNG files in the app's bundle, or PNG bytes that came with a value.
///
/// An address is never asked: a panel tells nobody that it is looked at. A picture that can't be had has a sign in its
/// place.
struct ContentPictures {
    /// An artwork of 1 024 by 1 024 pixels has a megabyte or two.
    private static let sizeLimit = 4 << 20
    /// The longest side, in pixels.
    private static let sideLimit = 2048
    /// The pictures of the first rows; more have no room on a panel.
    private static let mostPictures = 12

    /// The app's own folders, in which a name is looked for.
    let bundles: [URL]

    func bitmaps(of content: PanelContent) -> [PanelImage: Bitmap] {
        var bitmaps: [PanelImage: Bitmap] = [:]
        for image in content.pictures.prefix(Self.mostPictures) {
            bitmaps[image] = bytes(of: image).flatMap(Self.bitmap)
        }
        return bitmaps
    }

    private func bytes(of image: PanelImage) -> Data? {
        switch image.value {
        case .data(let data): data.count <= Self.sizeLimit ? data : nil
        case .named(let name): file(name)
        case .system, .url: nil
        }
    }

    /// The finest of the files that a name stands for, as `UIImage(named:)` has it.
    private func file(_ name: String) -> Data? {
        let stem = name.hasSuffix(".png") ? String(name.dropLast(4)) : name
        let parts = stem.split(separator: "/", omittingEmptySubsequences: false)
        guard !stem.isEmpty, stem.utf8.count <= 1000, !stem.utf8.contains(0),
            parts.allSatisfy({ !$0.isEmpty && $0 != "." && $0 != ".." })
        else { return nil }
        for bundle in bundles {
            for suffix in ["@3x", "@2x", ""] {
                if let data = read("\(stem)\(suffix).png", in: bundle) { return data }
            }
        }
        return nil
    }

    /// A file that is absent, a link or too large is no picture; the sign that stands for it shows so.
    private func read(_ path: String, in bundle: URL) -> Data? {
        do throws(PlainFile.Problem) {
            return Data(
                try PlainFile.read(path, beneath: bundle.path(percentEncoded: false), limit: Self.sizeLimit))
        } catch {
            return nil
        }
    }

    /// Nil for what is not a PNG, and for one that is too large to be decoded for a panel.
    private static func bitmap(_ png: Data) -> Bitmap? {
        guard sides(of: png).map({ max($0.width, $0.height) <= sideLimit }) ?? false else { return nil }
        do throws(DrawingError) { return try Bitmap(png: png) } catch { return nil }
    }

    /// As the header of a PNG tells them, see PNG (ISO/IEC 15948), 11.2.2.
    private static func sides(of png: Data) -> (width: Int, height: Int)? {
        let header = Array(png.prefix(24))
        guard header.count == 24 else { return nil }
        func number(at start: Int) -> Int { header[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
        return (number(at: 16), number(at: 20))
    }
}
