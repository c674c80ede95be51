// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CDrawing
import CMedia
import Foundation
import Shortcuts

/// A picture that is a page.
struct PDFPicture: PDFSource {
    private let file: ContentFile
    private let paper: PDFPaper?
    private let reader: PictureReader
    private let sides: (width: Double, height: Double)

    let count = 1

    /// - Parameter paper: Where it is put on; nil if the page is as large as it, a point for each pixel.
    init(_ file: ContentFile, on paper: PDFPaper?, limits: ProcessingLimits) throws(ShortcutFailure) {
        self.file = file
        self.paper = paper
        reader = PictureReader(limits: limits)
        let sides = try reader.sides(of: file)
        self.sides = (Double(sides.width), Double(sides.height))
    }

    func size(ofPage index: Int) -> (width: Double, height: Double) {
        if let paper { return (paper.width, paper.height) }
        let scale = min(1, PDFDocument.longestSide / max(sides.width, sides.height))
        return (max(sides.width * scale, 1), max(sides.height * scale, 1))
    }

    /// The pixels are read only now, so that those of many pictures are not held at once.
    func draw(page index: Int, in context: OpaquePointer) throws(ShortcutFailure) {
        let picture = try reader.picture(file)
        // The bytes of a JPEG are taken over as they are, but not what the camera wrote.
        if picture.details.exif?.orientation ?? 1 == 1, let bare = JPEGSegments.bare(file.data) {
            let isSet = bare.withUnsafeBytes {
                beckon_surface_set_jpeg(
                    picture.surface, $0.baseAddress?.assumingMemoryBound(to: UInt8.self), $0.count)
            }
            guard isSet else { throw Picture.lackOfMemory(for: file.name) }
        }
        let page = size(ofPage: index)
        let margin = paper?.margin ?? 0
        let scale = min(
            (page.width - 2 * margin) / sides.width, (page.height - 2 * margin) / sides.height, paper == nil ? 10 : 1)
        cairo_save(context)
        cairo_translate(context, (page.width - sides.width * scale) / 2, (page.height - sides.height * scale) / 2)
        cairo_scale(context, scale, scale)
        cairo_set_source_surface(context, picture.surface, 0, 0)
        cairo_paint(context)
        cairo_restore(context)
    }
}
