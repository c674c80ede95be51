// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import Shortcuts

/// Something that has pages for a PDF.
protocol PDFSource {
    /// How many.
    var count: Int { get }

    /// How large a page is, in points; pages are counted from 0.
    func size(ofPage index: Int) throws(ShortcutFailure) -> (width: Double, height: Double)

    /// Draws a page with its upper left corner at the origin.
    func draw(page index: Int, in context: OpaquePointer) throws(ShortcutFailure)
}

extension PDFDocument: PDFSource {
    func draw(page index: Int, in context: OpaquePointer) throws(ShortcutFailure) {
        try draw(page: index, in: context, isForPaper: true)
    }
}
