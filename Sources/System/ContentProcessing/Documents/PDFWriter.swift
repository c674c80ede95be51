// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CDrawing
import CMedia
import Drawing
import Foundation
import Sentences
import Shortcuts

/// Writes pages into a PDF.
struct PDFWriter {
    /// One page of something.
    struct Page {
        let source: any PDFSource
        let index: Int
    }

    let limits: ProcessingLimits

    func write(_ pages: [Page]) throws(ShortcutFailure) -> Data {
        try LoadedLibrary.loadPictures()
        let sink = OutputSink(limit: limits.outputBytes)
        guard let surface = beckon_pdf_create(sink.pointer, 595, 842) else { throw Picture.lackOfMemory(for: "PDF") }
        defer { cairo_surface_destroy(surface) }
        guard let context = cairo_create(surface) else { throw Picture.lackOfMemory(for: "PDF") }
        defer { cairo_destroy(context) }
        for page in pages {
            try limits.checkCancellation()
            let size = try page.source.size(ofPage: page.index)
            cairo_pdf_surface_set_size(surface, size.width, size.height)
            try page.source.draw(page: page.index, in: context)
            cairo_show_page(context)
            if sink.hasOverflowed { throw limits.overflow }
        }
        cairo_surface_finish(surface)
        if sink.hasOverflowed { throw limits.overflow }
        let status = cairo_surface_status(surface)
        guard status == CAIRO_STATUS_SUCCESS, cairo_status(context) == CAIRO_STATUS_SUCCESS else {
            let failed = status == CAIRO_STATUS_SUCCESS ? cairo_status(context) : status
            throw ShortcutFailure(
                "the PDF cannot be written: \(CairoSurface.words(for: failed))",
                remedy: "choose other pages")
        }
        return sink.take()
    }
}
