// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CDrawing
import Foundation
import Sentences
package import Shortcuts

/// Makes PDFs, and gives what is in them.
package struct PDFProcessor {
    let limits: ProcessingLimits

    package init(limits: ProcessingLimits) { self.limits = limits }

    /// What the type of a PDF is called.
    static let type = "com.adobe.pdf"
    private static let pointsPerInch = 72.0

    /// The text of each file, its pages one after the other.
    package func text(of files: [ContentFile]) throws(ShortcutFailure) -> Content {
        var output = OutputGathering(limits: limits)
        for file in files {
            let document = try PDFDocument(file, limits: limits)
            var text = ""
            for index in 0..<document.count {
                try limits.checkCancellation()
                let page = try document.text(ofPage: index)
                if !text.isEmpty, !page.isEmpty { text += "\n" }
                text += page
                guard text.utf8.count <= limits.outputBytes else { throw limits.overflow }
            }
            try output.append(text)
        }
        return output.content
    }

    /// A picture of each page.
    func pages(
        of files: [ContentFile], dotsPerInch: Double, isGray: Bool, type: String
    ) throws(ShortcutFailure) -> Content {
        guard dotsPerInch.isFinite, dotsPerInch > 0 else {
            throw ShortcutFailure(
                "pictures cannot have \(Number(dotsPerInch).text) dots per inch", remedy: "give a number above 0")
        }
        guard let type = PictureType(identifier: type) else {
            throw ShortcutFailure(
                "pictures cannot be written as \(FileTypes.fileExtension(of: type)?.uppercased() ?? type)",
                remedy: "choose another type, such as PNG or JPEG")
        }
        var output = OutputGathering(limits: limits)
        let writer = PictureWriter(limits: limits)
        for file in files {
            let document = try PDFDocument(file, limits: limits)
            for index in 0..<document.count {
                let picture = try self.picture(
                    of: index, document, scale: dotsPerInch / Self.pointsPerInch, isGray: isGray)
                let base = FileName.base(of: file.name)
                let name = document.count == 1 ? base : "\(base) \(index + 1)"
                try output.append(try writer.file(picture, name: "\(name).\(type.extensions[0])", type: type))
            }
        }
        return output.content
    }

    private func picture(
        of index: Int, _ document: PDFDocument, scale: Double, isGray: Bool
    ) throws(ShortcutFailure) -> Picture {
        let size = try document.size(ofPage: index)
        let sides = try limits.sides(
            max(size.width * scale, 1), max(size.height * scale, 1), of: "\(document.name), \(index + 1)")
        let picture = try Picture(width: sides.width, height: sides.height, name: document.name)
        var problem: ShortcutFailure?
        try picture.draw { context in
            cairo_set_source_rgba(context, 1, 1, 1, 1)
            cairo_paint(context)
            cairo_scale(context, Double(sides.width) / size.width, Double(sides.height) / size.height)
            do throws(ShortcutFailure) {
                try document.draw(page: index, in: context, isForPaper: false)
            } catch { problem = error }
        }
        if let problem { throw problem }
        picture.isClearInParts = false
        if isGray, let pixels = picture.pixels {
            beckon_pixels_gray(pixels, picture.stride, Int32(sides.width), Int32(sides.height))
            cairo_surface_mark_dirty(picture.surface)
        }
        return picture
    }

    /// A document of a picture, without a margin.
    func make(of picture: ContentFile) throws(ShortcutFailure) -> Content {
        try make(of: Content(.file(picture)), hasMargin: false, pages: nil, isShuffled: false)
    }

    /// One document of all that it is made of.
    func make(of content: Content, _ layout: DocumentRequest.PDFLayout) throws(ShortcutFailure) -> Content {
        try make(of: content, hasMargin: layout.hasMargin, pages: layout.pages, isShuffled: layout.isShuffled)
    }

    private func make(
        of content: Content, hasMargin: Bool, pages range: ClosedRange<Int>?, isShuffled: Bool
    ) throws(ShortcutFailure) -> Content {
        let coercion = Coercion(in: RunEnvironment())
        guard let first = content.first else { return .nothing }
        let sources = try PDFSources(limits: limits, coercion: coercion, hasMargin: hasMargin).sources(of: content)
        let lists = sources.map { chosen($0, range) }
        guard lists.contains(where: { !$0.isEmpty }) else {
            throw ShortcutFailure(
                "it has no pages from \(range?.lowerBound ?? 1) to \(range?.upperBound ?? 1)",
                remedy: "choose existing pages")
        }
        let pages = isShuffled ? Self.inTurn(lists) : lists.flatMap { $0 }
        guard pages.count <= limits.pages else {
            throw ShortcutFailure(
                "a PDF of \(pages.count) pages is too long", remedy: "use at most \(limits.pages)", kind: .tooMuch)
        }
        let name = coercion.name(first).replacing("/", with: "-")
        let data = try PDFWriter(limits: limits).write(pages)
        return Content(
            .file(ContentFile(name: "\(name.isEmpty ? "Document" : name).pdf", type: Self.type, data: data)))
    }

    private func chosen(_ source: any PDFSource, _ range: ClosedRange<Int>?) -> [PDFWriter.Page] {
        let all = 1...max(source.count, 1)
        guard source.count > 0, (range ?? all).overlaps(all) else { return [] }
        return (range ?? all).clamped(to: all).map { PDFWriter.Page(source: source, index: $0 - 1) }
    }

    /// The first page of each, the second page of each, and so on.
    private static func inTurn(_ lists: [[PDFWriter.Page]]) -> [PDFWriter.Page] {
        let longest = lists.map(\.count).max() ?? 0
        return (0..<longest).flatMap { index in lists.compactMap { index < $0.count ? $0[index] : nil } }
    }
}
