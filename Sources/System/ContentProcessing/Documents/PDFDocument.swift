// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CMedia
import Drawing
import Foundation
import Sentences
import Shortcuts

/// A PDF that is open.
final class PDFDocument {
    private let pdf: OpaquePointer
    /// Poppler reads in them as long as the document is open.
    private let bytes: UnsafeMutableBufferPointer<UInt8>
    private let name: String
    let pageCount: Int

    init(_ file: ContentFile, limits: ProcessingLimits) throws(ShortcutFailure) {
        let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: max(1, file.data.count))
        _ = file.data.copyBytes(to: bytes)
        var problem = [CChar](repeating: 0, count: 300)
        guard let pdf = beckon_pdf_open(bytes.baseAddress, file.data.count, &problem, problem.count) else {
            bytes.deallocate()
            throw ShortcutFailure(
                "the PDF ‘\(file.name)’ cannot be read: \(Picture.text(problem))", remedy: "give one that is whole and has no password")
        }
        (self.pdf, self.bytes, name) = (pdf, bytes, file.name)
        pageCount = Int(beckon_pdf_page_count(pdf))
        guard pageCount <= limits.pages else {
            throw ShortcutFailure(
                "the PDF ‘\(file.name)’ has more than \(limits.pages) pages", remedy: "give a shorter one", kind: .tooMuch)
        }
    }

    deinit {
        beckon_pdf_close(pdf)
        bytes.deallocate()
    }

    /// Opens a file, and closes it again.
    static func reading<Value>(
        _ file: ContentFile, limits: ProcessingLimits, _ body: (PDFDocument) throws(ShortcutFailure) -> Value
    ) throws(ShortcutFailure) -> Value { try body(try PDFDocument(file, limits: limits)) }

    /// Of all pages, a line end between them.
    var text: String {
        (0..<pageCount).map { page in
            guard let text = beckon_pdf_page_text(pdf, Int32(page)) else { return "" }
            defer { free(text) }
            return String(cString: text)
        }.joined(separator: "\n").trimmingCharacters(in: .newlines)
    }

    func add(page: Int, to maker: OpaquePointer) { beckon_pdf_add_page(maker, pdf, Int32(page)) }

    func picture(
        of page: Int, dotsPerInch: Double, isGray: Bool, _ limits: ProcessingLimits
    ) throws(ShortcutFailure) -> Bitmap {
        var (width, height) = (0.0, 0.0)
        _ = beckon_pdf_page_size(pdf, Int32(page), &width, &height)
        let scale = (dotsPerInch.isFinite ? min(max(dotsPerInch, 1), 1200) : 72) / 72
        let size = CGSize(width: (width * scale).rounded(.up), height: (height * scale).rounded(.up))
        guard size.width >= 1, size.height >= 1, size.width * size.height <= Double(limits.pixels) else {
            throw ShortcutFailure(
                "page \(page + 1) of ‘\(name)’ would have more than \(limits.pixels) pixels",
                remedy: "choose a lower resolution", kind: .tooMuch)
        }
        var pixels = [UInt8](repeating: 255, count: Int(size.width) * Int(size.height) * 4)
        guard beckon_pdf_page_draw(pdf, Int32(page), scale, &pixels, Int32(size.width), Int32(size.height)) else {
            throw ShortcutFailure("page \(page + 1) of ‘\(name)’ cannot be drawn", remedy: "leave it out")
        }
        if isGray { Self.makeGray(&pixels) }
        do throws(DrawingError) {
            return try Bitmap(width: Int(size.width), height: Int(size.height), bytes: pixels)
        } catch {
            throw ShortcutFailure(
                "page \(page + 1) of ‘\(name)’ cannot be drawn: \(error.description)", remedy: "choose a lower resolution")
        }
    }

    private static func makeGray(_ pixels: inout [UInt8]) {
        for place in stride(from: 0, to: pixels.count, by: 4) {
            let gray = GrayPicture.gray(pixels[place + 2], pixels[place + 1], pixels[place])
            (pixels[place], pixels[place + 1], pixels[place + 2]) = (gray, gray, gray)
        }
    }
}
