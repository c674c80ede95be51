// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The images of an asset catalogue (`Media.xcassets/add.imageset`), which Xcode compiles and Beckon lays out as files.
///
/// Contract: Apple's "Asset Catalog Format Reference", image set type.
struct ImageSet: Decodable {
    struct Image: Decodable {
        struct Appearance: Decodable {}

        var filename: String?
        /// Such as `2x`; absent for an image of one scale.
        var scale: String?
        var idiom: String?
        /// What a dark device, say, shows instead.
        var appearances: [Appearance]?
    }

    var images: [Image]?

    /// The longest `Contents.json` that is read, in bytes.
    private static let sizeLimit = 1 << 20
    private static let scales = ["1x": "", "2x": "@2x", "3x": "@3x"]

    /// Where a bundle has an image of a target's folder; nil for one that belongs to something else, such as an app
    /// icon.
    ///
    /// - Throws: ``InstallError`` when the image set's `Contents.json` can't be read.
    static func place(of file: URL, in target: URL) throws(InstallError) -> URL? {
        let folder = file.deletingLastPathComponent()
        let inside = file.pathComponents.dropFirst(target.pathComponents.count)
        guard inside.contains(where: { $0.hasSuffix(".xcassets") }) else { return file }
        guard folder.pathExtension == "imageset", Disk.isFile(folder.appending(path: "Contents.json")),
            let suffix = try read(folder).suffix(of: file.lastPathComponent)
        else { return nil }
        // Out of the catalogue, beside it: what stands in a bundle's root is found by its name.
        let name = folder.deletingPathExtension().lastPathComponent
        return target.appending(path: "\(name)\(suffix).png")
    }

    /// `@2x`, say; nil for a file that the set does not name, or names for a special device.
    private func suffix(of file: String) -> String? {
        let image = images?.first { image in
            image.filename == file && (image.appearances ?? []).isEmpty
                && ["universal", "iphone", nil].contains(image.idiom)
        }
        return image.flatMap { Self.scales[$0.scale ?? "1x"] }
    }

    private static func read(_ folder: URL) throws(InstallError) -> ImageSet {
        let file = folder.appending(path: "Contents.json")
        let data = try Disk.read(file, limit: sizeLimit)
        do {
            return try JSONDecoder().decode(ImageSet.self, from: data)
        } catch {
            throw InstallError(
                .badBundle, file.path, reason: "it is no description of an image set: \(error.localizedDescription)",
                remedy: "write it again with Xcode")
        }
    }
}
