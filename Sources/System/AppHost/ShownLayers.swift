// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import AppBundle
package import Drawing
package import Foundation
package import Processes
import Signing
package import Wire

/// What an app shows at one moment.
package struct ShownLayers: Hashable, Sendable {
    /// The most that the images on an app's screen may have together, in bytes as PNGs.
    private static let imageLimit = 64 << 20
    /// So many, and so many bytes, are kept of those that were shown before.
    private static let (formerLimit, formerBytes) = (32, 8 << 20)

    /// Names the app's process: no other has it.
    package let process: UUID
    /// Counts what the app's process has shown.
    package internal(set) var number = 0
    package internal(set) var display: ScreenDisplay
    package private(set) var tree = LayerTree()
    /// The images in the layers by their numbers.
    package private(set) var images: [Int: Image] = [:]
    /// Images that were shown a short while ago, the latest last: a browser may still be on its way to them.
    private var former: [Image] = []
    /// Where a person may type.
    package private(set) var fields: [ScreenField] = []

    /// Whether the app has said that it shows nothing, as one without a window does.
    package var isEmpty: Bool { tree.roots.isEmpty }

    /// The image of a digest that is shown, or was a short while ago.
    package func image(_ digest: String) -> Data? {
        (images.values.first { $0.digest == digest } ?? former.last { $0.digest == digest })?.png
    }

    /// An image in a layer.
    package struct Image: Hashable, Sendable {
        package var png: Data
        /// Names it wherever it is shown; the same for the same bytes.
        package var digest: String
    }

    /// What describing and painting it counts against.
    package let account: WorkAccount

    init(process: UUID, display: ScreenDisplay, account: WorkAccount) {
        self.process = process
        self.display = display
        self.account = account
    }

    /// Takes over what has changed.
    ///
    /// - Parameters:
    ///   - isAll: Whether it is all there is.
    ///   - added: The images in it that were not told before.
    ///   - fields: All of them.
    /// - Throws: ``LayerTreeError`` and ``ShownLayersError`` where it does not fit.
    mutating func take(
        _ change: LayerChange, isAll: Bool, _ added: [ScreenLayers.Image], _ fields: [ScreenField]
    ) throws {
        if isAll { tree.removeAll() }
        try tree.apply(change)
        for image in added {
            guard let hash = ContentHash(of: Array(image.png)) else { throw ShownLayersError.noDigests }
            images[image.number] = Image(png: image.png, digest: hash.description)
        }
        let shown = tree.images
        former = (former + images.filter { !shown.contains($0.key) }.map(\.value)).suffix(Self.formerLimit)
        while former.reduce(0, { $0 + $1.png.count }) > Self.formerBytes { former.removeFirst() }
        images = images.filter { shown.contains($0.key) }
        guard images.values.reduce(0, { $0 + $1.png.count }) <= Self.imageLimit else {
            throw ShownLayersError.tooManyImages(limit: Self.imageLimit)
        }
        self.fields = fields
    }

    /// A person has scrolled a layer.
    mutating func scroll(_ layer: Int, x: Double, y: Double) { tree.scroll(layer, to: CGPoint(x: x, y: y)) }

    /// All of it as a picture, whose making counts as work for the app.
    ///
    /// What an app draws without end is not painted to its end, see ``PaintingLimits``.
    ///
    /// - Throws: ``DrawingError`` where there is no memory or no library; an image that cannot be read, or is one too
    ///   many, leaves its place empty. `CancellationError` where the app has ended.
    package func picture() async throws -> Bitmap { try await account.run { try draw() } }

    /// All of it as a picture's file, under the same conditions.
    package func quickPNG() async throws -> Data { try await account.run { try draw().quickPNG() } }

    private func draw() throws(DrawingError) -> Bitmap {
        let size = CGSize(width: display.size.width, height: display.size.height)
        let canvas = try Canvas(size: size, scale: Double(display.scale))
        // Behind the windows there is nothing.
        canvas.fill(Path(CGRect(origin: .zero, size: size)), with: .black)
        let painter = LayerPainter(layers: { tree[$0] }, images: bitmaps(within: PaintingLimits.screen.imageBytes))
        for root in tree.roots { painter.draw(root, on: canvas) }
        return try canvas.bitmap(within: .screen)
    }

    /// The images as pixels, which may be thousands of times as many bytes.
    private func bitmaps(within limit: Int) -> [Int: Bitmap] {
        var room = limit
        var bitmaps: [Int: Bitmap] = [:]
        for (number, image) in images.sorted(by: { $0.key < $1.key }) {
            do throws(DrawingError) {
                let size = try Bitmap.byteCount(ofPNG: image.png)
                guard size <= room else { continue }
                room -= size
                bitmaps[number] = try Bitmap(png: image.png)
            } catch {
                // Nobody can mend it but the app, whose screen shows the gap: browsers leave the place empty, too.
                continue
            }
        }
        return bitmaps
    }
}

/// Why what an app reports about its screen is not taken.
package enum ShownLayersError: Error, Hashable, CustomStringConvertible {
    /// The images on the screen have more bytes.
    case tooManyImages(limit: Int)
    /// libsodium cannot work.
    case noDigests

    package var description: String {
        switch self {
        case .tooManyImages(let limit): "its images together have more than \(limit >> 20) MiB"
        case .noDigests: "libsodium does not work on this machine, by which images are named"
        }
    }
}
