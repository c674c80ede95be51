// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CDrawing
import CMedia
import Drawing
import Foundation
import Sentences
import Shortcuts

/// A PDF that is read with Poppler; used by one thread.
final class PDFDocument {
    let name: String
    let count: Int
    private let document: OpaquePointer
    private let limits: ProcessingLimits

    /// The longest side of a page, in points: what PDF allows.
    static let longestSide = 14_400.0
    private static let encrypted = 1

    init(_ file: ContentFile, limits: ProcessingLimits) throws(ShortcutFailure) {
        try LoadedLibrary.loadPDF()
        name = file.name
        self.limits = limits
        guard let bytes = file.data.withUnsafeBytes({ g_bytes_new($0.baseAddress, $0.count) }) else {
            throw Picture.lackOfMemory(for: file.name)
        }
        defer { g_bytes_unref(bytes) }
        var opened: OpaquePointer?
        let error = GLibError.of { error in
            opened = poppler_document_new_from_bytes(bytes, nil, error)
            return opened != nil
        }
        guard let opened else {
            if error?.code == Self.encrypted {
                throw ShortcutFailure(
                    "‘\(file.name)’ is protected by a password", remedy: "save a copy without a password and use that"
                )
            }
            throw ShortcutFailure(
                "‘\(file.name)’ cannot be read as a PDF: \(error?.words ?? "no reason is given")",
                remedy: "check that the file is complete, or use another PDF")
        }
        document = opened
        count = Int(poppler_document_get_n_pages(opened))
        guard count <= limits.pages else {
            throw ShortcutFailure(
                "‘\(file.name)’ has \(count) pages", remedy: "use one with at most \(limits.pages)", kind: .tooMuch)
        }
    }

    deinit { g_object_unref(UnsafeMutableRawPointer(document)) }

    /// The text of a page, from 0.
    func text(ofPage index: Int) throws(ShortcutFailure) -> String {
        try withPage(index) { page in
            guard let text = poppler_page_get_text(page) else { return "" }
            defer { g_free(text) }
            return String(cString: text)
        }
    }

    /// How large a page is, in points.
    func size(ofPage index: Int) throws(ShortcutFailure) -> (width: Double, height: Double) {
        let size = try withPage(index) { page in
            var (width, height) = (0.0, 0.0)
            poppler_page_get_size(page, &width, &height)
            return (width: width, height: height)
        }
        guard size.width.isFinite, size.height.isFinite, size.width > 0, size.height > 0,
            size.width <= Self.longestSide, size.height <= Self.longestSide
        else {
            throw ShortcutFailure(
                "page \(index + 1) of ‘\(name)’ has \(Number(size.width).text) × \(Number(size.height).text) points",
                remedy: "use pages with sides of up to \(Int(Self.longestSide)) points", kind: .tooMuch)
        }
        return size
    }

    /// Draws a page with its upper left corner at the origin.
    ///
    /// - Parameter isForPaper: Whether the drawing is kept as lines and letters where it can be.
    func draw(page index: Int, in context: OpaquePointer, isForPaper: Bool) throws(ShortcutFailure) {
        try withPage(index) { page in
            cairo_save(context)
            if isForPaper {
                poppler_page_render_for_printing(page, context)
            } else {
                poppler_page_render(page, context)
            }
            cairo_restore(context)
        }
    }

    private func withPage<Value>(_ index: Int, _ body: (OpaquePointer) -> Value) throws(ShortcutFailure) -> Value {
        guard let page = poppler_document_get_page(document, Int32(clamping: index)) else {
            throw ShortcutFailure(
                "page \(index + 1) of ‘\(name)’ cannot be read", remedy: "check that the file is complete, or remove it"
            )
        }
        defer { g_object_unref(UnsafeMutableRawPointer(page)) }
        return body(page)
    }
}
