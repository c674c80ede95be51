// SPDX-FileCopyrightText: 2026 The Beckon authors
// SPDX-License-Identifier: Apache-2.0

import CMedia
import Drawing
import Foundation
import Sentences
import Shortcuts

/// What shortcuts ask of PDFs, by poppler and Cairo.
struct PDFProcessor {
    /// A4, in points.
    private static let page = CGSize(width: 595, height: 842)
    private static let margin = 54.0

    private let limits: ProcessingLimits

    init(limits: ProcessingLimits) { self.limits = limits }

    func content(for request: DocumentRequest) throws(ShortcutFailure) -> Content {
        switch request {
        case .textOfPDF(let files):
            return Content(
                try files.map { file throws(ShortcutFailure) in
                    try PDFDocument.reading(file, limits: limits) { ContentItem(.text($0.text)) }
                })
        case .pagesOfPDF(let files, let dotsPerInch, let isGray, let type):
            var pages: [ContentItem] = []
            for file in files {
                pages += try PDFDocument.reading(file, limits: limits) { document throws(ShortcutFailure) in
                    try (0..<document.pageCount).map { page throws(ShortcutFailure) in
                        let bitmap = try document.picture(of: page, dotsPerInch: dotsPerInch, isGray: isGray, limits)
                        let name = "\((file.name as NSString).deletingPathExtension) \(page + 1)"
                        return ContentItem(.file(try Picture(bitmap, name: name, type: type).file(as: type)))
                    }
                }
            }
            return Content(pages)
        case .makePDF(let content, let layout): return try made(of: content, layout)
        default: return .nothing
        }
    }

    // MARK: - Making

    private func made(
        of content: Content, _ layout: DocumentRequest.PDFLayout
    ) throws(ShortcutFailure) -> Content {
        guard let maker = beckon_pdf_begin() else {
            throw ShortcutFailure("there is no memory for the PDF", remedy: "make it of less", kind: .tooMuch)
        }
        var memory = beckon_memory()
        let problem: ShortcutFailure?
        do throws(ShortcutFailure) {
            try fill(maker, with: content, layout)
            problem = nil
        } catch {
            problem = error
        }
        // Ended in any case, for what it holds.
        let isMade = beckon_pdf_end(maker, &memory)
        if let problem {
            if isMade { beckon_memory_free(memory) }
            throw problem
        }
        guard isMade else { throw ShortcutFailure("the PDF cannot be made", remedy: "make it of less") }
        let name = content.first.map { (Self.title(of: $0) as NSString).deletingPathExtension } ?? "Document"
        return Content(
            .file(ContentFile(name: "\(name.isEmpty ? "Document" : name).pdf", type: "com.adobe.pdf", data: Data(memory))))
    }

    private static func title(of item: ContentItem) -> String {
        if case .file(let file) = item.value { return item.name ?? file.name }
        return item.name ?? "Document"
    }

    private func fill(
        _ maker: OpaquePointer, with content: Content, _ layout: DocumentRequest.PDFLayout
    ) throws(ShortcutFailure) {
        let items = content.items
        let documents = items.compactMap { item -> ContentFile? in
            if case .file(let file) = item.value, file.type == "com.adobe.pdf" { file } else { nil }
        }
        if documents.count == items.count {
            return try join(documents, layout, into: maker)
        }
        for item in items { try add(item, layout, to: maker) }
    }

    private func add(
        _ item: ContentItem, _ layout: DocumentRequest.PDFLayout, to maker: OpaquePointer
    ) throws(ShortcutFailure) {
        if case .file(let file) = item.value, file.type == "com.adobe.pdf" {
            return try join([file], layout, into: maker)
        }
        let margin = layout.hasMargin ? Self.margin : 0
        if case .file(let file) = item.value, FileTypes.conforms(file.type, to: .image) {
            let bitmap = try Picture(file, limits: limits).bitmap
            // Without a margin the page is as the picture is; with one it is a sheet of paper.
            let page = layout.hasMargin ? Self.page : bitmap.size
            beckon_pdf_add_picture(
                maker, bitmap.bytes, Int32(bitmap.width), Int32(bitmap.height), page.width, page.height, margin)
            return
        }
        let text = Coercion(in: RunEnvironment()).text(item).replacing("\0", with: "")
        let isWhole = beckon_pdf_add_text(
            maker, text, Self.page.width, Self.page.height, max(margin, 36), Int32(limits.pages))
        guard isWhole else { throw tooLong() }
    }

    /// One document after the other, or their pages in turn.
    private func join(
        _ files: [ContentFile], _ layout: DocumentRequest.PDFLayout, into maker: OpaquePointer
    ) throws(ShortcutFailure) {
        var documents: [PDFDocument] = []
        for file in files { documents.append(try PDFDocument(file, limits: limits)) }
        var order = documents.flatMap { document in (0..<document.pageCount).map { (document, $0) } }
        if layout.isShuffled {
            order = (0..<(documents.map(\.pageCount).max() ?? 0)).flatMap { page in
                documents.filter { page < $0.pageCount }.map { ($0, page) }
            }
        }
        guard order.count <= limits.pages else { throw tooLong() }
        for (number, place) in order.enumerated() where layout.pages?.contains(number + 1) ?? true {
            place.0.add(page: place.1, to: maker)
        }
    }

    private func tooLong() -> ShortcutFailure {
        ShortcutFailure("the PDF would have more than \(limits.pages) pages", remedy: "make it of less", kind: .tooMuch)
    }
}
